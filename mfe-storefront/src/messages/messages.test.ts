import type { Language } from '@motohaat/domain/language';
import { beforeAll, expect, test } from 'vitest';

import { accountWords } from './account/index.ts';
import { articlesWords } from './articles/index.ts';
import { categoryWords } from './category/index.ts';
import { words } from './index.ts';
import { legalWords } from './legal/index.ts';
import { photoWords } from './photos/index.ts';

const catalogues = {
  words,
  account: accountWords,
  articles: articlesWords,
  category: categoryWords,
  legal: legalWords,
  photos: photoWords,
};

beforeAll(async () => {
  await Promise.all(Object.values(catalogues).map(({ prepare }) => prepare('bn')));
});

/** Each message that is plain text, and the way to it; of the others, the way alone. */
function messagesOf(value: unknown, path: string): [path: string, text: string | undefined][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, undefined]];
  return Object.entries(value).flatMap(([key, part]) => messagesOf(part, `${path}.${key}`));
}

const all = (language: Language) =>
  Object.entries(catalogues).flatMap(([name, { messagesIn }]) =>
    messagesOf(messagesIn(language), name),
  );

test('every message is there in both languages', () => {
  expect(all('bn').map(([path]) => path)).toEqual(all('en').map(([path]) => path));
});

const isLeft = (text: string) => !/\p{Script=Bengali}/u.test(text) || /\d/.test(text);

test('no message in Bangla is left in English, nor a digit', () => {
  const left = all('bn').filter(([, text]) => text !== undefined && isLeft(text));
  // It is of these digits that a password consists.
  expect(left.map(([path]) => path)).toEqual(['account.password.rules.digit']);
});

test('the market’s categories have Bangla names, and others keep their own', () => {
  const { name } = words.messagesIn('bn').category;
  for (const id of ['1', '2', '3'])
    expect(name(id, 'Scooters')).toMatch(/^[\p{Script=Bengali} ()]+$/u);
  expect(name('9', 'Trikes')).toBe('Trikes');
  expect(words.messagesIn('en').category.name('1', 'Scooters')).toBe('Scooters');
});

test('a bike’s second photo is named in Bangla too', () => {
  const { caption } = photoWords.messagesIn('bn');
  expect(caption('Hero Hunk, photo 12')).toBe('Hero Hunk, ছবি ১২');
  expect(caption('Hero Hunk')).toBe('Hero Hunk');
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
