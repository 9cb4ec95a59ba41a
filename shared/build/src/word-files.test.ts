import { expect, test } from 'vitest';

import { groupOfAll } from './word-files.ts';

const routes = ['list', 'one'].map((id) => ({
  id,
  path: `/${id}`,
  title: { en: id, bn: id },
  frame: 'dashboard' as const,
}));

test('formats come with a group that each page names, and else with the common one', () => {
  expect(groupOfAll({ routes, words: { list: ['lists', 'ui'], one: ['ui'] } })).toBe('ui');
  expect(groupOfAll({ routes, words: { list: ['lists'], one: ['ones'] } })).toBe('words');
  expect(groupOfAll({ routes, words: { list: ['ui'] } })).toBe('words');
  expect(groupOfAll({ routes })).toBe('words');
});
