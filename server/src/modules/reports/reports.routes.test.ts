import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { selectReports } from './report-list.ts';

let market: Market;
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const report = (productId: string, more: Record<string, unknown> = {}, person = buyer) =>
  market.post(person, '/api/reportedItems', { productId, ...more });

async function reported(productId: string, person = buyer, more = {}): Promise<string> {
  const answer = await report(productId, more, person);
  return answer.json<{ insertedId: string }>().insertedId;
}

const stored = (id: string) =>
  market.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const listed = async (productId: string) => {
  const answer = await market.get(admin, '/api/reportedItems?limit=100');
  return answer
    .json<{ productId: string; count: number }[]>()
    .filter((row) => row.productId === productId);
};

/** The first so many of a list. */
async function idsOf(list: string, person: Person, most: number): Promise<string[]> {
  const pages = await readPages<{ _id: string }>(list, (url) => market.get(person, url));
  return pages
    .flat()
    .map(({ _id }) => _id)
    .slice(0, most);
}

const close = (id: string) => market.remove(admin, `/api/reportedItems/${id}`);

describe('POST /reportedItems', () => {
  test('reaches the admin with the reporter, the reason and the bike as it is now', async () => {
    const bike = await market.bike({ name: 'Honda X-Blade', location: 'Sylhet' });
    const answer = await report(bike.id, {
      price: 1,
      sellerName: 'Somebody else',
      reason: 'stolen',
      note: ' The chassis number\nis scratched off. ',
    });
    const { insertedId } = answer.json<{ insertedId: string }>();
    expect(answer.json()).toEqual({ acknowledged: true, insertedId });
    expect(await listed(bike.id)).toEqual([
      {
        _id: insertedId,
        productId: bike.id,
        productName: 'Honda X-Blade',
        price: 90_000,
        sellerName: 'Rafiq Hasan',
        location: 'Sylhet',
        email: buyer.email,
        reason: 'stolen',
        note: 'The chassis number\nis scratched off.',
        createdAt: expect.any(String),
        status: 'open',
        category_id: '1',
        picture: expect.objectContaining({ card: expect.any(String) }),
        count: 1,
        productStatus: 'active',
        restorable: false,
        sellerId: market.seller.id,
        sellerStatus: 'active',
        closedAt: null,
      },
    ]);
  });

  test('needs no reason', async () => {
    const id = await reported((await market.bike()).id);
    expect(await stored(id)).toMatchObject({ reason: 'other', note: '', status: 'open' });
  });

  test('counts once for a buyer and a bike, also when sent ten times at once', async () => {
    const bike = await market.bike({ name: 'Bajaj Discover' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(bike.id)));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(9);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        acknowledged: false,
        message: 'You already have reported Bajaj Discover',
      });
    }
    expect(await reported(bike.id, await market.signIn('buyer'))).toEqual(expect.any(String));
    expect((await listed(bike.id)).map(({ count }) => count)).toEqual([2, 2]);
  });

  test('takes ten an hour from one buyer, and then says when the next one may come', async () => {
    const bikes = await Promise.all(Array.from({ length: 12 }, () => market.bike()));
    const answers = await Promise.all(bikes.slice(0, 11).map(({ id }) => report(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ acknowledged: false, code: 'rate_limited' });
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    await market.db
      .updateTable('reports')
      .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
      .where('reporter_id', '=', buyer.id)
      .execute();
    expect((await report(bikes[11]?.id ?? '')).statusCode).toBe(200);
  });

  test('of an account that is not an hour old has no weight', async () => {
    const fresh = await reported((await market.bike()).id);
    const old = await market.signIn('buyer', { created_at: new Date(Date.now() - 3_700_000) });
    const trusted = await reported((await market.bike()).id, old);
    expect([(await stored(fresh)).weight, (await stored(trusted)).weight]).toEqual([0, 1]);
  });

  test.each([
    { reason: 'because' },
    { note: 'x'.repeat(2001) },
    { note: 'a\u0000b' },
    { note: '\u202ereversed' },
  ])('refuses %j', async (wrong) => {
    const answer = await report((await market.bike()).id, wrong);
    expect(answer.statusCode).toBe(422);
    const [field = ''] = Object.keys(wrong);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('answers for a hidden bike as for none', async () => {
    const { id } = await market.bike({ status: 'hidden' });
    for (const productId of [id, newId()]) {
      expect((await report(productId)).json()).toMatchObject({ code: 'not_for_sale' });
    }
  });
});

describe('DELETE /reportedItems/{id}', () => {
  test('closes the report once, leaves the bike alone, and is on record', async () => {
    const bike = await market.bike();
    const id = await reported(bike.id);
    expect((await close(id)).json()).toEqual({ deletedCount: 1 });
    expect((await close(id)).json()).toEqual({ deletedCount: 0 });
    expect(await listed(bike.id)).toEqual([]);
    expect(await stored(id)).toMatchObject({
      status: 'dismissed',
      closed_by: admin.id,
      closed_at: expect.any(Date),
    });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active', version: 1 });
    const told = market.db.selectFrom('notices').select(['kind', 'data']);
    expect(await told.where('user_id', '=', buyer.id).execute()).toEqual([
      { kind: 'report_decided', data: { outcome: 'dismissed' } },
    ]);
    const audit = await market.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject_kind', 'detail'])
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toEqual([
      {
        actor_id: admin.id,
        action: 'report.dismissed',
        subject_kind: 'report',
        detail: {
          before: { status: 'open' },
          after: { status: 'dismissed' },
          requestId: expect.any(String),
          productId: bike.id,
          listing: 'active',
        },
      },
    ]);
  });

  test('lets the buyer report the bike again', async () => {
    const bike = await market.bike();
    await close(await reported(bike.id));
    expect((await report(bike.id)).statusCode).toBe(200);
  });

  test('done by many at once is done and recorded once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => reported((await market.bike()).id)),
    );
    const answers = await Promise.all([...ids, ...ids].map((id) => close(id)));
    const counts = answers.map((answer) => answer.json<{ deletedCount: number }>().deletedCount);
    expect(counts.filter((count) => count === 1)).toHaveLength(6);
    const audited = await market.db
      .selectFrom('audit_log')
      .select('number')
      .where('subject_id', 'in', ids)
      .execute();
    expect(audited).toHaveLength(6);
  });
});

test('open reports are listed by reason and by bike, and one’s own page by page', async () => {
  const [bike, other] = [await market.bike(), await market.bike()];
  const fraud = await reported(bike.id, buyer, { reason: 'fraud' });
  const sold = await reported(other.id, buyer, { reason: 'already_sold' });
  const find = async (query: string) => {
    const answer = await market.get(admin, `/api/reportedItems?limit=100&${query}`);
    return answer.json<{ _id: string }[]>().map(({ _id }) => _id);
  };
  expect(await find('reason=fraud')).toContain(fraud);
  expect(await find('reason=fraud')).not.toContain(sold);
  expect(await find(`productId=${other.id}`)).toEqual([sold]);
  expect(await find('productId=x')).toEqual([]);
  expect(await idsOf('/api/myReports?limit=1', buyer, 3)).toEqual([sold, fraud]);
});

test('closed reports are listed from the one that was closed last, on an index, page by page', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => reported((await market.bike()).id)));
  for (const id of [ids[1], ids[2], ids[0]]) {
    await close(id ?? '');
  }
  const seen = await idsOf('/api/reportedItems?state=closed&limit=1', admin, 3);
  expect(seen).toEqual([ids[0], ids[2], ids[1]]);
  const page = { limit: 24, cursor: undefined };
  const plans = (['open', 'closed'] as const).map((state) =>
    explain(market.db, selectReports({ state }, page).compile(market.db)),
  );
  const [open, closed] = await Promise.all(plans);
  expect(open).toContain('reports_open');
  expect(closed).toContain('reports_by_closing');
});
