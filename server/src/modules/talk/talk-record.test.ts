import type { Conversation, Message } from '@motohaat/contract/conversations';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { writeOfferEvent } from './offer-event.ts';
import { lockOwnConversation } from './own-conversation.ts';

let market: Market;
let buyer: Person;
let id: string;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
  id = await opened();
});

async function opened(productId?: string): Promise<string> {
  const body = { productId: productId ?? (await market.bike()).id };
  const answer = await market.post(buyer, '/api/conversations', body);
  return answer.json<{ insertedId: string }>().insertedId;
}
const send = async (person: Person, text = 'Hello') => {
  const body = { text, clientId: newId() };
  const answer = await market.post(person, `/api/conversations/${id}/messages`, body);
  return answer.json<Message>().number;
};
const see = ({ authorization }: Person, number: number) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/seen`,
    headers: { authorization },
    payload: { number },
  });
const remove = (person: Person, number: number) =>
  market.remove(person, `/api/conversations/${id}/messages/${number}`);
const read = async (person: Person) =>
  (await market.get(person, `/api/conversations/${id}`)).json<Conversation>();
/** Whether what the person was told of messages is read. */
const isTold = async (person: Person) => {
  const notices = (await market.get(person, '/api/notices')).json<
    { kind: string; path: string; read: boolean }[]
  >();
  return notices.find(({ kind, path }) => kind === 'message' && path.endsWith(id))?.read;
};
const stored = () =>
  market.db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const numbers = (pages: Message[][]) => pages.map((page) => page.map(({ number }) => number));

describe('what a side has seen', () => {
  test('is its own, whatever the other side has seen', async () => {
    await send(buyer);
    await see(market.seller, 1);
    await send(market.seller);
    await send(market.seller);
    await see(buyer, 1);
    expect(await read(market.seller)).toMatchObject({ seenByOther: 1, unread: 0 });
    expect(await read(buyer)).toMatchObject({ seenByOther: 1, unread: 2 });
    expect(await isTold(buyer)).toBe(false);
    await see(buyer, 2);
    expect([(await read(buyer)).unread, await isTold(buyer)]).toEqual([1, false]);
    await see(buyer, 3);
    expect([(await read(buyer)).unread, await isTold(buyer)]).toEqual([0, true]);
  });

  test('said again changes nothing that anybody would look at again', async () => {
    await send(buyer);
    await see(market.seller, 1);
    const { version } = await stored();
    await see(market.seller, 1);
    expect(await stored()).toMatchObject({ version });
  });
});

describe('a message that is removed', () => {
  test.each(['buyer', 'seller'] as const)(
    'by the %s is no longer unread by the other side, who is told of nothing once nothing is left',
    async (side) => {
      const [author, other] = side === 'buyer' ? [buyer, market.seller] : [market.seller, buyer];
      await send(other);
      const seen = await send(author);
      await see(other, seen);
      const [first, second] = [await send(author), await send(author)];
      await remove(author, first);
      expect([(await read(other)).unread, await isTold(other)]).toEqual([1, false]);
      await remove(author, second);
      expect([(await read(other)).unread, await isTold(other)]).toEqual([0, true]);
      expect((await read(author)).unread).toBe(1);
    },
  );

  test('a second time is removed', async () => {
    const number = await send(buyer);
    await remove(buyer, number);
    const before = await stored();
    expect((await remove(buyer, number)).json()).toEqual({ deletedCount: 1 });
    expect(await stored()).toEqual(before);
  });
});

test('the first answer is the seller’s first one to what the buyer asked, and no later one', async () => {
  await send(market.seller, 'Welcome.');
  const welcomed = await stored();
  expect([welcomed.first_asked_at, welcomed.first_answered_at]).toEqual([null, null]);
  await send(buyer);
  await send(buyer);
  const asked = await stored();
  expect(asked.first_asked_at).toEqual(expect.any(Date));
  expect(asked.first_answered_at).toBeNull();
  await send(market.seller);
  const { first_asked_at, first_answered_at } = await stored();
  expect(first_asked_at).toEqual(asked.first_asked_at);
  expect(first_answered_at).toEqual(expect.any(Date));
  await send(market.seller);
  expect(await stored()).toMatchObject({ first_asked_at, first_answered_at });
});

test.each([
  ['buyer', -60_000, 0],
  ['seller', 60_000, 60_000],
] as const)(
  'an offer of the %s is its own message, and never above an earlier one',
  async (side, after, later) => {
    const { id: productId } = await market.bike();
    await market.post(buyer, '/api/offers', { productId, amount: 80_000 });
    id = await opened(productId);
    const offer = await market.db
      .selectFrom('offers')
      .select(['id as offerId', 'amount'])
      .where('buyer_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const { last_at } = await stored();
    const actorId = side === 'buyer' ? buyer.id : market.seller.id;
    const at = new Date(last_at.getTime() + after);
    await market.db.transaction().execute(async (trx) => {
      const own = await lockOwnConversation(trx, { id, actorId });
      await writeOfferEvent(trx, own, { ...offer, event: 'countered', at });
    });
    const row = await market.db
      .selectFrom('messages')
      .select(['sender_id', 'sent_at'])
      .where('conversation_id', '=', id)
      .where('number', '=', 2)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sender_id: actorId, sent_at: new Date(last_at.getTime() + later) });
  },
);

describe('page by page come', () => {
  test('the messages, the latest first', async () => {
    for (let count = 0; count < 5; count += 1) await send(buyer);
    const url = `/api/conversations/${id}/messages?limit=2`;
    const pages = await readPages<Message>(url, (next) => market.get(buyer, next));
    expect(numbers(pages)).toEqual([[5, 4], [3, 2], [1]]);
  });

  test('the conversations, for the buyer also those in which nothing was asked', async () => {
    const ids = [id, await opened(), await opened()];
    const pages = await readPages<Conversation>('/api/conversations?limit=2', (url) =>
      market.get(buyer, url),
    );
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([[ids[2], ids[1]], [ids[0]]]);
  });

  test('the reports, each of which is decided once', async () => {
    const admin = await market.signIn('admin');
    await send(buyer);
    await send(market.seller);
    const report = { reason: 'spam' };
    const people = [buyer, market.seller];
    for (const person of people) {
      await market.post(person, `/api/conversations/${id}/report`, report);
    }
    const pages = await readPages<{ _id: string; reporter: string }>(
      '/api/reportedConversations?limit=1',
      (url) => market.get(admin, url),
    );
    const open = pages.flat();
    expect(pages.map((page) => page.map(({ reporter }) => reporter))).toEqual([
      ['seller'],
      ['buyer'],
    ]);
    const url = `/api/reportedConversations/${open[0]?._id}`;
    const written = await market.get(admin, `${url}/messages`);
    expect(written.json()).toMatchObject([{ by: 'seller' }, { by: 'buyer' }]);
    const decide = () => market.post(admin, `${url}/uphold`, { reason: 'It is spam.' });
    expect((await decide()).json()).toEqual({ acknowledged: true });
    expect((await decide()).json()).toMatchObject({ acknowledged: false, code: 'conflict' });
  });
});
