import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { shellBuild, storefrontBuild, writeDist } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { createFileStore } from './file-store.ts';
import { publishRelease } from './publish.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function published(application: string): Promise<number> {
  const rows = await database.db
    .selectFrom('releases')
    .select('id')
    .where('application', '=', application)
    .execute();
  return rows.length;
}

test('the same content is one release, kept once', async () => {
  const files = await temporaryFolder();
  const platform = { db: database.db, store: createFileStore(files) };
  const dist = await writeDist(await temporaryFolder(), storefrontBuild({ 'a.js': 'once' }));
  const before = await published('mfe-storefront');

  const first = await publishRelease(platform, dist);
  const second = await publishRelease(platform, dist);

  expect(first).toEqual({ name: 'mfe-storefront', release: first.release, created: true });
  expect(second).toEqual({ ...first, created: false });
  expect(await published('mfe-storefront')).toBe(before + 1);
  expect(await readdir(path.join(files, 'releases/mfe-storefront'))).toEqual([first.release]);
});

test('of several who publish the same content at once, one creates the release', async () => {
  const platform = { db: database.db, store: createFileStore(await temporaryFolder()) };
  const dist = await writeDist(await temporaryFolder(), shellBuild({ 'a.js': 'at once' }));
  const results = await Promise.all(
    Array.from({ length: 6 }, () => publishRelease(platform, dist)),
  );
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(results.map(({ release }) => release)).size).toBe(1);
});

test('a build that was tampered with leaves neither a row nor a file', async () => {
  const files = await temporaryFolder();
  const platform = { db: database.db, store: createFileStore(files) };
  const dist = await writeDist(await temporaryFolder(), storefrontBuild({ 'a.js': 'tampered' }));
  await appendFile(path.join(dist, 'entry.js'), ' ');
  const before = await published('mfe-storefront');

  await expect(publishRelease(platform, dist)).rejects.toThrow(/changed after it was built/);

  expect(await published('mfe-storefront')).toBe(before);
  expect(await readdir(files)).toEqual([]);
});

test('files that were lost come back when the same content is published again', async () => {
  const dist = await writeDist(await temporaryFolder(), shellBuild({ 'a.js': 'lost' }));
  const { release } = await publishRelease(
    { db: database.db, store: createFileStore(await temporaryFolder()) },
    dist,
  );
  const store = createFileStore(await temporaryFolder());
  const again = await publishRelease({ db: database.db, store }, dist);
  expect(again).toEqual({ name: 'shell', release, created: false });
  expect(await store.has('shell', release)).toBe(true);
});
