import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer', { name: 'Rina Akter' });
});

/** Somebody whose session was ended. */
async function signedInAgain(person: Person): Promise<Person> {
  const answer = await market.app.inject({
    url: `/api/jwt?email=${encodeURIComponent(person.email)}`,
    headers: { authorization: `Bearer ${await market.issuer.sign(person)}` },
  });
  const { accessToken } = answer.json<{ accessToken: string }>();
  return { ...person, authorization: `Bearer ${accessToken}` };
}

test('the export is a file with everything about me and nothing of others', async () => {
  const bike = await market.bike({ name: 'Suzuki Gixxer', seller_id: market.seller.id });
  const other = await market.signIn('buyer', { name: 'Somebody else' });
  await market.post(buyer, '/api/wishlist', { productId: bike.id });
  await market.post(buyer, '/api/reportedItems', { productId: bike.id, note: 'My own note.' });
  await market.post(buyer, '/api/bookings', { productId: bike.id, phone: '01712345678' });
  await market.booked(other, await market.bike());
  const answer = await market.get(buyer, '/api/profile/export');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    account: [{ email: buyer.email, name: 'Rina Akter', role: 'buyer' }],
    bookings: [{ product_name: 'Suzuki Gixxer', phone: '+8801712345678' }],
    wishes: [{ product_id: bike.id }],
    reports: [{ note: 'My own note.' }],
    listings: [],
    payments: [],
  });
  expect(answer.body).not.toContain(other.email);
  const sold = await market.get(market.seller, '/api/profile/export');
  expect(sold.json<{ sales: object[] }>().sales.length).toBeGreaterThan(1);
  for (const secret of [buyer.email, '+8801712345678', 'Rina Akter']) {
    expect(sold.body).not.toContain(secret);
  }
});

test('the export tells what was done to me and why, and not who else was acted upon', async () => {
  const admin = await market.signIn('admin');
  const other = await market.signIn('buyer');
  for (const [person, reason] of [
    [buyer, 'Only a warning.'],
    [other, 'Of somebody else.'],
  ] as const) {
    await market.post(admin, `/api/users/suspend/${person.id}`, { reason });
  }
  await market.post(admin, `/api/users/reinstate/${buyer.id}`);
  const mine = await market.get(await signedInAgain(buyer), '/api/profile/export');
  expect(mine.json<{ log: object[] }>().log).toMatchObject([
    { action: 'user.suspended', detail: { reason: 'Only a warning.' } },
    { action: 'user.reinstated' },
  ]);
  const ofAdmin = await market.get(admin, '/api/profile/export');
  expect(ofAdmin.body).toContain('user.suspended');
  expect(ofAdmin.body).not.toContain('Of somebody else.');
});

test('the export knows every table that names a person', async () => {
  const { rows } = await sql<{ at: string }>`
    SELECT conrelid::regclass || '.' || a.attname AS at
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.confrelid = 'users'::regclass AND c.contype = 'f'
    ORDER BY 1`.execute(market.db);
  // What comes to this list belongs into the export and into the erasing, unless it is told here why not.
  expect(rows.map(({ at }) => at)).toEqual([
    'account_deletions.requested_by', // the person too, or an admin who acted: the log has that
    'account_deletions.user_id',
    'adverts.seller_id',
    'audit_log.actor_id',
    'blocks.blocked_id', // not told to them: a block is its maker's
    'blocks.blocker_id',
    'bookings.buyer_id',
    'bookings.seller_id',
    'conversation_reports.closed_by', // an admin who acted: the log has that
    'conversation_reports.reporter_id',
    'conversations.buyer_id',
    'conversations.seller_id',
    'deal_review_reports.reporter_id',
    'deal_reviews.about_id',
    'deal_reviews.author_id',
    'dispute_photos.sender_id',
    'hints.user_id', // where to look again, for an hour
    'listing_drafts.seller_id',
    'messages.sender_id',
    'model_decisions.decided_by', // an admin who acted: the log has that
    'notice_refusals.user_id',
    'notices.user_id',
    'offers.buyer_id',
    'offers.seller_id',
    'outbox.user_id',
    'overrides.account_id',
    'payments.buyer_id',
    'previews.made_by',
    'price_history.changed_by',
    'products.seller_id',
    'reports.closed_by', // an admin who acted: the log has that
    'reports.reporter_id',
    'review_cases.decided_by', // an admin who acted: the log has that
    'revoked_tokens.user_id',
    'saved_searches.user_id',
    'seen_bikes.user_id',
    'team_members.account_id',
    'uploads.seller_id',
    'wishlist_items.buyer_id',
  ]);
});

test('the export goes on where a page ends', async () => {
  const bikes = Array.from({ length: 205 }, () => market.bike({ name: 'One of many' }));
  await Promise.all(bikes);
  const { listings } = (await market.get(market.seller, '/api/profile/export')).json<{
    listings: { id: string; name: string }[];
  }>();
  const many = listings.filter(({ name }) => name === 'One of many');
  expect(new Set(many.map(({ id }) => id)).size).toBe(205);
  await market.db.deleteFrom('products').where('name', '=', 'One of many').execute();
});
