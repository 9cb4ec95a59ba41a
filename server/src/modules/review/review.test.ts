import type { NewProduct } from '@motohaat/contract/bike-form';
import type { ReviewCase } from '@motohaat/contract/review';
import type { MyProduct } from '@motohaat/contract/selling';
import type { ReviewMode } from '@motohaat/domain/review';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { closeReviewCases } from '../../jobs/close-review-cases.ts';
import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { addUpload } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';
import { selectReviewCases } from './review-cases.repository.ts';
import { selectAlike } from './seen-photos.ts';

const longAgo = { created_at: '2026-01-01T00:00:00Z' };

/** A market with an admin, in which listings are reviewed in some way. */
async function reviewing(mode: ReviewMode) {
  const market = await createSellingMarket({ environment: { REVIEW_LISTINGS: mode } });
  const admin = await market.signIn('admin');
  return {
    ...market,
    admin,
    /** Somebody who has sold three bikes. */
    knownSeller: async () => {
      const seller = await market.signIn('seller');
      for (let count = 0; count < 3; count += 1) {
        await market.bike({ seller_id: seller.id, status: 'sold', ...longAgo });
      }
      return seller;
    },
    cases: async () => (await market.get(admin, '/api/reviewCases?limit=100')).json<ReviewCase[]>(),
    causesOf: async (productId: string) =>
      (await market.get(admin, '/api/reviewCases?limit=100'))
        .json<ReviewCase[]>()
        .find((one) => one.productId === productId)?.causes ?? [],
    mine: async (seller: Person, id: string) =>
      (await market.get(seller, `/api/myProducts/${id}`)).json<MyProduct>(),
  };
}
type Reviewing = Awaited<ReturnType<typeof reviewing>>;

const stateOf = (isWaiting: boolean) => (isWaiting ? 'pending_review' : 'active');

/** A photo of a seller's that looks like this. */
async function photo(market: SellingMarket, seller: Person, hash: number, bits = 0) {
  const parts = { hash_1: hash ^ bits, hash_2: 0x0ff0, hash_3: 0xa5a5, hash_4: 0x1234 };
  return (await addUpload(market.db, { seller_id: seller.id, ...parts, hashed_at: new Date() }))
    .url;
}

async function priced(market: SellingMarket): Promise<void> {
  const figures = { lower_quarter: 150_000, median: 200_000, upper_quarter: 250_000, bikes: 12 };
  await market.db
    .insertInto('price_bands')
    .values({ model: 'pulsar-150', year_band: -1, km_band: -1, ...figures })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

describe.each(['off', 'new-sellers', 'all'] as const)('with review %s', (mode) => {
  let market: Reviewing;
  let seller: Person;
  beforeAll(async () => {
    market = await reviewing(mode);
    seller = await market.knownSeller();
    await priced(market);
  });
  afterAll(() => market.stop());

  const flagged = mode === 'off' ? 'active' : 'pending_review';
  const always = mode === 'all' ? ['every_listing'] : [];

  test('a bike about which nothing is odd', async () => {
    const id = await market.added({}, seller);
    expect((await market.storedBike(id)).status).toBe(mode === 'all' ? 'pending_review' : 'active');
    expect(await market.causesOf(id)).toEqual(always);
  });

  test('the first three of an account', async () => {
    const newcomer = await market.signIn('seller');
    const states = [];
    for (let count = 0; count < 4; count += 1) {
      states.push((await market.storedBike(await market.added({}, newcomer))).status);
    }
    const first = stateOf(mode !== 'off');
    expect(states).toEqual([first, first, first, stateOf(mode === 'all')]);
  });

  test.each<[where: string, body: Partial<NewProduct>]>([
    ['the description', { description: 'Call 01712-345678.' }],
    ['it in Bangla', { description: 'Call ০১৭১২৩৪৫৬৭৮' }],
    ['it as a link', { description: 'See https://shop.example/bike' }],
    ['the place', { location: 'Mirpur, call ০১৭১২ ৩৪৫ ৬৭৮' }],
    ['the name', { name: 'Pulsar www.bikes.example' }],
    ['a model in own words', { otherModel: 'Torongo 01712345678' }],
  ])('a contact in %s, when it is added and when it is published again', async (_, body) => {
    const id = await market.added(body, seller);
    const seen = async () => [(await market.storedBike(id)).status, await market.causesOf(id)];
    const expected = [flagged, ['contact', ...always]];
    expect(await seen()).toEqual(expected);
    await market.db.deleteFrom('review_cases').where('product_id', '=', id).execute();
    await market.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
    await market.post(seller, `/api/products/${id}/renew`);
    expect(await seen()).toEqual(expected);
  });

  test('a contact that an edit brings into the name, and not one that stood there before', async () => {
    const named = { name: 'Torongo 125', other_model: 'Torongo 125' };
    const { id } = await market.bike({ seller_id: seller.id, ...named });
    const edit = (version: number, body: object) =>
      market.patch(seller, `/api/products/${id}`, { version, ...body });
    await edit(1, { otherModel: 'Call 01712345678' });
    const stored = await market.storedBike(id);
    expect([stored.name, stored.status]).toEqual(['Call 01712345678', flagged]);
    expect(await market.causesOf(id)).toEqual(['contact']);
    await market.db.deleteFrom('review_cases').where('product_id', '=', id).execute();
    await market.db
      .updateTable('products')
      .set({ status: 'active' })
      .where('id', '=', id)
      .execute();
    await edit(stored.version, { description: 'Kept well.' });
    expect((await market.storedBike(id)).status).toBe('active');
    expect(await market.causesOf(id)).toEqual([]);
  });

  test('a case of a bike whose time is over is decided, and no renewal passes by it', async () => {
    const id = await market.added({ description: 'Call 01712345678.' }, seller);
    await market.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
    const decide = async (how: 'approve' | 'reject', body = {}) => {
      const open = (await market.cases()).find(({ productId }) => productId === id);
      const answer = await market.post(market.admin, `/api/reviewCases/${open?._id}/${how}`, body);
      return [open?.productStatus, answer.json<{ status: string }>().status];
    };
    expect(await decide('reject', { reasons: ['contact'] })).toEqual(['draft', 'draft']);
    const told = { draftBecause: 'refused', refusedBecause: ['contact'] };
    expect(await market.mine(seller, id)).toMatchObject(told);
    const again = await market.post(seller, `/api/products/${id}/renew`);
    expect(again.json()).toMatchObject({ status: 'pending_review' });
    expect(await market.causesOf(id)).toEqual(['contact', 'refused_before', ...always]);
    expect(await decide('approve')).toEqual(['pending_review', 'active']);
  });

  test('a photo of another’s live bike, also a little changed, and not one’s own', async () => {
    const hash = mode.length * 1_000;
    const other = await market.signIn('seller');
    const theirs = await market.bike({ seller_id: other.id });
    const shown = await photo(market, other, hash);
    await market.db
      .updateTable('uploads')
      .set({ product_id: theirs.id, loose_since: null })
      .where('url', '=', shown)
      .execute();
    const again = await market.added({ images: [await photo(market, other, hash)] }, other);
    expect(await market.causesOf(again)).not.toContain('photo_seen');
    const copy = await market.added({ images: [await photo(market, seller, hash, 0b11)] }, seller);
    expect(await market.causesOf(copy)).toEqual(['photo_seen', ...always]);
    expect((await market.storedBike(copy)).status).toBe(flagged);
    const [found] = (await market.cases()).filter(({ productId }) => productId === copy);
    expect(found?.seenOn).toMatchObject({ productId: theirs.id, productName: theirs.name });
  });

  test('an edit under half of the median, and none that changes nothing odd', async () => {
    const bike = { brand: 'bajaj', model: 'pulsar-150', resale_price: 180_000 };
    const { id } = await market.bike({ seller_id: seller.id, ...bike });
    const edit = (version: number, body: object) =>
      market.patch(seller, `/api/products/${id}`, { version, ...body });
    await edit(1, { resalePrice: 100_000, description: 'Kept well.' });
    expect((await market.storedBike(id)).status).toBe('active');
    expect(await market.causesOf(id)).toEqual([]);
    await edit(2, { resalePrice: 99_000 });
    expect((await market.storedBike(id)).status).toBe(flagged);
    expect(await market.causesOf(id)).toEqual(['low_price']);
  });
});

describe('a case', () => {
  let market: Reviewing;
  beforeAll(async () => {
    market = await reviewing('all');
  });
  afterAll(() => market.stop());
  afterEach(async () => {
    await market.db.deleteFrom('review_cases').execute();
  });

  const only = async () => (await market.cases())[0]?._id ?? '';
  const approve = async (id: string) => market.post(market.admin, `/api/reviewCases/${id}/approve`);
  const refuse = async (id: string, reasons: unknown = ['photos']) =>
    market.post(market.admin, `/api/reviewCases/${id}/reject`, { reasons });

  test('that is approved puts the bike on the market for 60 days, once', async () => {
    const id = await market.added({ name: 'Shown' });
    expect((await market.app.inject(`/api/products/${id}`)).statusCode).toBe(404);
    expect(await market.cases()).toMatchObject([
      { productId: id, productName: 'Shown', productStatus: 'pending_review', priceSense: null },
    ]);
    const open = await only();
    expect((await approve(open)).json()).toEqual({ acknowledged: true, status: 'active' });
    expect((await market.app.inject(`/api/products/${id}`)).statusCode).toBe(200);
    for (const answer of [await approve(open), await refuse(open)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { acknowledged: false }]);
    }
    expect((await market.storedBike(id)).status).toBe('active');
    const [record] = (await market.get(market.admin, `/api/audit?subject=${id}`)).json<object[]>();
    expect(record).toMatchObject({
      action: 'listing.approved',
      before: { status: 'pending_review' },
      after: { status: 'active' },
    });
  });

  test('that is refused gives the bike back with its reasons, and it is looked at again', async () => {
    const id = await market.added();
    const answer = await refuse(await only(), ['photos', 'price']);
    expect(answer.json()).toEqual({ acknowledged: true, status: 'draft' });
    expect(await market.mine(market.seller, id)).toMatchObject({
      status: 'draft',
      draftBecause: 'refused',
      refusedBecause: ['photos', 'price'],
    });
    const again = await market.post(market.seller, `/api/products/${id}/renew`);
    expect(again.json()).toMatchObject({ status: 'pending_review' });
    expect(await market.causesOf(id)).toEqual(['refused_before', 'every_listing']);
    expect(await market.mine(market.seller, id)).toMatchObject({ refusedBecause: [] });
  });

  test('of an admin’s own bike is decided by another admin', async () => {
    const bike = await market.bike({ seller_id: market.admin.id, status: 'pending_review' });
    await market.db
      .insertInto('review_cases')
      .values({ id: bike.id, product_id: bike.id, causes: '["every_listing"]' })
      .execute();
    for (const answer of [await approve(bike.id), await refuse(bike.id)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
    }
    expect((await market.storedBike(bike.id)).status).toBe('pending_review');
  });

  test('needs reasons of the list to be refused', async () => {
    await market.added();
    const id = await only();
    for (const reasons of [[], ['because'], 'photos', null]) {
      expect((await refuse(id, reasons)).statusCode, JSON.stringify(reasons)).toBe(422);
    }
    expect(await only()).toBe(id);
  });

  test('about a public bike takes it off only when it is refused, and never while it is booked', async () => {
    const bike = await market.bike();
    await market.db
      .insertInto('review_cases')
      .values({ id: bike.id, product_id: bike.id, causes: '["contact"]' })
      .execute();
    await market.booked(await market.signIn('buyer'), bike);
    const booked = await refuse(bike.id);
    expect([booked.statusCode, booked.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('booked') },
    ]);
    expect(await only()).toBe(bike.id);
    expect((await approve(bike.id)).json()).toEqual({ acknowledged: true, status: 'reserved' });
  });

  test('of a bike that its seller deleted leaves the list, and is closed', async () => {
    const id = await market.added();
    const open = await only();
    await market.remove(market.seller, `/api/products/${id}`);
    expect(await market.cases()).toEqual([]);
    expect((await approve(open)).statusCode).toBe(409);
    const signal = new AbortController().signal;
    const context = { signal, now: () => new Date(), log: market.app.log };
    await closeReviewCases(market.db).run(context);
    const cases = await market.db.selectFrom('review_cases').select('status').execute();
    expect(cases).toEqual([{ status: 'closed' }]);
  });

  test('stands in the list page by page, the longest waiting first', async () => {
    const ids = [await market.added(), await market.added(), await market.added()];
    const first = await market.get(market.admin, '/api/reviewCases?limit=2');
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const second = await market.get(market.admin, next);
    const seen = [...first.json<ReviewCase[]>(), ...second.json<ReviewCase[]>()];
    expect(seen.map(({ productId }) => productId)).toEqual(ids);
  });

  test('is found on an index, and so is a photo', async () => {
    const page = { limit: 24, cursor: undefined };
    const list = await explain(market.db, selectReviewCases(page).compile(market.db));
    expect(list).toContain('review_cases_open');
    expect(list).not.toContain('Sort');
    const alike = selectAlike([1, 2, 3, 4], market.seller.id);
    const plan = await explain(market.db, alike.compile(market.db));
    for (const part of [1, 2, 3, 4]) expect(plan).toContain(`uploads_by_hash_${part}`);
  });
});
