import { expect, test } from 'vitest';

import { readSearch } from './search.service.ts';

const understoodOf = (query: Record<string, string>) =>
  readSearch(query).understood.map(({ name }) => name);
const looseOf = (query: Record<string, string>) => readSearch(query).wanted.loose;

test.each([
  [{ q: 'bajaj in dhaka' }, ['brand', 'district']],
  [{ q: 'bajaj in dhaka', brand: 'bajaj' }, ['brand', 'district']],
  [{ q: 'bajaj in dhaka', brand: 'bajaj,tvs' }, ['brand', 'district']],
  [{ q: 'bajaj in dhaka', brand: 'tvs' }, ['district']],
  // Of a whole family one model alone is asked for.
  [{ q: 'pulsar' }, ['model']],
  [{ q: 'pulsar', model: 'pulsar-150' }, []],
  [{ q: 'red', brand: 'tvs' }, ['q']],
  [{ q: 'cheapest bajaj' }, ['brand', 'sort']],
  [{ q: 'cheapest bajaj', sort: 'price' }, ['brand', 'sort']],
  [{ q: 'cheapest bajaj', sort: '-year' }, ['brand']],
])('of %j the words that still say what is asked for are %j', (query, names) => {
  const understood = understoodOf(query);
  expect([understood.length, new Set(understood)]).toEqual([names.length, new Set(names)]);
});

test.each([
  [{}, 'best'],
  [{ q: 'cheapest bajaj' }, 'price'],
  [{ q: 'cheapest bajaj', sort: '-year' }, '-year'],
])('%j is in the order %s', (query, sort) => {
  expect(readSearch(query).sort).toBe(sort);
});

test('what a text says is loose, as far as the address asks for it too', () => {
  expect(looseOf({ q: 'bajaj in dhaka' })).toEqual({ brand: ['bajaj'], district: ['dhaka'] });
  expect(looseOf({ q: 'bajaj in dhaka', brand: 'tvs' })).toEqual({ district: ['dhaka'] });
  expect(looseOf({ brand: 'tvs' })).toEqual({});
});
