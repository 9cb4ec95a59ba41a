import type { MailChoices, TroubledMail } from '@motohaat/contract/mails';
import { alwaysMailed } from '@motohaat/domain/mail';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { sendMails } from '../../jobs/send-mails.ts';
import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { Killed } from '../../testing/killable.ts';
import { mailsOf, mortalMailing, testCarrier, testMailing } from '../../testing/mails.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { markTold } from '../notices/mark-told.ts';
import { tell, type Telling } from '../notices/tell.ts';
import { setMailing } from './channel.ts';
import { sendSome } from './send-some.ts';
import { selectTroubled } from './troubled.repository.ts';

let market: Market;
let buyer: Person;
let carrier: ReturnType<typeof testCarrier>;
/** Seconds by which the clock of the jobs is ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead * 1000);

beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  ahead = 0;
  carrier = testCarrier();
  await setMailing(market.db, true);
  await market.db.deleteFrom('outbox').execute();
  buyer = await market.signIn('buyer', { name: 'Rina Akter' });
});

const run = () =>
  sendMails(testMailing(market, carrier)).run({
    signal: new AbortController().signal,
    now,
    log: market.app.log,
  });
const mailsTo = (person: Person) => carrier.sent.filter(({ to }) => to === person.email);
const subjects = (person: Person) => mailsTo(person).map(({ subject }) => subject);
const stateOf = ({ id }: Person) => mailsOf(market.db, id);
const roleChanged = (person: Person) =>
  tell(market.db, { to: person.id, kind: 'role_changed', data: { role: 'buyer' } });
const post = (url: string, payload?: string) =>
  market.app.inject({
    method: 'POST',
    url: url.replace('https://motohaat.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload !== undefined && { payload }),
  });

test('both sides of a booking are mailed once of it, each in the language of the account', async () => {
  await market.db.updateTable('users').set({ language: 'bn' }).where('id', '=', buyer.id).execute();
  await market.booked(buyer, await market.bike({ name: 'Yamaha R15 V3', resale_price: 240_000 }));
  await run();
  await run();
  expect(mailsTo(market.seller)).toHaveLength(1);
  const [sellers] = mailsTo(market.seller);
  expect(sellers).toMatchObject({ subject: 'Your bike is booked', language: 'en' });
  const [mail] = mailsTo(buyer);
  expect(mail).toMatchObject({ subject: 'আপনি একটি বাইক বুক করেছেন', language: 'bn' });
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('৳২,৪০,০০০');
    expect(part).toContain('https://motohaat.test/bn/dashboard/profile#mails');
    expect(part).not.toMatch(/undefined|null|NaN/);
  }
  expect(mail?.html).toContain('<html lang="bn">');
});

test('where the site does not mail, no mail is made, and none is made later of what was before', async () => {
  await setMailing(market.db, false);
  await roleChanged(buyer);
  await setMailing(market.db, true);
  await run();
  expect(carrier.sent).toEqual([]);
  expect(await stateOf(buyer)).toEqual([]);
});

test('an event that is come upon again is mailed once; the next of a saved search once more', async () => {
  const once = newId();
  const until = '2026-11-22T10:00:00Z';
  const soon = { to: buyer.id, kind: 'booking_ends_soon', data: { until }, once } as const;
  await tell(market.db, soon);
  await tell(market.db, soon);
  const news = (count: number) =>
    tell(market.db, {
      to: buyer.id,
      kind: 'saved_search',
      data: { searchId: once, count },
      words: 'R15 in Dhaka, call 01712345678',
      once,
    });
  await news(1);
  await news(4);
  await run();
  expect(subjects(buyer)).toEqual([
    'Your booking ends soon',
    'A new bike for your saved search',
    '4 new bikes for your saved search',
  ]);
  expect(mailsTo(buyer).every(({ html }) => !html.includes('01712345678'))).toBe(true);
});

test('messages are mailed where they are not read for minutes, and not each of them', async () => {
  const write = (once: string) => {
    const data = { conversationId: once, count: 1 };
    return tell(market.db, { to: buyer.id, kind: 'message', data, once });
  };
  const [read, unread] = [newId(), newId()];
  await write(read);
  await write(unread);
  await write(unread);
  await run();
  expect(carrier.sent).toEqual([]);
  await markTold(market.db, { userId: buyer.id, kind: 'message', once: read });
  ahead = 240;
  await run();
  expect(subjects(buyer)).toEqual(['A new message']);
});

test('everybody chooses by kind what is mailed; account and money always are', async () => {
  const choose = (kinds: readonly string[], mailed: boolean) =>
    market.patch(buyer, '/api/notices/choices', { kinds: [...kinds], mailed });
  const before = (await market.get(buyer, '/api/notices/choices')).json<MailChoices>();
  expect(before).toMatchObject({ isOpen: true, email: buyer.email });
  expect(before.subjects.flatMap(({ kinds }) => kinds).every(({ mailed }) => mailed)).toBe(true);
  const answer = await choose(['wish_sold', ...alwaysMailed], false);
  const off = answer
    .json<MailChoices>()
    .subjects.flatMap(({ kinds }) => kinds.filter(({ mailed }) => !mailed));
  expect(off.map(({ kind }) => kind)).toEqual(['wish_sold']);
  const wishSold = () => tell(market.db, { to: buyer.id, kind: 'wish_sold', data: {} });
  await wishSold();
  await roleChanged(buyer);
  await run();
  expect(subjects(buyer)).toEqual(['Your account has a new role']);
  await choose(['wish_sold'], true);
  await wishSold();
  // What waits goes with the wish for it.
  await choose(['wish_sold'], false);
  await run();
  expect(subjects(buyer)).toHaveLength(1);
  expect((await choose(['nonsense'], false)).statusCode).toBe(422);
});

test('a link in the mail ends its kind without signing in, by one request, and only by POST', async () => {
  const wishBack = () => tell(market.db, { to: buyer.id, kind: 'wish_back', data: {} });
  await wishBack();
  await roleChanged(buyer);
  await run();
  const [first, second] = mailsTo(buyer);
  expect(second?.unsubscribeUrl).toBeUndefined();
  const url = first?.unsubscribeUrl ?? '';
  const page = await market.app.inject({ url: url.replace('https://motohaat.test', '') });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('A bike you wish for is for sale again');
  expect(page.body).not.toContain(buyer.email);
  await wishBack();
  await run();
  expect(mailsTo(buyer)).toHaveLength(3);
  const done = await post(url, 'List-Unsubscribe=One-Click');
  expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('no more mails')]);
  await wishBack();
  await tell(market.db, { to: buyer.id, kind: 'wish_sold', data: {} });
  await run();
  expect(mailsTo(buyer)).toHaveLength(4);
  await post(url, 'all=1');
  await tell(market.db, { to: buyer.id, kind: 'wish_sold', data: {} });
  await run();
  expect(mailsTo(buyer)).toHaveLength(4);
});

test.each(['', 'x', '00000000-0000-7000-8000-000000000000.wish_back.x'])(
  'a link with the token “%s” changes nothing and says so',
  async (token) => {
    const answer = await post(`/api/mails/off?token=${token}`, 'all=1');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link does not work');
  },
);

test('a later mail of a booking waits for the one before it, and nobody else does', async () => {
  const id = await market.booked(buyer, await market.bike());
  await market.post(buyer, `/api/bookings/${id}/cancel`);
  carrier.troubles.set(buyer.email, 'later');
  await run();
  expect(carrier.sent.map(({ to }) => to)).toEqual([market.seller.email, market.seller.email]);
  const [first, second] = await stateOf(buyer);
  expect(first).toMatchObject({ status: 'failed', attempts: 1, last_error: 'Refused: later' });
  expect(second).toMatchObject({ status: 'due', attempts: 0 });
  carrier.troubles.clear();
  await run();
  expect(mailsTo(buyer)).toEqual([]);
  ahead = 60;
  await run();
  expect(subjects(buyer)).toEqual(['You have booked a bike', 'A booking was cancelled']);
});

test('a mail that is refused for good is given up, and one that never succeeds after half a day', async () => {
  const other = await market.signIn('buyer');
  await roleChanged(buyer);
  await roleChanged(other);
  carrier.troubles.set(buyer.email, 'never').set(other.email, 'later');
  await run();
  expect(await stateOf(buyer)).toMatchObject([{ status: 'dead', attempts: 1 }]);
  for (let hours = 1; hours < 60; hours += 1) {
    ahead = hours * 3_600;
    await run();
  }
  expect(await stateOf(other)).toMatchObject([{ status: 'dead', attempts: 12 }]);
});

test('processes that send at the same time send each mail once', async () => {
  for (let count = 0; count < 25; count += 1) await roleChanged(buyer);
  const mailing = testMailing(market, carrier);
  const rounds = Array.from({ length: 8 }, () => sendSome(mailing, now));
  await Promise.all(rounds);
  await run();
  expect(new Set(mailsTo(buyer).map(({ id }) => id)).size).toBe(25);
  expect(mailsTo(buyer)).toHaveLength(25);
});

test('whichever step is the last of a process, all mails of a booking are sent in the end, in order, and every copy is the same mail', async () => {
  const course = ['Your payment has arrived', 'The bike is yours'];
  for (let steps = 1, hasEnded = false; !hasEnded; steps += 1) {
    const person = await market.signIn('buyer', { name: 'Nothing' });
    const bike = await market.bike();
    const { id: bookingId } = await addBooking(market.db, bike, { buyer_id: person.id });
    const { mailing, isKilled } = mortalMailing(market, carrier, steps);
    const happen = (telling: Telling, name = '') =>
      mailing.db.transaction().execute(async (trx) => {
        await tell(trx, telling);
        await trx.updateTable('users').set({ name }).where('id', '=', person.id).execute();
      });
    const story = async () => {
      const about = { to: person.id, bookingId };
      await happen({ ...about, kind: 'paid', data: { as: 'buyer', amount: 90_000 } }, course[0]);
      await happen({ ...about, kind: 'handed_over', data: { as: 'buyer' } }, course[1]);
      await sendSome(mailing, now);
      await sendSome(mailing, now);
    };
    await story().catch((error: unknown) => {
      if (!isKilled() && !(error instanceof Killed)) throw error;
    });
    hasEnded = !isKilled();
    const { name } = await market.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    ahead += 600;
    await run();
    await run();
    // What happened and its mail are both there, or neither.
    const happened = course.slice(0, course.indexOf(name) + 1);
    const copies = [...new Map(mailsTo(person).map(({ id, subject }) => [id, subject])).values()];
    expect({ steps, copies }).toEqual({ steps, copies: happened });
    expect((await stateOf(person)).every(({ status }) => status === 'sent')).toBe(true);
  }
});

test('admins see what was given up, and have it sent again; the log says who did', async () => {
  const admin = await market.signIn('admin');
  await roleChanged(buyer);
  carrier.troubles.set(buyer.email, 'never');
  await run();
  const listed = (await market.get(admin, '/api/mails')).json<TroubledMail[]>();
  const mine = listed.find(({ to }) => to === buyer.email);
  expect(mine).toMatchObject({ status: 'dead', tries: 1, error: 'Refused: never' });
  const again = () => market.post(admin, `/api/mails/${mine?._id}/sendAgain`);
  expect((await again()).json()).toEqual({ acknowledged: true });
  expect((await again()).json()).toMatchObject({ acknowledged: false, code: 'conflict' });
  carrier.troubles.clear();
  await run();
  expect(subjects(buyer)).toEqual(['Your account has a new role']);
  const log = await market.get(admin, '/api/audit?action=mail.sent_again');
  expect(log.body).toContain(mine?._id);
});

test('mails and choices are in the export and end with the account; lists are read on indexes', async () => {
  await market.patch(buyer, '/api/notices/choices', { kinds: ['wish_sold'], mailed: false });
  await roleChanged(buyer);
  const exported = (await market.get(buyer, '/api/profile/export')).json<
    Record<string, object[]>
  >();
  expect(exported['mails']).toMatchObject([{ status: 'due', payload: { kind: 'role_changed' } }]);
  expect(exported['unwantedMails']).toMatchObject([{ kind: 'wish_sold', channel: 'email' }]);
  const { db } = market;
  const page = { limit: 24, cursor: undefined };
  expect(await explain(db, selectTroubled('dead', page).compile(db))).toContain(
    'outbox_in_trouble',
  );
});
