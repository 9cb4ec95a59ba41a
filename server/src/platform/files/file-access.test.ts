import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { createFileFinder } from './file-access.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bundle = { 'server/pages.cjs': 'module.exports = {};', 'entry.js.map': '{}' };

test.each([
  ['entry.js', true],
  ['assets/page.css', true],
  ['other.js', false],
  // What draws pages on the server, and what tells of sources.
  ['server/pages.cjs', false],
  ['entry.js.map', false],
])('browsers get %s of a release: %s', async (file, isThere) => {
  const { db } = database;
  const { 'mfe-storefront': id = '' } = await register(db, storefrontBuild(bundle));
  const found = await createFileFinder(db).find('mfe-storefront', id, file);
  expect(found?.file.path).toBe(isThere ? file : undefined);
});

test.each([
  ['shell', shellBuild(), 'shell.js', true],
  ['mfe-storefront', storefrontBuild(), 'entry.js', true],
  ['mfe-seller', sellerBuild(), 'entry.js', false],
])('nobody need be asked again about a release of %s that was found: %s', async (...row) => {
  const [name, build, file, isKnown] = row;
  const { db } = database;
  const { [name]: id = '' } = await register(db, build);
  const finder = createFileFinder(db);
  expect(finder.isKnown(name, id)).toBe(false);
  expect(await finder.find(name, id, file)).toMatchObject({ release: { id } });
  expect(finder.isKnown(name, id)).toBe(isKnown);
  expect(await finder.find(name, 'none', file)).toBeUndefined();
  expect(finder.isKnown(name, 'none')).toBe(false);
});

test('a hundred releases are known: the one that was found first makes room', async () => {
  const { db } = database;
  const builds = Array.from({ length: 101 }, (_, place) => shellBuild({ 'own.js': `${place}` }));
  const ids: string[] = [];
  for (const build of builds) ids.push((await register(db, build))['shell'] ?? '');
  const finder = createFileFinder(db);
  for (const id of ids.slice(0, 100)) await finder.find('shell', id, 'shell.js');
  expect(ids.map((id) => finder.isKnown('shell', id))).toEqual([
    ...ids.slice(1).map(() => true),
    false,
  ]);
  await finder.find('shell', ids[100] ?? '', 'shell.js');
  expect(ids.filter((id) => !finder.isKnown('shell', id))).toEqual([ids[0]]);
});
