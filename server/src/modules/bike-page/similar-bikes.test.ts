import { expect, test } from 'vitest';

import { OverloadError } from '../../overload/overload.ts';
import type { SearchEngine } from '../search/port.ts';
import { similarTo } from './similar-bikes.ts';

const bike = { id: 'own', model: 'pulsar-150', category_id: 1, resale_price: 90_000 } as const;

/** An engine of which only what is asked of it here is there. */
const engineThat = (find: SearchEngine['find']) => ({ find }) as SearchEngine;

test('a busy server shows a bike without those that it had no time to find', async () => {
  const engine = engineThat(async ({ filters }) => {
    if (filters.kind) throw new OverloadError();
    return { ids: ['own', 'alike'], next: undefined };
  });
  expect(await similarTo(engine, bike)).toEqual(['alike']);
});

test('whatever else goes wrong is no empty answer', async () => {
  const engine = engineThat(() => Promise.reject(new Error('no database')));
  await expect(similarTo(engine, bike)).rejects.toThrow('no database');
});

test.each([
  [7, true],
  [8, false],
  [9, false],
])('beside %i bikes of its model, others are looked for: %s', async (count, areAsked) => {
  let isAsked = false;
  const same = Array.from({ length: count }, (_, place) => `same-${place}`);
  const engine = engineThat(async ({ filters }, { sort }) => {
    isAsked ||= filters.kind !== undefined;
    if (filters.kind) return { ids: ['other'], next: undefined };
    return { ids: sort === 'price' ? same : [], next: undefined };
  });
  const all = areAsked ? [...same, 'other'] : same.slice(0, 8);
  expect(await similarTo(engine, bike)).toEqual(all);
  expect(isAsked).toBe(areAsked);
});
