import { understand } from '@motohaat/domain/search/understand';
import { expect, test } from 'vitest';

import { catalogueLexicon } from '../lexicon.ts';
import { relevance } from './index.ts';
import { type Answer, isInOrder, isSought } from './judge.ts';
import { type Sought, table } from './sought.ts';

const now = new Date('2026-11-22');

const inOrder = (values: readonly (string | number)[]) =>
  [...values]
    .map(String)
    .toSorted((one, other) => one.localeCompare(other))
    .join();

/** Lists in one order. */
function plain({ filters, sort, areas, rest }: Omit<Sought, 'q'>) {
  const sorted = Object.entries(filters)
    .map(([name, value]) => `${name}=${Array.isArray(value) ? inOrder(value) : value}`)
    .toSorted((one, other) => one.localeCompare(other));
  return [...sorted, `sort=${sort}`, `areas=${areas.join()}`, `rest=${rest.join()}`].join(' ');
}

test('there are at least 150 searches, each once', () => {
  expect(relevance.length).toBeGreaterThanOrEqual(150);
  expect(new Set(relevance.map(({ q }) => q)).size).toBe(relevance.length);
});

test('of what people type, 95 of 100 are understood exactly', () => {
  const missed = relevance.flatMap((sought) => {
    const [wanted, got] = [plain(sought), plain(understand(sought.q, catalogueLexicon(), { now }))];
    return wanted === got ? [] : [`${sought.q}\n  wanted ${wanted}\n  got    ${got}`];
  });
  expect(missed.length / relevance.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test('a word is left for an index only where its row says so', () => {
  const left = relevance.map(({ q }) => [q, understand(q, catalogueLexicon(), { now }).rest]);
  expect(left).toEqual(relevance.map(({ q, rest }) => [q, rest]));
});

test('each filter and the order that a text means is told with words of the text', () => {
  for (const { q } of relevance) {
    const { filters, sort, understood } = understand(q, catalogueLexicon(), { now });
    const told = new Set(understood.map(({ name }) => name));
    expect([
      q,
      Object.keys(filters).filter((name) => !told.has(name as keyof typeof filters)),
    ]).toEqual([q, []]);
    expect([q, sort === undefined]).toEqual([q, !told.has('sort')]);
    for (const { words } of understood) {
      for (const word of words.split(' ')) expect(q).toContain(word);
    }
  }
});

const guessed = (q: string) =>
  understand(q, catalogueLexicon(), { now }).understood.map((part) => [
    part.words,
    part.name,
    part.guessed,
  ]);

test('what is only like a name is told as a guess, and not guessed in quotes', () => {
  expect(guessed('suzki dhaka')).toEqual([
    ['suzki', 'brand', true],
    ['dhaka', 'district', false],
  ]);
  expect(guessed('"suzki"')).toEqual([['suzki', 'q', false]]);
});

const bike: Answer = {
  name: 'Bajaj Pulsar 150',
  location: 'Mirpur-10, Dhaka',
  category_id: '3',
  brand: { slug: 'bajaj' },
  model: { slug: 'pulsar-150' },
  year: 2019,
  cc: 149,
  km: 12_000,
  owners: 1,
  district: { slug: 'dhaka' },
  area: { slug: 'mirpur' },
  condition: 'good',
  papers: 'complete',
  photos: 3,
  advertised: false,
  resalePrice: 120_000,
};
const old: Answer = { ...bike, brand: null, model: null, year: null, district: null, area: null };

test.each([
  ['brand=bajaj model=pulsar-* district=dhaka priceMax=120000', true, true],
  ['area=dhaka/mirpur cc=150 owners=1 papers=complete photos=1 kind=3', true, true],
  ['year=2019', true, false],
  ['model=gixxer-*', false, false],
  ['priceMin=120001', false, false],
  ['area=dhaka/uttara', false, false],
])('what %s asks for is judged by what is stated, or else by the texts', (meant, is, isOld) => {
  const [sought] = table(`text | ${meant}`);
  expect(sought && [isSought(bike, sought), isSought(old, sought)]).toEqual([is, isOld]);
});

test('an order is judged by what can be seen of it', () => {
  const dear = { ...bike, resalePrice: 200_000 };
  const judged = ['price', '-price', 'best'].map((sort) =>
    table(`text | sort=${sort}`).map((sought) => isInOrder([bike, dear], sought)),
  );
  expect(judged.flat()).toEqual([true, false, true]);
});

const modelsOf = (text: string) =>
  understand(text, catalogueLexicon(), { now }).filters.model ?? [];

test('models that are not wanted are left out of those that are', () => {
  const all = modelsOf('pulsar');
  expect(modelsOf('pulsar except ns160')).toEqual(all.filter((slug) => slug !== 'pulsar-ns160'));
  for (const text of ['pulsar not 150', '150cc chara pulsar']) {
    expect(modelsOf(text)).toContain('pulsar-ns160');
    expect(modelsOf(text)).not.toContain('pulsar-150');
  }
});
