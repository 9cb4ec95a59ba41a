import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { eventStream } from '@motohaat/contract/stream';
import { mostHints, mostStreams } from '@motohaat/domain/hint';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { seededRandom } from '../../testing/random.ts';
import { readEvents } from '../../testing/read-events.ts';
import { hint } from './hint.ts';
import { selectMissed } from './hints.repository.ts';
import { createHub, type Hub } from './hub.ts';

let market: Market;
let buyer: Person;
let origin: string;
const leaving: AbortController[] = [];
const hubs: Hub[] = [];
beforeAll(async () => {
  market = await createMarket();
  await market.app.listen({ port: 0 });
  origin = `http://127.0.0.1:${(market.app.server.address() as AddressInfo).port}`;
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});
afterEach(() => {
  for (const each of leaving.splice(0)) each.abort();
  for (const each of hubs.splice(0)) each.close();
});

/** Opens a stream over HTTP, as browsers do. */
async function open({ authorization }: Person, after?: string) {
  const controller = new AbortController();
  leaving.push(controller);
  const headers = { authorization, accept: eventStream, ...(after && { 'last-event-id': after }) };
  const answer = await fetch(`${origin}/api/stream`, { headers, signal: controller.signal });
  if (!answer.body) throw new Error('There is no stream');
  const body = Readable.fromWeb(answer.body);
  body.on('error', () => {});
  const read = readEvents(body);
  if (answer.ok) await vi.waitFor(() => expect(read.cursor).toBeDefined(), 5_000);
  return { answer, read, leave: () => controller.abort() };
}

/** Another process on the same database, and a stream of it. */
async function openElsewhere({ id }: Person, after?: string) {
  const hub = createHub({
    db: market.db,
    isCurrent: async () => true,
    log: { warn: () => {} },
  });
  hubs.push(hub);
  const actor = { id, expiresAt: new Date(Date.now() + 60_000) };
  const body = await hub.open(actor as Parameters<Hub['open']>[0], after);
  return { hub, read: readEvents(body) };
}

const say = (version: number, to = buyer) =>
  hint(market.db, { to: to.id, kind: 'message', id: 'talk', version });
const versions = (hints: readonly { version: number | null }[]) =>
  hints.map(({ version }) => version);

test('both sides of a booking hear of it, in order, and nobody else', async () => {
  const stranger = await market.signIn('buyer');
  const [mine, sellers, strangers] = await Promise.all(
    [buyer, market.seller, stranger].map((person) => open(person)),
  );
  expect(mine?.answer.headers.get('content-type')).toBe(eventStream);
  expect(mine?.answer.headers.get('cache-control')).toContain('no-store');
  const id = await market.booked(buyer, await market.bike());
  const hints = [{ kind: 'notice' }, { kind: 'booking', id, version: 1 }];
  for (const each of [mine, sellers]) {
    const come = await each?.read.until(2);
    expect(come).toEqual(
      expect.arrayContaining(hints.map((some) => expect.objectContaining(some))),
    );
    expect(come).toHaveLength(2);
  }
  expect(strangers?.read.hints).toEqual([]);
});

test('whoever was away goes on where they were, in another process too, with no gap and no repeat', async () => {
  const first = await open(buyer);
  await say(1);
  await first.read.until(1);
  first.leave();
  await say(2);
  await say(3);
  const second = await openElsewhere(buyer, first.read.cursor);
  await say(4);
  expect(versions(await second.read.until(3))).toEqual([2, 3, 4]);
  expect(second.read.again).toBe(0);
  // The other process is gone without a word.
  second.hub.close();
  await say(5);
  const third = await open(buyer, second.read.cursor);
  expect(versions(await third.read.until(1))).toEqual([5]);
});

test('a hint is told when its transaction ends, however long that takes, and not if it fails', async () => {
  const { read } = await open(buyer);
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const late = market.db.transaction().execute(async (trx) => {
    await hint(trx, { to: buyer.id, kind: 'offer', version: 1 });
    begun.resolve();
    await slow.promise;
  });
  const failing = market.db.transaction().execute(async (trx) => {
    await hint(trx, { to: buyer.id, kind: 'offer', version: 9 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await begun.promise;
  await say(2);
  expect(versions(await read.until(1))).toEqual([2]);
  const { cursor } = read;
  slow.resolve();
  await late;
  expect(versions(await read.until(2))).toEqual([2, 1]);
  // Who had gone away between finds the late one too.
  const back = await openElsewhere(buyer, cursor);
  expect(versions(await back.read.until(1))).toEqual([1]);
});

test('many writers, readers that come and go at two processes: each hint comes once', async () => {
  const { whole, chance } = seededRandom(2_026);
  const processes = await Promise.all([openElsewhere(buyer), openElsewhere(buyer)]);
  const readers = processes.map(({ read }) => ({ read, got: [] as (number | null)[] }));
  let written = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        await market.db.transaction().execute(async (trx) => {
          written += 1;
          await hint(trx, { to: buyer.id, kind: 'message', version: written });
          if (chance(0.5)) await sql`SELECT pg_sleep(${whole(1, 9) / 1000})`.execute(trx);
        });
        const reader = readers[whole(0, 1)];
        if (!reader || !chance(0.15)) continue;
        const { cursor, hints } = reader.read;
        // Taken and left at the same instant, as a line that is cut leaves it.
        reader.got.push(...versions(hints.splice(0)));
        const away = reader.read;
        away.hints = [];
        reader.read = (await openElsewhere(buyer, cursor)).read;
      }
    }),
  );
  for (const reader of readers) {
    await vi.waitFor(
      () => expect(reader.got.length + reader.read.hints.length).toBeGreaterThanOrEqual(60),
      5_000,
    );
    const all = [...reader.got, ...versions(reader.read.hints)];
    expect(all.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
  }
});

test('without a stream the same is asked for; a cursor of nowhere has everything looked at again', async () => {
  const ask = async (after?: string) => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    return (await market.get(buyer, `/api/stream${query}`)).json<{
      cursor: string;
      again: boolean;
      hints: { version: number }[];
    }>();
  };
  const { cursor, again } = await ask();
  expect(again).toBe(true);
  await say(1);
  const news = await ask(cursor);
  expect([news.again, versions(news.hints)]).toEqual([false, [1]]);
  expect((await ask(news.cursor)).hints).toEqual([]);
  expect((await ask("zz.1:2:'")).again).toBe(true);
  const { cursor: until } = await ask();
  const rows = Array.from({ length: mostHints }, (_, version) => ({ version }));
  await hint(market.db, ...rows.map((row) => ({ to: buyer.id, kind: 'offer' as const, ...row })));
  const most = await ask(until);
  expect([most.again, most.hints.length]).toEqual([false, mostHints]);
  const stream = await openElsewhere(buyer, until);
  expect([(await stream.read.until(mostHints)).length, stream.read.again]).toEqual([mostHints, 0]);
  await say(2);
  expect(await ask(until)).toMatchObject({ again: true, hints: [] });
  const { read } = await openElsewhere(buyer, until);
  await vi.waitFor(() => expect(read.again).toBe(1));
  expect(read.hints).toEqual([]);
});

test.each<
  [what: string, request: InjectOptions & { url: string }, isKnown: boolean, wakes: number]
>([
  ['a change', { method: 'POST', url: '/api/notices/read', payload: {} }, true, 1],
  ['a look', { url: '/api/notices' }, true, 0],
  ['a look at the headers alone', { method: 'HEAD', url: '/api/notices' }, true, 0],
  [
    'a change by nobody who is known',
    { method: 'POST', url: '/api/products/:bike/views' },
    false,
    0,
  ],
  ['a refusal', { method: 'POST', url: '/api/notices/x/read' }, true, 0],
  [
    'what is no request',
    {
      method: 'POST',
      url: '/api/notices/read',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
    true,
    0,
  ],
])('streams look for news after %s: %j', async (_what, request, isKnown, wakes) => {
  const bike = await market.bike();
  const wake = vi.spyOn(market.app.streams, 'wake');
  onTestFinished(() => wake.mockRestore());
  const { authorization } = buyer;
  await market.app.inject({
    ...request,
    url: request.url.replace(':bike', bike.id),
    headers: { ...request.headers, ...(isKnown && { authorization }) },
  });
  expect(wake).toHaveBeenCalledTimes(wakes);
});

test('a stream ends within a second of the sign-out, the suspension, another role', async () => {
  const ends: ((person: Person) => Promise<unknown>)[] = [
    (person) => market.post(person, '/api/logout'),
    (person) => market.post(person, `/api/profile/sign-out-everywhere?email=${person.email}`),
    ({ id }) =>
      market.db.updateTable('users').set({ role: 'seller' }).where('id', '=', id).execute(),
    ({ id }) =>
      market.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute(),
  ];
  for (const end of ends) {
    const person = await market.signIn('buyer');
    const [own, other] = [await open(person), await open(buyer)];
    await end(person);
    await vi.waitFor(() => expect(own.read.isOver).toBe(true), { timeout: 1_000, interval: 20 });
    expect(other.read.isOver).toBe(false);
  }
});

test('one account has so many streams at a process: the eldest gives way, and is told to poll', async () => {
  const first = await open(buyer);
  for (let more = 0; more < mostStreams; more += 1) await open(buyer);
  await vi.waitFor(() => expect(first.read.isOver).toBe(true));
  expect(first.read.names).toEqual(['crowded']);
  await vi.waitFor(() => expect(market.app.streams.count()).toBe(mostStreams));
});

test('the statements are on their indexes', async () => {
  const { db } = market;
  await sql`ANALYZE hints`.execute(db);
  const plan = await explain(db, selectMissed(buyer.id, '5:9:7', '9:9:').compile(db));
  expect(plan).toContain('hints_by_user');
});

test('a process that ends closes its streams, and takes no more', async () => {
  const site = await createMarket();
  const person = await site.signIn('buyer');
  await site.app.listen({ port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const headers = { authorization: person.authorization, accept: eventStream };
  const answer = await fetch(`http://127.0.0.1:${port}/api/stream`, { headers });
  await site.stop();
  expect(await answer.text()).toContain('"again":true');
});
