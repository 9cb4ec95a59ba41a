import { beforeAll, expect, test } from 'vitest';

import { categoryWords } from './category/index.ts';
import { words } from './index.ts';
import { photoWords } from './photos/index.ts';

beforeAll(async () => {
  await Promise.all([words, categoryWords, photoWords].map(({ prepare }) => prepare('bn')));
});

test('the market’s categories have Bangla names, and others keep their own', () => {
  const { name } = words.messagesIn('bn').category;
  for (const id of ['1', '2', '3'])
    expect(name(id, 'Scooters')).toMatch(/^[\p{Script=Bengali} ()]+$/u);
  expect(name('9', 'Trikes')).toBe('Trikes');
  expect(words.messagesIn('en').category.name('1', 'Scooters')).toBe('Scooters');
});

test.each([
  [null, '–', '–'],
  [0, '0 years', '০ বছর'],
  [0.5, '0.5 years', '৬ মাস'],
  [1, '1 year', '১ বছর'],
  [2.5, '2.5 years', '২ বছর ৬ মাস'],
])('%j years are "%s"', (count, english, bangla) => {
  expect(categoryWords.messagesIn('en').card.years(count)).toBe(english);
  expect(categoryWords.messagesIn('bn').card.years(count)).toBe(bangla);
});
