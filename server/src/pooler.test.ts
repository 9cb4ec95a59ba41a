import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { connect } from './connect.ts';
import { type Database, migrate } from './database/index.ts';
import { createMarket, createTestDatabase } from './testing/index.ts';
import { startTestPooler, type TestPooler } from './testing/pgbouncer.ts';

let pooler: Awaited<ReturnType<typeof startTestPooler>>;
beforeAll(async () => {
  pooler = await startTestPooler(inject('testServer').url);
}, 300_000);
afterAll(async () => {
  if ('stop' in pooler) await pooler.stop();
});

/** Runs a test where there is a PgBouncer, and says why where there is none. */
const pooled = (name: string, run: (pooler: TestPooler) => Promise<void>) =>
  test(name, async ({ skip }) => ('missing' in pooler ? skip(pooler.missing) : run(pooler)));

async function open(databaseUrl: string) {
  const told: string[] = [];
  const settings = { databaseUrl, dir: '', prepareStatements: true };
  const connection = await connect(settings, {
    applicationName: 'test',
    log: (sentence) => told.push(sentence),
  });
  return { ...connection, told };
}

const limits = (db: Database) =>
  sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
    ORDER BY name`
    .execute(db)
    .then(({ rows }) => rows.map(({ setting }) => setting));

pooled(
  'a start makes the schema and the limits of time, and says how statements are sent',
  async ({ through }) => {
    const database = await createTestDatabase('nothing');
    const { db, told, openWith, close } = await open(through(database.url));
    try {
      expect(told).toEqual([
        'The database is behind a pooler: statements are sent unprepared. Sessions had no ' +
          'idle_in_transaction_session_timeout, lock_timeout, statement_timeout: the role has them in this database now.',
      ]);
      expect(await migrate(db)).not.toEqual([]);
      // More at once than there are sessions: some are new, some were there before the limits.
      const seen = await Promise.all(Array.from({ length: 8 }, () => limits(db)));
      expect(new Set(seen.map(String))).toEqual(new Set(['10000,2000,5000']));
      expect(() => openWith('-c search_path=other')).toThrow('A pooler opens no session');
      const again = await open(through(database.url));
      expect(again.told).toEqual([
        'The database is behind a pooler: statements are sent unprepared.',
      ]);
      await again.close();
    } finally {
      await close();
      await database.drop();
    }
  },
);

pooled('without one, statements are prepared and nothing is said', async () => {
  const database = await createTestDatabase('nothing');
  const { told, close } = await open(database.url);
  expect(told).toEqual([]);
  await close();
  await database.drop();
});

pooled(
  'of ten people who book a bike at once one has it, and hot statements answer',
  async ({ through }) => {
    const home = await createTestDatabase();
    const { db, close } = await open(through(home.url));
    const drop = async () => {
      await close();
      await home.drop();
    };
    const market = await createMarket({ database: { db, url: home.url, drop } });
    try {
      const bike = await market.bike();
      const buyers = await Promise.all(Array.from({ length: 10 }, () => market.signIn('buyer')));
      const answers = await Promise.all(
        buyers.map((buyer) => market.post(buyer, '/api/bookings', { productId: bike.id })),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.filter((code) => code === 409)).toHaveLength(9);
      const lists = await Promise.all(
        buyers.flatMap((buyer) => [
          market.get(buyer, '/api/bookings'),
          market.get(buyer, '/api/search?q=r'),
          market.get(buyer, '/api/notices'),
        ]),
      );
      expect(lists.map(({ statusCode }) => statusCode)).toEqual(lists.map(() => 200));
    } finally {
      await market.stop();
    }
  },
);
