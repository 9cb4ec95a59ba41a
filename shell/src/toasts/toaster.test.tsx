import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { showToast, Toaster } from './toaster.tsx';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tellVisibility = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const leaving = 300;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => toast.remove());
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['success', 2000, 'status'],
  ['error', 4000, 'alert'],
  ['message', 4000, 'status'],
] as const)('shows a %s for %i ms, announced as %s', (kind, duration, role) => {
  act(() => showToast(kind, 'Hello'));
  expect(screen.getByRole(role).textContent).toContain('Hello');
  pass(duration - 50);
  expect(screen.queryByText('Hello')).toBeTruthy();
  pass(100);
  pass(leaving);
  expect(screen.queryByText('Hello')).toBeNull();
});

it('holds its time under the pointer', () => {
  act(() => showToast('success', 'Hello'));
  const card = screen.getByRole('status');
  fireEvent.pointerEnter(card.parentElement as Element);
  pass(10_000);
  expect(screen.queryByText('Hello')).toBeTruthy();
  fireEvent.pointerLeave(card.parentElement as Element);
  pass(2100);
  pass(leaving);
  expect(screen.queryByText('Hello')).toBeNull();
});

it('holds its time while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => showToast('success', 'Hello'));
  tellVisibility();
  pass(10_000);
  expect(screen.queryByText('Hello')).toBeTruthy();
  hidden.mockReturnValue(false);
  tellVisibility();
  pass(2100);
  pass(leaving);
  expect(screen.queryByText('Hello')).toBeNull();
});

it('keeps at most 20', () => {
  act(() => {
    for (let count = 1; count <= 25; count += 1) showToast('message', `Toast ${count}.`);
  });
  expect(screen.getAllByRole('status')).toHaveLength(20);
});

it('goes when its button is pressed', () => {
  act(() => showToast('error', 'Hello'));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  pass(leaving);
  expect(screen.queryByText('Hello')).toBeNull();
});
