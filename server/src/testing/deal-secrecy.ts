import { expect } from 'vitest';

import type { Person } from './app.ts';
import { chassis, type DealScene, type DealWorld, phones } from './deal-story.ts';
import type { PayingMarket } from './paying.ts';

/** Invariant I12, for everybody who is not in it. */
export async function checkPrivacy(
  market: PayingMarket,
  scene: DealScene,
  others: readonly Person[],
): Promise<void> {
  const { conversationId: talk, bookingId: booking, offer } = scene;
  for (const other of others) {
    for (const url of [
      `/api/conversations/${talk}`,
      `/api/conversations/${talk}/messages`,
      `/api/bookings/${booking}/story`,
      `/api/bookings/${booking}/reviews`,
    ]) {
      expect((await market.get(other, url)).statusCode, `I12: ${url}`).toBe(404);
    }
    const body = { act: 'withdraw', version: offer.version };
    const answer = await market.post(other, `/api/offers/${offer.id}/answer`, body);
    expect(answer.statusCode, 'I12: an offer of others').toBe(404);
    const lists = await Promise.all(
      ['conversations', 'offers', 'notices'].map((list) => market.get(other, `/api/${list}`)),
    );
    for (const { body: list } of lists) expect(list, 'I12').not.toContain(talk);
  }
  const refused = await market.get(scene.admin, `/api/conversations/${talk}/messages`);
  expect(refused.statusCode, 'I12: an admin').toBe(403);
}

/** Invariant I12, for an admin: each reading is by a report, and an entry of the log. */
export async function checkReadings(market: PayingMarket, world: DealWorld): Promise<void> {
  const reports = await market.db
    .selectFrom('conversation_reports as r')
    .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
    .select(['r.id', 'r.conversation_id'])
    .where('c.product_id', '=', world.bikeId)
    .execute();
  for (const { id, conversation_id: talk } of reports) {
    const url = `/api/reportedConversations/${id}/messages`;
    for (const person of [...world.buyers, world.seller]) {
      expect((await market.get(person, url)).statusCode, 'I12').toBe(403);
    }
    expect((await market.get(world.admin, url)).statusCode).toBe(200);
    const entries = await market.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', talk)
      .where('action', '=', 'conversation.read')
      .execute();
    expect(entries, 'I12: read once, and noted').toEqual([
      { action: 'conversation.read', actor_id: world.admin.id },
    ]);
  }
}

/** Invariant I16. */
export async function checkPublic(
  market: PayingMarket,
  { bikeId, seller }: DealWorld,
): Promise<void> {
  const { public_id: publicId } = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const secrets = [
    ...Object.values(phones).map((phone) => phone.slice(1)),
    chassis,
    chassis.slice(-5),
    seller.email,
    seller.id,
  ];
  for (const url of [
    `/api/products/${bikeId}`,
    '/api/categories/1?limit=100',
    '/api/search?q=test',
    `/api/sellers/${publicId}`,
    `/api/sellers/${publicId}/reviews`,
    '/api/reviews',
  ]) {
    const { body } = await market.app.inject(url);
    for (const secret of secrets) expect(body, `I16: ${url}`).not.toContain(secret);
  }
}
