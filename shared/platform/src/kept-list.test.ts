import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { createEvents } from './events.ts';
import { type ProvidedPlatform, providePlatform } from './index.ts';
import { keptList } from './kept-list.ts';
import {
  findRecentSearches,
  forgetSearches,
  labelOf,
  rememberSearch,
  useRecentSearches,
} from './recent-searches.ts';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

providePlatform({ events: createEvents() } as ProvidedPlatform);

const numbers = keptList<number>({
  name: 'numbers.1',
  most: 3,
  keyOf: String,
  isItem: (item): item is number => typeof item === 'number',
});

test('keeps the latest first, each once, and no more than there is room for', () => {
  for (const number of [1, 2, 3, 1, 4]) numbers.add(number);
  expect(numbers.read()).toEqual([4, 1, 3]);
  numbers.remove('1');
  expect(numbers.read()).toEqual([4, 3]);
  numbers.clear();
  expect(numbers.read()).toEqual([]);
});

test.each(['"text"', '{}', '["x",null,{}]', '[', ''])(
  'takes %s in the storage for nothing kept',
  (text) => {
    localStorage.setItem('motohaat.draft.numbers.1', text);
    expect(numbers.read()).toEqual([]);
  },
);

test('works without a storage, and keeps nothing', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  numbers.add(1);
  numbers.clear();
  expect(numbers.read()).toEqual([]);
});

test('shows what is kept as it changes, and gives the same list until then', () => {
  const { result, rerender } = renderHook(numbers.useItems);
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  act(() => numbers.add(7));
  expect(result.current).toEqual([7]);
});

test('keeps a search once, whatever its order, under its name in each language', () => {
  const address = { brand: 'bajaj', district: 'dhaka' };
  rememberSearch(address, 'Bajaj, Dhaka', 'en');
  rememberSearch({ q: 'r15' }, 'r15', 'en');
  rememberSearch({ ...address, sort: 'price' }, 'বাজাজ, ঢাকা', 'bn');
  rememberSearch({ sort: 'price' }, 'All bikes', 'en');
  const { result } = renderHook(useRecentSearches);
  const [first, second] = result.current;
  expect(result.current).toHaveLength(2);
  expect(first && [labelOf(first, 'en'), labelOf(first, 'bn')]).toEqual([
    'Bajaj, Dhaka',
    'বাজাজ, ঢাকা',
  ]);
  expect(second && labelOf(second, 'bn')).toBe('r15');
  expect(findRecentSearches('', 'bn').map(({ name }) => name)).toEqual(['বাজাজ, ঢাকা', 'r15']);
  expect(findRecentSearches('BAJ', 'en').map(({ search }) => search)).toEqual([
    { ...address, sort: 'price' },
  ]);
  act(() => forgetSearches());
  expect(result.current).toEqual([]);
});
