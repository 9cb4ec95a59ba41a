import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { UploadState } from './upload-state.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function seconds(count: number): void {
  act(() => {
    vi.advanceTimersByTime(count * 1_000);
  });
}

test('a photo that does not move is said to wait, until it moves again', () => {
  const { container, rerender } = render(<UploadState part={0.304} />);
  const show = (part: number) => rerender(<UploadState part={part} />);
  expect(container.textContent).toBe('Uploading… 30 %');
  seconds(2);
  show(0.4);
  seconds(2);
  expect(container.textContent).toBe('Uploading… 40 %');
  seconds(1);
  expect(container.textContent).toBe('Waiting for the server…');
  show(1);
  expect(container.textContent).toBe('Checking the photo…');
  seconds(3);
  expect(container.textContent).toBe('Waiting for the server…');
});
