import type { Conversation, Message } from '@motohaat/contract/conversations';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { erasePerson } from '../account-closure/erase.ts';
import { pseudonyms } from '../accounts/pseudonyms.ts';
import { answerTimeOf } from './answer-time.ts';
import { selectTalkReports } from './reported.repository.ts';
import { selectConversations } from './talk.repository.ts';

let market: Market;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer', { name: 'Rina Khatun' });
  seller = await market.signIn('seller', { name: 'Karim Uddin' });
});

const put = ({ authorization }: Person, url: string, payload?: object) =>
  market.app.inject({
    method: 'PUT',
    url,
    headers: { authorization },
    ...(payload && { payload }),
  });
const ask = async (productId: string, person = buyer) =>
  market.post(person, '/api/conversations', { productId });
async function opened(): Promise<{ id: string; bikeId: string }> {
  const bike = await market.bike({ seller_id: seller.id, name: 'Yamaha R15 V3' });
  const answer = await ask(bike.id);
  return { id: answer.json<{ insertedId: string }>().insertedId, bikeId: bike.id };
}
const send = (person: Person, id: string, text: string, clientId = newId()) =>
  market.post(person, `/api/conversations/${id}/messages`, { text, clientId });
const read = async (person: Person, id: string) =>
  (await market.get(person, `/api/conversations/${id}`)).json<Conversation>();
const messages = async (person: Person, id: string, query = '') =>
  (await market.get(person, `/api/conversations/${id}/messages${query}`)).json<Message[]>();
const list = async (person: Person, query = '') =>
  (await market.get(person, `/api/conversations${query}`)).json<Conversation[]>();
const told = async (person: Person) =>
  (await market.get(person, '/api/notices')).json<
    { kind: string; title: string; path: string; read: boolean }[]
  >();

test('there is one conversation for a bike and a buyer, and it outlives the bike', async () => {
  const { id, bikeId } = await opened();
  expect(await list(seller)).toEqual([]);
  await send(buyer, id, 'Is it still for sale?');
  expect((await ask(bikeId)).json()).toEqual({ acknowledged: true, insertedId: id });
  await market.post(seller, `/api/products/${bikeId}/sold`, {});
  expect((await ask(bikeId)).json()).toMatchObject({ insertedId: id });
  expect((await ask(bikeId, await market.signIn('buyer'))).json()).toMatchObject({
    code: 'not_for_sale',
  });
  expect((await send(seller, id, 'It is sold.')).statusCode).toBe(200);
  expect(await read(buyer, id)).toMatchObject({
    side: 'buyer',
    bike: { name: 'Yamaha R15 V3', status: 'sold' },
    other: { name: 'Karim Uddin', sellerId: expect.any(String) },
    unread: 1,
    last: { text: 'It is sold.', own: false },
  });
});

test('messages are numbered, come once however often they are sent, and are seen as far as said', async () => {
  const { id } = await opened();
  const clientId = newId();
  const [first, again] = await Promise.all([
    send(buyer, id, 'Is it still for sale?', clientId),
    send(buyer, id, 'Is it still for sale?', clientId),
  ]);
  expect(first.json()).toEqual(again.json());
  await Promise.all(['One', 'Two', 'Three'].map((text) => send(buyer, id, text)));
  expect((await messages(seller, id)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(await list(seller, '?only=unread')).toMatchObject([{ unread: 4, side: 'seller' }]);
  expect(await told(seller)).toMatchObject([
    { kind: 'message', title: '4 new messages', path: `/dashboard/messages/${id}`, read: false },
  ]);
  await put(seller, `/api/conversations/${id}/seen`, { number: 3 });
  await put(seller, `/api/conversations/${id}/seen`, { number: 1 });
  expect(await read(seller, id)).toMatchObject({ unread: 1 });
  expect(await read(buyer, id)).toMatchObject({ seenByOther: 3 });
  await put(seller, `/api/conversations/${id}/seen`, { number: 99 });
  expect(await list(seller, '?only=unread')).toEqual([]);
  expect(await told(seller)).toMatchObject([{ kind: 'message', read: true }]);
  const page = await messages(buyer, id, '?limit=2');
  expect(page.map(({ text }) => text)).toHaveLength(2);
});

test('a message is removed for both within five minutes by its author', async () => {
  const { id } = await opened();
  const { number } = (await send(buyer, id, 'My number is …')).json<Message>();
  const url = `/api/conversations/${id}/messages/${number}`;
  expect((await market.remove(seller, url)).statusCode).toBe(404);
  expect((await market.remove(buyer, url)).json()).toEqual({ deletedCount: 1 });
  expect(await messages(seller, id)).toMatchObject([{ number, text: null }]);
  expect(await read(seller, id)).toMatchObject({ unread: 0, last: { text: null } });
  await send(buyer, id, 'Another');
  await market.db
    .updateTable('messages')
    .set({ sent_at: new Date(Date.now() - 301_000) })
    .where('conversation_id', '=', id)
    .execute();
  const late = await market.remove(buyer, `/api/conversations/${id}/messages/2`);
  expect(late.json()).toMatchObject({ deletedCount: 0, code: 'conflict' });
});

test('a removed message is no longer unread by the other side, and what that has seen stays seen', async () => {
  const { id } = await opened();
  await send(buyer, id, 'Is it still for sale?');
  await put(seller, `/api/conversations/${id}/seen`, { number: 1 });
  await send(seller, id, 'It is.');
  await send(seller, id, 'Come and see it.');
  const { number } = (await send(buyer, id, 'My number is …')).json<Message>();
  await market.remove(buyer, `/api/conversations/${id}/messages/${number}`);
  expect(await read(seller, id)).toMatchObject({ unread: 0 });
  expect(await read(buyer, id)).toMatchObject({ unread: 2 });
});

test('a block ends writing for both and is told to nobody', async () => {
  const { id } = await opened();
  await put(seller, `/api/conversations/${id}/block`);
  expect(await read(seller, id)).toMatchObject({ mayWrite: false, isBlocked: true });
  expect(await read(buyer, id)).toMatchObject({ mayWrite: false, isBlocked: false });
  for (const person of [buyer, seller]) {
    const refused = await send(person, id, 'Hello?');
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      message: 'No more messages can be sent in this conversation.',
    });
  }
  await market.remove(buyer, `/api/conversations/${id}/block`);
  expect((await send(buyer, id, 'Hello?')).statusCode).toBe(409);
  await market.remove(seller, `/api/conversations/${id}/block`);
  expect((await send(buyer, id, 'Hello?')).statusCode).toBe(200);
});

test('what looks like a contact is marked for its reader, until there is a booking', async () => {
  const { id, bikeId } = await opened();
  await send(buyer, id, 'Call 01712345678');
  expect((await messages(buyer, id))[0]?.isDoubtful).toBe(false);
  expect((await messages(seller, id))[0]?.isDoubtful).toBe(true);
  const booking = await market.booked(buyer, { id: bikeId });
  expect((await messages(seller, id))[0]?.isDoubtful).toBe(false);
  expect(await read(seller, id)).toMatchObject({ bookingId: booking });
  const answer = await market.post(seller, '/api/conversations', { bookingId: booking });
  expect(answer.json()).toMatchObject({ insertedId: id });
});

test.each([
  ['text', 'nothing', '  \n '],
  ['text', '1,001 characters', 'x'.repeat(1_001)],
  ['text', 'marks of direction', 'safe\u202egpj'],
])('refuses at %s a message of %s', async (field, _what, text) => {
  const { id } = await opened();
  const answer = await send(buyer, id, text);
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
  expect((await send(buyer, id, 'ক'.repeat(1_000))).statusCode).toBe(200);
});

test('an admin reads a conversation only from a report, up to it, and each reading is on record', async () => {
  const { id } = await opened();
  const admin = await market.signIn('admin');
  await send(seller, id, 'Send money first.');
  const { number } = (await send(seller, id, 'Or else.')).json<Message>();
  expect((await market.get(admin, `/api/conversations/${id}`)).statusCode).toBe(403);
  const report = { reason: 'fraud', note: 'He wants money first.' };
  const url = `/api/conversations/${id}/report`;
  const made = (await market.post(buyer, url, report)).json<{ insertedId: string }>();
  expect((await market.post(buyer, url, report)).json()).toMatchObject({ code: 'duplicate' });
  await market.remove(seller, `/api/conversations/${id}/messages/${number}`);
  await send(buyer, id, 'This came later.');
  const seen = await market.get(admin, `/api/reportedConversations/${made.insertedId}/messages`);
  expect(seen.json()).toMatchObject([
    { by: 'seller', text: 'Or else.', removed: true },
    { by: 'seller', text: 'Send money first.', removed: false },
  ]);
  expect((await messages(buyer, id)).map(({ text }) => text)).toContain(null);
  const log = await market.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'conversation.read')
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ actor_id: admin.id }]);
  const decided = await market.post(admin, `/api/reportedConversations/${made.insertedId}/uphold`, {
    reason: 'He asks for money before the bike was seen.',
  });
  expect(decided.json()).toEqual({ acknowledged: true });
  expect((await told(buyer))[0]).toMatchObject({
    kind: 'report_decided',
    path: `/dashboard/messages/${id}`,
  });
  const kept = await market.db
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  expect(kept.text).toBe('');
});

test('whoever leaves takes the own messages along in the export; the other side keeps the words', async () => {
  const { id } = await opened();
  await send(buyer, id, 'I am Rina, call 01712345678.');
  await send(seller, id, 'Come tomorrow.');
  const exported = await market.get(buyer, '/api/profile/export');
  expect(exported.json()).toMatchObject({
    conversations: [{ id, side: 'buyer' }],
    messages: [{ text: 'I am Rina, call 01712345678.' }],
  });
  expect(exported.body).not.toContain('Come tomorrow.');
  const person = await market.db
    .selectFrom('users')
    .select(['id', 'uid', 'email', 'phone'])
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  await market.db
    .transaction()
    .execute((trx) => erasePerson(trx, person, { pseudonyms: pseudonyms('secret'), ban: false }));
  expect(await read(seller, id)).toMatchObject({
    other: { name: expect.stringMatching(/^Deleted user #/) },
    mayWrite: false,
  });
  expect((await messages(seller, id)).map(({ text }) => text)).toEqual([
    'Come tomorrow.',
    'I am Rina, call •••••.',
  ]);
});

test('a seller’s answer time is the median of first answers, once there are three', async () => {
  const minutes = [3, 9, 600];
  for (const late of minutes) {
    expect(await answerTimeOf(market.db, seller.id)).toBeUndefined();
    const { id } = await opened();
    await send(buyer, id, 'When can I see it?');
    await send(seller, id, 'Tomorrow.');
    const first_answered_at = new Date();
    await market.db
      .updateTable('conversations')
      .set({
        first_answered_at,
        first_asked_at: new Date(first_answered_at.getTime() - late * 60_000),
      })
      .where('id', '=', id)
      .execute();
  }
  expect(await answerTimeOf(market.db, seller.id)).toBe(9);
  const { public_id: publicId } = await market.db
    .selectFrom('users')
    .select('public_id')
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const page = await market.app.inject(`/api/sellers/${publicId}`);
  expect(page.json()).toMatchObject({ answerMinutes: 9 });
});

test('lists are read on indexes', async () => {
  const { db } = market;
  for (const only of [undefined, 'unread'] as const) {
    const page = { limit: 24, cursor: undefined, only };
    const plan = await explain(db, selectConversations(buyer.id, page).compile(db));
    expect(plan).toMatch(only ? /conversations_buyer_unread/ : /conversations_by_buyer/);
  }
  const page = { limit: 24, cursor: undefined };
  const open = await explain(db, selectTalkReports('open', page).compile(db));
  expect(open).toContain('conversation_reports_open');
  const closed = await explain(db, selectTalkReports('closed', page).compile(db));
  expect(closed).toContain('conversation_reports_closed_at');
});
