import type { StampedNumbers } from '@motohaat/contract/selling';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const set = ({ authorization }: Person, id: string, payload: object) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/products/${id}/numbers`,
    headers: { authorization },
    payload,
  });
const read = async (person: Person, id: string) =>
  (await market.get(person, `/api/products/${id}/numbers`)).json<StampedNumbers>();
const causesOf = async (id: string) => {
  const row = await market.db
    .selectFrom('review_cases')
    .select(['causes', 'seen_on'])
    .where('product_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row ? { causes: row.causes, on: row.seen_on } : undefined;
};

test('of a number only the end is kept to be read, and no public answer holds even that', async () => {
  const bike = await market.bike();
  const whole = 'MD2A11CZ5KCB0ZZ97';
  const answer = await set(market.seller, bike.id, {
    chassis: 'md2a-11cz 5kcb*0zz97',
    engine: 'JC1234567',
  });
  expect(answer.json()).toEqual({ chassis: 'ZZ97', engine: '4567' });
  await set(market.seller, bike.id, { engine: '' });
  expect(await read(market.seller, bike.id)).toEqual({ chassis: 'ZZ97', engine: null });
  const row = await market.db
    .selectFrom('stamped_numbers')
    .selectAll()
    .where('product_id', '=', bike.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(whole);
  for (const url of [`/api/products/${bike.id}`, '/api/categories/1', `/api/search?q=bike`]) {
    const { body } = await market.app.inject({ url });
    expect(body).not.toMatch(/ZZ97|chassis_|stamped/);
  }
  const { stamped_numbers: exported } = (
    await market.get(market.seller, '/api/profile/export')
  ).json<{ stamped_numbers: object[] }>();
  expect(exported).toContainEqual({ id: bike.id, chassis_end: 'ZZ97', engine_end: null });
});

test('what can be no such number is refused by its field', async () => {
  const bike = await market.bike();
  const answer = await set(market.seller, bike.id, { chassis: 'MD2A11CZ5KCB04821', engine: '12' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { engine: expect.any(String) } });
  expect(await read(market.seller, bike.id)).toEqual({ chassis: null, engine: null });
});

test('the same number on live listings of two accounts opens a case, which says on which', async () => {
  const other = await market.signIn('seller');
  const [theirs, ours] = [await market.bike({ seller_id: other.id }), await market.bike()];
  await set(other, theirs.id, { engine: 'JC7654321' });
  await set(market.seller, ours.id, { chassis: 'JC7654321' });
  expect(await causesOf(ours.id)).toBeUndefined();
  await set(market.seller, ours.id, { engine: 'jc-7654321' });
  expect(await causesOf(ours.id)).toEqual({ causes: ['number_seen'], on: theirs.id });
});

test('own bikes and sold ones are no case; a draft is one when it is published', async () => {
  const other = await market.signIn('seller');
  const sold = await market.bike({ seller_id: other.id, status: 'sold' });
  const [one, two] = [await market.bike(), await market.bike({ status: 'draft' })];
  for (const [person, id] of [
    [other, sold.id],
    [market.seller, one.id],
    [market.seller, two.id],
  ] as const) {
    await set(person, id, { chassis: 'ME4KC09A8M8123456' });
  }
  expect(await causesOf(one.id)).toBeUndefined();
  const theirs = await market.bike({ seller_id: other.id });
  await set(other, theirs.id, { chassis: 'ME4KC09A8M8123456' });
  expect(await causesOf(theirs.id)).toMatchObject({ on: one.id });
  expect(await causesOf(two.id)).toBeUndefined();
  await market.post(market.seller, `/api/products/${two.id}/renew`);
  expect(await causesOf(two.id)).toMatchObject({ causes: ['number_seen'], on: theirs.id });
});
