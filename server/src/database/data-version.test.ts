import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createTestDatabase } from '../testing/database.ts';
import { addBooking, addCategories, addProduct, addUser } from '../testing/rows.ts';
import { createDataVersion, sweepChanges } from './data-version.ts';

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let productId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  const { id: sellerId } = await addUser(home.db, { role: 'seller' });
  ({ id: productId } = await addProduct(home.db, { seller_id: sellerId }));
});
afterAll(() => home.drop());

/** As another process reads it. */
const version = () => createDataVersion(home.db.probe)();
const priceOf = (price: number) =>
  home.db.updateTable('products').set({ resale_price: price }).where('id', '=', productId);

describe('the version of public data', () => {
  test('is another one for every process as soon as a price has changed', async () => {
    const before = await version();
    await priceOf(50_000).execute();
    expect(await version()).not.toBe(before);
  });

  test('changes when a change is committed, whichever began first', async () => {
    const seen = [await version()];
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: began } = Promise.withResolvers<void>();
    const early = home.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('categories')
        .set({ name: sql`name` })
        .execute();
      began();
      await mayEnd;
    });
    await begun;
    seen.push(await version());
    await priceOf(51_000).execute();
    seen.push(await version());
    end();
    await early;
    seen.push(await version());
    expect(seen[1]).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
  });

  test('stays when nothing was changed, when what nobody sees was, and when old changes are put together', async () => {
    const before = await version();
    await priceOf(1_000).where('status', '=', 'sold').execute();
    await home.db.updateTable('users').set({ token_version: 2 }).execute();
    await sql`UPDATE public_changes SET at = now() - interval '1 hour'`.execute(home.db);
    await sweepChanges(home.db);
    expect(await version()).toBe(before);
    const { rows } = await sql`SELECT FROM public_changes`.execute(home.db);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['a seller’s name', 'seller', { name: 'Another Name' }, true],
    ['whether a seller is shown', 'seller', { status: 'suspended' }, true],
    ['a seller’s name to what it is', 'seller', { name: 'Rafiq' }, false],
    ['a buyer’s name', 'buyer', { name: 'Another Name' }, false],
  ] as const)('after a change of %s (%s, %o) is another one: %s', async (_, role, set, isOther) => {
    const { id } = await addUser(home.db, { role, name: 'Rafiq' });
    const before = await version();
    await home.db.updateTable('users').set(set).where('id', '=', id).execute();
    expect((await version()) !== before).toBe(isOther);
    await home.db.deleteFrom('users').where('id', '=', id).execute();
    expect((await version()) !== before).toBe(role === 'seller');
  });

  test.each([
    ['where it stands', 'active', { location: 'Sylhet' }, true],
    ['its price to what it is', 'active', { resale_price: 50_000 }, false],
    ['that searches were told of it', 'active', { announced_at: new Date() }, false],
    ['by which words its model is known', 'active', { other_model_key: 'hero/splendor' }, false],
    ['a draft', 'draft', { resale_price: 51_000 }, false],
    ['a draft that goes to review', 'draft', { status: 'pending_review' }, false],
    ['a bike under review that is approved', 'pending_review', { status: 'active' }, true],
    ['a bike that goes back to review', 'active', { status: 'pending_review' }, true],
  ] as const)(
    'after a change of %s (%s, %o) is another one: %s',
    async (_, status, set, isOther) => {
      const seller = await home.db
        .selectFrom('users')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const isShown = status === 'active';
      const none = await version();
      const bike = { seller_id: seller.id, status, resale_price: 50_000 };
      const { id } = await addProduct(home.db, bike);
      const before = await version();
      expect(before !== none).toBe(isShown);
      await home.db.updateTable('products').set(set).where('id', '=', id).execute();
      expect((await version()) !== before).toBe(isOther);
    },
  );

  const soon = new Date(Date.now() + 60_000);
  test.each([
    ['is removed', 'buyer', {}, { removed_at: new Date() }, true],
    ['is answered', 'buyer', {}, { answer: 'Thank you', answered_at: new Date() }, true],
    ['has its time', 'buyer', {}, { is_told: true }, true],
    ['has its time early', 'buyer', { shown_at: soon }, { is_told: true }, true],
    ['has other words before its time', 'buyer', { shown_at: soon }, { words: 'Bad' }, false],
    ['of a buyer has other words', 'seller', {}, { words: 'Bad' }, false],
    ['is written as it was', 'buyer', {}, { words: 'Good' }, false],
    ['is removed already', 'buyer', { removed_at: new Date() }, { words: 'Bad' }, false],
  ] as const)('after a review %s (%s’s, %o, %o) is another one: %s', async (...row) => {
    const [, side, values, set, isOther] = row;
    const { db } = home;
    const [author, about] = [await addUser(db), await addUser(db, { role: 'seller' })];
    const bike = await addProduct(db, { seller_id: about.id, status: 'draft' });
    const booking = await addBooking(db, bike, { buyer_id: author.id, status: 'completed' });
    const review = {
      id: newId(),
      booking_id: booking.id,
      side,
      author_id: author.id,
      about_id: about.id,
      stars: 5,
      words: 'Good',
      written_at: new Date(0),
      shown_at: new Date(0),
      ...values,
    };
    await db.insertInto('deal_reviews').values(review).execute();
    const before = await version();
    await db.updateTable('deal_reviews').set(set).where('id', '=', review.id).execute();
    expect((await version()) !== before).toBe(isOther);
  });

  test('is another one when a review can be read, and when landing pages are counted', async () => {
    const page = { id: newId(), name: 'hero', district: '', bikes: 9, prices: 9, changed_at: soon };
    const seen = [await version()];
    const change = async (done: Promise<unknown>) => {
      await done;
      seen.push(await version());
    };
    await change(home.db.insertInto('landing_pages').values(page).execute());
    await change(home.db.updateTable('landing_pages').set({ bikes: 8 }).execute());
    await change(home.db.deleteFrom('deal_reviews').where('side', '=', 'buyer').execute());
    expect(new Set(seen).size).toBe(4);
    await change(home.db.deleteFrom('deal_reviews').execute());
    expect(new Set(seen).size).toBe(4);
  });

  test('changes once for a statement about many bikes, though only one of them changes', async () => {
    const { id } = await addProduct(home.db, {
      seller_id: (await home.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
    });
    await sql`DELETE FROM public_changes`.execute(home.db);
    await sql`UPDATE products SET resale_price = resale_price + (id = ${id}::uuid)::int,
      announced_at = now()`.execute(home.db);
    const { rows } = await sql`SELECT FROM public_changes`.execute(home.db);
    expect(rows).toHaveLength(1);
  });

  test('is never one that was read before the asker came', async () => {
    let running = 0;
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const read = createDataVersion({
      ask: async () => {
        running += 1;
        const mine = String(running);
        await mayAnswer;
        return [{ version: mine }];
      },
    });
    const first = [read(), read()];
    await vi.waitFor(() => expect(running).toBe(1));
    const later = [read(), read()];
    answer();
    expect(await Promise.all(first)).toEqual(['1/0', '1/0']);
    await setImmediate();
    // Whoever asks again at once shares the next one with those who waited for it.
    expect(await Promise.all([...later, read()])).toEqual(['2/0', '2/0', '2/0']);
    expect(await read()).toBe('3/0');
  });
});
