import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ToastsPlace } from './toasts-place.tsx';
import { createToasts, toastStore } from './toasts.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Code that draws toasts; it comes, or fails, when the test says so. */
function scene() {
  const shown: string[] = [];
  const module = {
    Toaster: () => <p>the toaster</p>,
    showToast: (kind: string, message: string) => void shown.push(`${kind}: ${message}`),
  };
  const load = vi.fn<() => Promise<typeof module>>();
  render(<ToastsPlace />);
  return { shown, module, load, toasts: createToasts(load) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  toastStore.setState({ plain: [] }, true);
  vi.useRealTimers();
});

it('shows toasts that were asked for before their code was here, once and in order', async () => {
  const { shown, module, load, toasts } = scene();
  let arrive: ((value: typeof module) => void) | undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  toasts.error('First');
  toasts.success('Second');
  await pass(1000);
  expect(shown).toEqual([]);
  arrive?.(module);
  await pass(10_000);
  expect(shown).toEqual(['error: First', 'success: Second']);
  expect(screen.getByText('the toaster')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says a toast in plain words, for 6 s, when their code fails, and tries again with the next', async () => {
  const { shown, module, load, toasts } = scene();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
  toasts.error('No connection. Try again.');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  await pass(5900);
  expect(screen.getByRole('alert')).toBeTruthy();
  await pass(200);
  expect(screen.queryByRole('alert')).toBeNull();
  toasts.success('Saved');
  await pass(0);
  expect(shown).toEqual(['success: Saved']);
});

it('does not keep a person waiting for code that hangs', async () => {
  const { load, toasts } = scene();
  load.mockReturnValue(new Promise(() => {}));
  toasts.error('Only buyers can book.');
  await pass(1600);
  expect(screen.getByRole('alert').textContent).toBe('Only buyers can book.');
});

it('fetches the code ahead of time and says nothing when that fails', async () => {
  const { shown, module, load, toasts } = scene();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
  toasts.prepare();
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  toasts.message('Hello');
  await pass(0);
  expect(shown).toEqual(['message: Hello']);
});
