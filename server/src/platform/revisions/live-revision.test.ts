import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { adminBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { goLive } from './go-live.ts';
import { createLiveRevisionReader, withReleases } from './live-revision.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

function failTheTest(error: unknown): never {
  throw new Error('the read failed', { cause: error });
}

const record = { author: 'test', reason: 'to see' };

test('a change is seen once the last look is two seconds old, not before', async () => {
  let time = 0;
  const reader = createLiveRevisionReader({
    db: database.db,
    onFailure: failTheTest,
    now: () => time,
  });
  expect(await reader.current()).toBeNull();

  await goLive(
    database,
    await register(database.db, shellBuild(), storefrontBuild(), adminBuild()),
    record,
  );
  expect(await reader.current()).toBeNull();
  time = 2_000;
  const live = await reader.current();
  expect(live).toMatchObject({ number: 1, shell: { manifest: { name: 'shell' } } });
  expect(live?.remotes.map(({ manifest }) => manifest.name)).toEqual([
    'mfe-admin',
    'mfe-storefront',
  ]);

  await goLive(database, await register(database.db, shellBuild({ 'n.js': '1' })), record);
  time = 3_999;
  expect((await reader.current())?.number).toBe(1);
  time = 4_000;
  expect((await reader.current())?.number).toBe(2);
});

test('while the database is away the last good revision stands, and is not asked for at once', async () => {
  await goLive(database, await register(database.db, shellBuild()), record);
  let time = 0;
  const failures: unknown[] = [];
  const reader = createLiveRevisionReader({
    db: database.db,
    onFailure: (error) => failures.push(error),
    now: () => time,
  });
  await reader.current();
  await database.db.close();
  time = 2_000;
  expect((await reader.current())?.number).toBe(1);
  expect((await reader.current())?.number).toBe(1);
  expect(failures).toHaveLength(1);
});

test('a database that is slow keeps nobody waiting for more than about a second', async () => {
  await goLive(database, await register(database.db, shellBuild()), record);
  let time = 0;
  const reader = createLiveRevisionReader({
    db: database.db,
    onFailure: failTheTest,
    now: () => time,
  });
  await reader.current();
  await database.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE revisions`.execute(transaction);
    time = 2_000;
    const start = performance.now();
    expect((await reader.current())?.number).toBe(1);
    expect(performance.now() - start).toBeLessThan(1_800);
  });
});

const people = { percent: 5, accounts: [] };

test('a revision is read as a whole or not at all: not without its shell, a remote or what is tried', async () => {
  const releases = await register(database.db, shellBuild(), storefrontBuild());
  const { shell = '', 'mfe-storefront': storefront = '' } = releases;
  const read = (change: Partial<Parameters<typeof withReleases>[1]>) =>
    withReleases(database.db, { number: 7, releases, canaries: {}, closed: {}, ...change });
  expect((await read({})).remotes).toHaveLength(1);
  const tried = await read({ canaries: { shell: { release: shell, ...people } } });
  expect(tried.shellCanary?.release.id).toBe(shell);
  const incomplete: Parameters<typeof read>[0][] = [
    { releases: { 'mfe-storefront': storefront } },
    { releases: { ...releases, 'mfe-buyer': 'r1' } },
    { canaries: { 'mfe-storefront': { release: 'r1', ...people } } },
  ];
  for (const change of incomplete) {
    await expect(read(change)).rejects.toThrow('revision 7 names releases that the registry lacks');
  }
});

test('what is live is the same one however often it is read, and those before it stay known', async () => {
  let time = 0;
  const reader = createLiveRevisionReader({
    db: database.db,
    onFailure: failTheTest,
    now: () => time,
  });
  expect(await reader.current()).toBeNull();
  expect(reader.recent(1)).toBeUndefined();
  const next = async () => {
    time += 2_000;
    return reader.current();
  };
  await goLive(database, await register(database.db, shellBuild()), record);
  const first = await next();
  await goLive(database, await register(database.db, shellBuild({ 'n.js': '1' })), record);
  const second = await next();
  expect(second?.number).toBe(2);
  for (let look = 0; look < 8; look += 1) expect(await next()).toBe(second);
  expect(reader.recent(1)).toBe(first);
});

test('where nothing was read yet, a database that is away is no answer', async () => {
  const onFailure = failTheTest;
  const reader = createLiveRevisionReader({ db: database.db, onFailure });
  expect(await reader.current()).toBeNull();
  await database.db.close();
  const beginning = createLiveRevisionReader({ db: database.db, onFailure });
  await expect(beginning.current()).rejects.toThrow();
});
