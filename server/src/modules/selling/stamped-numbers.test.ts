import type { NewProduct } from '@motohaat/contract/bike-form';
import type { StampedNumbers } from '@motohaat/contract/selling';
import { maximumStolenNote } from '@motohaat/contract/stolen-numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { numbersOfNew } from './numbers-of-new.ts';
import { stampedNumberHashes } from './stamped-number-hashes.ts';

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

test('of a bike without numbers none are kept', async () => {
  const bike = await market.bike();
  expect((await set(market.seller, bike.id, {})).json()).toEqual({ chassis: null, engine: null });
  const kept = await market.db
    .selectFrom('stamped_numbers')
    .select('product_id')
    .where('product_id', '=', bike.id)
    .execute();
  expect(kept).toEqual([]);
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
  await set(market.seller, two.id, { chassis: 'ME4KC09A8M8123456' });
  expect(await causesOf(two.id)).toBeUndefined();
  await market.post(market.seller, `/api/products/${two.id}/renew`);
  expect(await causesOf(two.id)).toMatchObject({ causes: ['number_seen'], on: theirs.id });
});

const stolen = (admin: Person, kind: string, ...numbers: string[]) =>
  market.post(admin, '/api/stolenNumbers', { kind, numbers, note: 'Mirpur police, GD 112' });

test('a stolen number is a case on the bike that has it, whichever came first', async () => {
  const admin = await market.signIn('admin');
  const [before, after, sold] = [
    await market.bike({ name: 'Bike of before' }),
    await market.bike(),
    await market.bike({ status: 'sold' }),
  ];
  for (const { id } of [before, sold])
    await set(market.seller, id, { chassis: 'PS1AB99Z1K0007001' });
  const added = await stolen(admin, 'chassis', 'ps1ab-99z1 k0007001', 'PS1AB99Z1K0007002');
  expect(added.json()).toEqual({ acknowledged: true, bikes: 1 });
  expect(await causesOf(before.id)).toEqual({ causes: ['number_stolen'], on: null });
  expect(await causesOf(sold.id)).toBeUndefined();
  // An engine may have the same letters and digits as a stolen frame.
  await set(market.seller, after.id, { engine: 'PS1AB99Z1K0007002' });
  expect(await causesOf(after.id)).toBeUndefined();
  await set(market.seller, after.id, { chassis: 'PS1AB99Z1K0007002' });
  expect(await causesOf(after.id)).toEqual({ causes: ['number_stolen'], on: null });
  // What is found out later is added to the case.
  const other = await market.signIn('seller');
  const theirs = await market.bike({ seller_id: other.id });
  await set(other, theirs.id, { chassis: 'PS1AB99Z1K0007002' });
  await set(market.seller, after.id, { chassis: 'PS1AB99Z1K0007002' });
  const causes = ['number_stolen', 'number_seen'];
  expect(await causesOf(after.id)).toEqual({ causes, on: theirs.id });

  const list = await market.get(admin, '/api/stolenNumbers');
  expect(list.body).not.toContain('PS1AB99Z');
  const rows = list.json<{ _id: string; end: string }[]>();
  expect(rows.find(({ end }) => end === '7001')).toMatchObject({
    kind: 'chassis',
    note: 'Mirpur police, GD 112',
    bikes: [{ _id: before.id, productName: 'Bike of before' }],
  });
  for (const { _id: id } of rows) {
    expect((await market.remove(admin, `/api/stolenNumbers/${id}`)).json()).toEqual({
      deletedCount: 1,
    });
  }
  const audited = await market.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor_id', '=', admin.id)
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'stolen_number.added',
    'stolen_number.added',
    'stolen_number.removed',
    'stolen_number.removed',
  ]);
  expect(JSON.stringify(audited)).not.toContain('PS1AB99Z');
  for (const note of ['x'.repeat(maximumStolenNote + 1), 'GD \u202e211']) {
    const body = { kind: 'chassis', numbers: ['PS1AB99Z1K0007002'], note };
    const answer = await market.post(admin, '/api/stolenNumbers', body);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { note: expect.any(String) } });
  }
  const refused = await stolen(admin, 'chassis', 'PS1AB99Z1K0007002', '12');
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ fields: { numbers: string } }>().fields.numbers).toContain('“12”');
});

test('a draft keeps numbers by hash and end', async () => {
  const seller = await market.signIn('seller');
  const body = { name: 'Pulsar', chassis: 'PS1AB99Z1K0008001', engine: 'JC8001' };
  const made = await market.post(seller, '/api/drafts', body);
  const { insertedId: draft } = made.json<{ insertedId: string }>();
  const [kept] = (await market.get(seller, '/api/drafts')).json<object[]>();
  expect(kept).toMatchObject({ numbers: { chassis: '8001', engine: '8001' } });
  expect(JSON.stringify(kept)).not.toContain('PS1AB99Z');
  await market.app.inject({
    method: 'PUT',
    url: `/api/drafts/${draft}`,
    headers: { authorization: seller.authorization },
    payload: { name: 'Pulsar 150', chassis: '', engine: 'JC8002' },
  });
  const stored = await market.db
    .selectFrom('listing_drafts')
    .selectAll()
    .where('id', '=', draft)
    .executeTakeFirstOrThrow();
  expect([stored.chassis_end, stored.engine_end]).toEqual(['8001', '8002']);
  expect(JSON.stringify(stored)).not.toMatch(/PS1AB99Z|JC8002/);
});

test.each([
  ['PS1AB99Z1K0009001', 'JC9002', ['9001', '9002']],
  ['', '', [null, null]],
])('a new bike has the numbers that are typed with it: %j, %j', async (chassis, engine, ends) => {
  const typed = { chassis, engine } as NewProduct;
  const hashes = stampedNumberHashes('secret');
  const kept = await numbersOfNew(market.db, hashes, market.seller.id, typed);
  expect([kept.chassis_end, kept.engine_end]).toEqual(ends);
});
