import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type Connection, connect } from './connect.ts';
import { migrate } from './database/index.ts';
import { ownCalls } from './http/own-calls.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readPool } from './metrics/read-pool.ts';
import { askPostgres, waitUntil } from './testing/engines/postgres.ts';
import { createMarket, type Market } from './testing/index.ts';
import { type Replicated, startReplicated } from './testing/replicated.ts';

let started: Awaited<ReturnType<typeof startReplicated>>;
beforeAll(async () => {
  started = await startReplicated();
}, 300_000);
afterAll(async () => {
  if ('stop' in started) await started.stop();
});

/** Runs a test where two servers can be had, and says why where not. */
const replicated = (name: string, run: (servers: Replicated) => Promise<void>, retry = 0) =>
  test(name, { retry, timeout: 120_000 }, async ({ skip }) =>
    'missing' in started ? skip(started.missing) : run(started),
  );

/** What was logged of the replica. */
const told: string[] = [];
const stream = {
  write: (line: string) => {
    const { msg } = JSON.parse(line) as { msg: string };
    if (msg.includes('replica')) told.push(msg);
  },
};
const isRead = 'Lists, search and pages are read from the replica.';
const isNotRead = 'The replica is not read, the primary is:';

const list = '/api/categories/1';

function open({ primaryUrl }: Replicated, databaseReadUrl: string): Promise<Connection> {
  return connect(
    { databaseUrl: primaryUrl, databaseReadUrl, dir: '', prepareStatements: true },
    { applicationName: 'test', log: () => {} },
  );
}

/** What is said first of a replica. */
async function firstWord(databases: Replicated, databaseReadUrl: string): Promise<string> {
  const { db, close } = await open(databases, databaseReadUrl);
  const { promise, resolve } = Promise.withResolvers<string>();
  db.replica?.begin({ primary: db.probe, log: resolve });
  const word = await promise;
  expect(db.replica?.isFresh()).toBe(word === isRead);
  await close();
  return word;
}

/** How many bikes a list has, for a visitor with these headers. */
async function seen(market: Market, headers: Record<string, string> = {}): Promise<number> {
  const answer = await market.app.inject({ url: list, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<unknown[]>().length;
}

replicated(
  'those who look are read for on a replica that is not behind, whoever has just written on the primary',
  async (servers) => {
    const { primaryUrl, replicaUrl, killReplica } = servers;
    const { db, close } = await open(servers, replicaUrl);
    await migrate(db);
    const market = await createMarket({
      database: { db, url: primaryUrl, drop: close },
      logger: { level: 'warn', stream },
    });
    const { replica } = db;
    const { authorization } = market.seller;
    try {
      await market.bike({ category_id: 1 });
      await waitUntil('the replica is read', async () => replica?.isFresh() === true);
      await waitUntil('a visitor sees the bike', async () => (await seen(market)) === 1);
      expect(told.at(-1)).toBe(isRead);
      const { registry } = createMetrics();
      readPool(registry, db);
      const metrics = await registry.text();
      expect(metrics).toMatch(/^motohaat_replica_read 1$/m);
      expect(metrics).toMatch(
        /^motohaat_database_connections\{server="replica",state="idle"\} [1-9]/m,
      );

      // A machine that stands still for two seconds would find the replica too old to be read.
      for (let bikes = 2, isSure = false; !isSure; bikes += 1) {
        await askPostgres(replicaUrl, 'SELECT pg_wal_replay_pause()');
        const paused = `SELECT pg_get_wal_replay_pause_state() = 'paused' AS paused`;
        await waitUntil('nothing is replayed', async () => {
          const [row] = await askPostgres<{ paused: boolean }>(replicaUrl, paused);
          return row?.paused === true;
        });
        const onReplica = await market.app.dataVersion({ isReplica: true });
        await market.bike({ category_id: 1 });
        const onPrimary = await market.app.dataVersion();
        const all = [
          await seen(market),
          // What is kept under a version is not older than it.
          await ownCalls.run({ version: onPrimary }, () => seen(market)),
          // Who is signed in and keeps no cookies could not say that they have just written.
          await seen(market, { authorization }),
          await seen(market, { authorization, cookie: 'bucket=1' }),
          await seen(market, { authorization, cookie: 'bucket=1; wrote=1' }),
          await seen(market, { cookie: 'wrote=1' }),
          // A replica that once had a version has it for good.
          await ownCalls.run({ version: onReplica }, () => seen(market)),
        ];
        isSure = replica?.isFresh() === true;
        if (isSure) {
          expect(all).toEqual([bikes - 1, bikes, bikes, bikes - 1, bikes, bikes, bikes - 1]);
        }
        await waitUntil(
          'the log says that the primary is read',
          async () => told.at(-1) !== isRead,
        );
        expect(await seen(market)).toBe(bikes);
        await askPostgres(replicaUrl, 'SELECT pg_wal_replay_resume()');
        await waitUntil('the replica is read again', async () => told.at(-1) === isRead);
        await waitUntil('what came meanwhile is there', async () => (await seen(market)) === bikes);
      }

      const written = await market.patch(market.seller, '/api/profile', { name: 'Rafiq Ahmed' });
      expect([written.statusCode, written.headers['set-cookie']]).toEqual([
        200,
        expect.stringMatching(/^wrote=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      const looked = await market.get(market.seller, list);
      expect(looked.headers['set-cookie']).toBeUndefined();

      const before = await seen(market);
      await killReplica();
      await market.bike({ category_id: 1 });
      expect(await seen(market)).toBe(before + 1);
      await waitUntil('the log says it', async () => told.at(-1) !== isRead);
      expect(told.at(-1)).toContain(isNotRead);
    } finally {
      await market.stop();
    }
  },
);

// A machine that is busy may take longer to connect than is waited for, which the log then says instead.
const busy = 2;
replicated(
  'one that cannot be used is not read, and the log says why',
  async (servers) => {
    expect(await firstWord(servers, servers.primaryUrl)).toBe(`${isNotRead} it is no replica.`);
    expect(await firstWord(servers, inject('testServer').url)).toBe(
      `${isNotRead} it is no copy of the database that DATABASE_URL names.`,
    );
    const nobody = 'postgres://motohaat@127.0.0.1:1/motohaat';
    expect(await firstWord(servers, nobody)).toMatch(`${isNotRead} connect ECONNREFUSED`);
  },
  busy,
);
