import { releaseId } from '@motohaat/releases/release-id';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { RevisionRefusedError } from '../releases/refusals.ts';
import { addRelease } from '../releases/releases.repository.ts';
import { adminBuild, remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import type { Build } from '../testing/registry.ts';
import { goLive } from './go-live.ts';
import { addRevision, isAnythingLive } from './revisions.repository.ts';
import { refuseUnfitServer } from './server-start.ts';
import { readSince } from './since.repository.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const record = { author: 'test', reason: 'to see' };

const numbersOf = async () => {
  const rows = await database.db
    .selectFrom('revisions')
    .select('number')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

test('each change of the set is the next revision, and the old ones stay as they were', async () => {
  const first = await register(database.db, shellBuild(), storefrontBuild());
  const second = await register(
    database.db,
    shellBuild(),
    storefrontBuild({ 'new.js': '1' }),
    adminBuild(),
  );
  expect(await goLive(database, first, record)).toBe(1);
  expect(await goLive(database, second, record)).toBe(2);
  expect(await goLive(database, first, record)).toBe(3);

  const rows = await database.db.selectFrom('revisions').selectAll().orderBy('number').execute();
  expect(rows.map(({ previous, releases }) => ({ previous, releases }))).toEqual([
    { previous: null, releases: first },
    { previous: 1, releases: second },
    { previous: 2, releases: { ...second, ...first } },
  ]);
  expect(rows[0]).toMatchObject(record);
});

test('a start does not undo what others made live since the start before', async () => {
  const server = { author: 'server', reason: 'Started' };
  const tree = await register(database.db, shellBuild(), storefrontBuild());
  const team = await register(database.db, storefrontBuild({ 'new.js': '1' }));
  await goLive(database, tree, server);
  await goLive(database, team, { author: 'team:mfe-storefront', reason: 'Better' });

  expect(await goLive(database, tree, server)).toBe(2);
  const edited = await register(database.db, shellBuild({ 'new.js': '2' }));
  expect(await goLive(database, { ...tree, ...edited }, server)).toBe(3);
  expect(await goLive(database, { ...tree, ...edited }, server)).toBe(3);
  const [, , last] = await database.db
    .selectFrom('revisions')
    .select('releases')
    .orderBy('number')
    .execute();
  expect(last?.releases).toEqual({ ...team, ...edited });
});

test('a start that changes a part of what is tried together ends the trial of all of it', async () => {
  const tree = await register(database.db, shellBuild(), storefrontBuild(), adminBuild());
  await goLive(database, tree, record);
  const tried = await register(
    database.db,
    storefrontBuild({ 'new.js': '1' }),
    adminBuild({ 'new.js': '1' }),
  );
  const set = ['mfe-admin', 'mfe-storefront'];
  const canaries = Object.fromEntries(
    set.map((name) => [name, { release: tried[name], percent: 5, accounts: [], set }]),
  );
  await database.db
    .insertInto('revisions')
    .values({
      number: 2,
      previous: 1,
      releases: JSON.stringify(tree),
      canaries: JSON.stringify(canaries),
      author: 'team:mfe-admin',
      reason: 'To try',
    })
    .execute();
  const edited = await register(database.db, storefrontBuild({ 'new.js': '2' }));
  expect(await goLive(database, { ...tree, ...edited }, record)).toBe(3);
  const rows = await database.db
    .selectFrom('revisions')
    .select(['releases', 'canaries'])
    .where('number', '=', 3)
    .execute();
  expect(rows).toEqual([{ releases: { ...tree, ...edited }, canaries: {} }]);
});

test('a set that is live already writes no revision', async () => {
  const set = await register(database.db, shellBuild(), storefrontBuild());
  await goLive(database, set, record);
  const reordered = Object.fromEntries(Object.entries(set).toReversed());
  expect(await goLive(database, reordered, record)).toBe(1);
  expect(await numbersOf()).toEqual([1]);
});

test('several who change the set at once get revisions of their own, without a gap', async () => {
  const sets = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      register(database.db, shellBuild({ 'n.js': String(index) })),
    ),
  );
  const numbers = await Promise.all(sets.map((set) => goLive(database, set, record)));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(await numbersOf()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('several who make the same set live at once write one revision', async () => {
  const set = await register(database.db, shellBuild(), storefrontBuild());
  const numbers = await Promise.all(Array.from({ length: 6 }, () => goLive(database, set, record)));
  expect(numbers).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await numbersOf()).toEqual([1]);
});

const page = (name: string, routePath: string, navigationPath?: string) =>
  remoteBuild({
    name,
    audience: 'buyer',
    routes: { page: routePath },
    navigation: navigationPath
      ? [{ place: 'dashboard', label: 'Page', path: navigationPath, order: 1 }]
      : [],
  });

const refused: [string, Build[], RegExp][] = [
  ['no shell', [storefrontBuild()], /no shell/],
  [
    'two remotes with one route',
    [shellBuild(), page('mfe-a', '/Bikes/:id'), page('mfe-b', '/bikes/:bike')],
    /mfe-a and mfe-b both claim the route path/,
  ],
  [
    'two remotes with one navigation path',
    [shellBuild(), page('mfe-a', '/a', '/menu'), page('mfe-b', '/b', '/menu')],
    /both claim the navigation path \/menu/,
  ],
  [
    'one remote with one route twice',
    [
      shellBuild(),
      remoteBuild({ name: 'mfe-a', audience: 'public', routes: { one: '/:a', two: '/:b' } }),
    ],
    /mfe-a claims the route path \/:b twice/,
  ],
  ['the path of an API call', [shellBuild(), page('mfe-a', '/api/users')], /claims \/api\/users/],
  ["the shell's own page", [shellBuild(), page('mfe-a', '/dashboard')], /claims \/dashboard/],
];

test.each(refused)('refuses %s', async (_name, builds, message) => {
  const set = await register(database.db, ...builds);
  const attempt = goLive(database, set, record);
  await expect(attempt).rejects.toBeInstanceOf(RevisionRefusedError);
  await expect(attempt).rejects.toThrow(message);
  expect(await numbersOf()).toEqual([]);
});

test('refuses a release that nobody published', async () => {
  const set = { ...(await register(database.db, shellBuild())), 'mfe-a': '0123456789abcdef0123' };
  await expect(goLive(database, set, record)).rejects.toThrow(/Nobody published/);
});

test('something is live from the first revision on', async () => {
  expect(await isAnythingLive(database.db.probe)).toBe(false);
  await goLive(database, await register(database.db, shellBuild()), record);
  expect(await isAnythingLive(database.db.probe)).toBe(true);
});

test('a revision that the database does not take is no lost race', async () => {
  const state = { releases: {}, canaries: {}, closed: {} };
  const unnamed = { ...state, act: 'start', ...record, author: null as never } as const;
  await expect(addRevision(database.db, undefined, unnamed)).rejects.toThrow('author');
});

test('a release has been live since it last went live, through what others did meanwhile', async () => {
  const [first, second] = [
    await register(database.db, shellBuild(), storefrontBuild()),
    await register(database.db, storefrontBuild({ 'n.js': '1' })),
  ];
  const admin = await register(database.db, adminBuild());
  for (const set of [first, second, first, admin]) await goLive(database, set, record);
  const revisions = await database.db
    .selectFrom('revisions')
    .select('created_at')
    .orderBy('number')
    .execute();
  const [begun, , again] = revisions.map(({ created_at }) => created_at.toISOString());
  const since = (name: string) => readSince(database.db, name, { live: first[name] ?? '' });
  expect([await since('shell'), await since('mfe-storefront')]).toEqual([begun, again]);
});

test('a server that does not answer what people have, or what teams can bring back, does not start', async () => {
  const { release, ...rest } = storefrontBuild();
  const consumed = { platform: {}, modules: {}, calls: { 'nobody.knows': 'then' } };
  const calling = { ...rest, release: { ...release, consumed } };
  const asking = await register(database.db, shellBuild(), calling);
  const act = { act: 'start', ...record, canaries: {}, closed: {} } as const;
  await addRevision(database.db, undefined, { releases: asking, ...act });
  const unanswered = 'nobody.knows, which this server does not answer';
  await expect(refuseUnfitServer(database.db)).rejects.toThrow(unanswered);
  await expect(goLive(database, asking, record)).rejects.toThrow(unanswered);
  const sound = await register(database.db, shellBuild(), storefrontBuild({ 'n.js': '1' }));
  await addRevision(database.db, { number: 1 }, { releases: sound, ...act });
  // What came with a server goes back with it.
  await refuseUnfitServer(database.db);
  const ofTeam = { ...calling.release, version: '2.0.0' };
  const id = releaseId(ofTeam);
  await addRelease(database.db, id, ofTeam, { publishedBy: 'team:mfe-storefront' });
  const between = { ...sound, 'mfe-storefront': id };
  await addRevision(database.db, { number: 2 }, { releases: between, ...act });
  await addRevision(database.db, { number: 3 }, { releases: sound, ...act });
  await expect(refuseUnfitServer(database.db)).rejects.toThrow(unanswered);
});
