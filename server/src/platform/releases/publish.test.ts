import { appendFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { shellBuild, storefrontBuild, writeDist } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { listedContents } from './listed-contents.ts';
import { publishRelease } from './publish.ts';
import { findReleases } from './releases.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How many rows there are of all that a publish writes. */
async function traces(): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[
      (SELECT count(*)::int FROM releases), (SELECT count(*)::int FROM release_files),
      (SELECT count(*)::int FROM release_contents), (SELECT count(*)::int FROM release_content_parts)
    ] AS counts`.execute(database.db);
  return rows[0]?.counts ?? [];
}

const built = async (build: Parameters<typeof writeDist>[1]) =>
  writeDist(await temporaryFolder(), build);

test('the same content is one release, kept once', async () => {
  const dist = await built(storefrontBuild({ 'a.js': 'once' }));
  const first = await publishRelease(database, dist);
  const before = await traces();
  const second = await publishRelease(database, dist);
  expect(first).toEqual({ name: 'mfe-storefront', release: first.release, created: true });
  expect(second).toEqual({ ...first, created: false });
  expect(await traces()).toEqual(before);
});

test('of several who publish the same content at once, one creates the release', async () => {
  const dist = await built(shellBuild({ 'a.js': 'at once' }));
  const results = await Promise.all(
    Array.from({ length: 6 }, () => publishRelease(database, dist)),
  );
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(results.map(({ release }) => release)).size).toBe(1);
});

test('contents are written in one order, so that two who publish at once never wait in a circle', async () => {
  const contents = Object.fromEntries(
    Array.from({ length: 8 }, (_, place) => [`${place}.js`, `in order ${place}`]),
  );
  const build = storefrontBuild(contents);
  const { rows: before } = await sql<{ last: string }>`
    SELECT coalesce(max(ctid), '(0,0)') AS last FROM release_contents`.execute(database.db);
  await publishRelease(database, await built(build));
  const { rows } = await sql<{ integrity: string }>`
    SELECT integrity FROM release_contents WHERE ctid > ${before[0]?.last}::tid
      AND integrity = ANY(${build.release.files.map(({ integrity }) => integrity)}::text[])
    ORDER BY ctid`.execute(database.db);
  const written = rows.map(({ integrity }) => integrity);
  expect(written.length).toBeGreaterThanOrEqual(8);
  expect(written).toEqual(written.toSorted());
});

test('the releases of a set are found by application, and those that nobody published left out', async () => {
  const { release: shell } = await publishRelease(database, await built(shellBuild()));
  const { release: store } = await publishRelease(database, await built(storefrontBuild()));
  const set = { shell, 'mfe-storefront': store, 'mfe-none': 'none' };
  const found = await findReleases(database.db, set);
  expect(found.map(({ id }) => id)).toEqual([store, shell]);
});

test('of a file that was not sent there is no content', () => {
  const { release } = shellBuild();
  const [first] = release.files;
  const sent = [{ path: first?.path ?? '', content: Buffer.from('x') }];
  expect(listedContents(release, sent)).toEqual([
    { integrity: first?.integrity, content: Buffer.from('x') },
  ]);
});

test('a release that has one more file adds that one alone', async () => {
  await publishRelease(database, await built(storefrontBuild({ 'a.js': 'shared' })));
  const [releases = 0, files = 0, contents = 0, parts = 0] = await traces();
  const more = storefrontBuild({ 'a.js': 'shared', 'b.js': 'new' });
  await publishRelease(database, await built(more));
  const listed = new Set(more.release.files.map(({ integrity }) => integrity)).size;
  expect(await traces()).toEqual([releases + 1, files + listed, contents + 1, parts + 1]);
});

test('a build that was tampered with leaves neither a row nor a file', async () => {
  const dist = await built(storefrontBuild({ 'a.js': 'tampered' }));
  await appendFile(`${dist}/entry.js`, ' ');
  const before = await traces();
  await expect(publishRelease(database, dist)).rejects.toThrow(/changed after it was built/);
  expect(await traces()).toEqual(before);
});

test('a transaction that fails at its last file leaves neither a row nor a file', async () => {
  const dist = await built(storefrontBuild({ 'a.js': 'unlucky' }));
  const before = await traces();
  await sql`ALTER TABLE release_files ADD CONSTRAINT unlucky CHECK (false) NOT VALID`.execute(
    database.db,
  );
  await expect(publishRelease(database, dist)).rejects.toThrow(/unlucky/);
  expect(await traces()).toEqual(before);
  await sql`ALTER TABLE release_files DROP CONSTRAINT unlucky`.execute(database.db);
  expect(await publishRelease(database, dist)).toMatchObject({ created: true });
});
