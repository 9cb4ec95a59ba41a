import { ApiError } from '@motohaat/api/errors';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { type PlaceInList, usePage } from './use-page.ts';

const badCursor = new ApiError({ status: 400, code: 'bad_cursor', message: 'Start again.' });
const query = (changes: object) => ({
  data: undefined,
  isPlaceholderData: false,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  refetch: () => Promise.resolve(),
  ...changes,
});
const place = (changes: Partial<PlaceInList> = {}) => ({
  cursor: undefined,
  previous: undefined,
  next: vi.fn(),
  restart: vi.fn(),
  ...changes,
});

test.each([
  ['the only one', {}, undefined, undefined],
  ['the first', {}, 'c2', [false, true]],
  ['in the middle', { cursor: 'c2', previous: vi.fn() }, 'c3', [true, true]],
  ['the last', { cursor: 'c3', previous: vi.fn() }, undefined, [true, false]],
])('a page that is %s leads to those beside it', (_what, where, next, ways) => {
  const at = place(where);
  const { result } = renderHook(() => usePage(query({ data: { rows: ['a'], next } }), at));
  const pages = result.current.status === 'ready' ? result.current.pages : undefined;
  expect(pages && [Boolean(pages.previous), Boolean(pages.next)]).toEqual(ways);
  pages?.next?.();
  if (pages?.next) expect(at.next).toHaveBeenCalledExactlyOnceWith(next);
});

test('a stale cursor leads to the first page by itself, once, and shows no failure meanwhile', () => {
  const at = place({ cursor: 'stale', previous: vi.fn() });
  const stale = query({ failureCount: 1, failureReason: badCursor });
  const { result, rerender } = renderHook(() => usePage(stale, at));
  expect(result.current).toEqual({ status: 'loading' });
  rerender();
  expect(at.restart).toHaveBeenCalledOnce();
});

test('a first page that is refused for its cursor is a failure, and not asked for again for ever', () => {
  const at = place();
  const { result } = renderHook(() =>
    usePage(query({ failureCount: 1, failureReason: badCursor }), at),
  );
  expect(result.current.status).toBe('failed');
  expect(at.restart).not.toHaveBeenCalled();
});
