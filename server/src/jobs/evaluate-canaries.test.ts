import type { MeasurementKind } from '@motohaat/contract/measurements';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { CanaryState } from '../database/schema/platform.ts';
import { createFileStore } from '../platform/index.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../platform/testing/builds.ts';
import { smokeKey } from '../platform/testing/keys.ts';
import { register } from '../platform/testing/registry.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';

const remote = 'mfe-storefront';
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

let database: TestDatabase;
let stable: Record<string, string>;
let candidate: string;
let other: string;
let failures: unknown[];
beforeEach(async () => {
  database = await createTestDatabase();
  failures = [];
  stable = await register(database.db, shellBuild(), storefrontBuild(), sellerBuild());
  candidate = await publish('1');
  other = await publish('2');
  await revision({});
});
afterEach(() => database.drop());

const publish = async (content: string): Promise<string> =>
  (await register(database.db, storefrontBuild({ 'next.js': content })))[remote] ?? '';

/** Writes the next revision. */
async function revision(
  canaries: Record<string, string>,
  created_at = ago(2),
  how: Partial<CanaryState> = {},
): Promise<void> {
  const { count } = await database.db
    .selectFrom('revisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const states = Object.entries(canaries).map(([name, release]) => [
    name,
    { release, percent: 5, accounts: [], ...how },
  ]);
  await database.db
    .insertInto('revisions')
    .values({
      number: count + 1,
      previous: count === 0 ? null : count,
      releases: JSON.stringify(stable),
      canaries: JSON.stringify(Object.fromEntries(states)),
      author: 'team:mfe-storefront',
      reason: 'To try',
      created_at,
    })
    .execute();
}

type Views = {
  remote?: string;
  release: string;
  canary: boolean;
  at?: Date;
  kinds: MeasurementKind[];
  /** As many networks as views by default. */
  networks?: number;
  /** One for each view by default. */
  visitor?: string;
};

async function views(count: number, options: Views): Promise<void> {
  const { kinds, at = ago(1), networks = count, ...rest } = options;
  const rows = Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const origin = `${String(index % networks).padStart(8, '0')}address`;
    const view = newId();
    return kinds.map((kind) => ({ view, remote, kind, at, origin, visitor: view, ...rest }));
  });
  await database.db.insertInto('measurements').values(rows).execute();
}

async function run(db = database.db): Promise<void> {
  const store = createFileStore({ db, folder: '/nowhere' });
  await evaluateCanaries({ db, store, linkedByServer: [], smokeKey }).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: { error: (about: unknown) => failures.push(about) } as never,
  });
}

async function live() {
  return database.db
    .selectFrom('revisions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

test('a canary that throws is taken back, and the log says why in figures', async () => {
  await revision({ [remote]: candidate });
  await views(40, { release: stable[remote] ?? '', canary: false, kinds: ['opened'] });
  await views(12, { release: candidate, canary: true, kinds: ['opened', 'render_error'] });
  await run();
  const reason =
    'It failed in 12 of 12 page views (100 %); what is live for all in 0 of 40 page views (0 %).';
  const figures = { failed: 12, views: 12, othersFailed: 0, othersViews: 40 };
  const why = { code: 'canary_failed', ...figures };
  expect(await live()).toMatchObject({
    number: 3,
    releases: stable,
    canaries: {},
    act: 'rollback',
    application: remote,
    author: 'system',
    reason,
    why,
  });
  const [entry] = await database.db.selectFrom('audit_log').selectAll().execute();
  expect(entry).toMatchObject({ actor_id: null, subject_id: remote, detail: { why } });
  await run();
  expect((await live()).number).toBe(3);
});

test('another canary that came meanwhile is not ended for what this one did', async () => {
  await revision({ [remote]: candidate });
  await views(40, { release: stable[remote] ?? '', canary: false, kinds: ['opened'] });
  await views(12, { release: candidate, canary: true, kinds: ['opened', 'render_error'] });
  let isOvertaken = false;
  const overtaken = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isEvidence = 'strata' in (result.rows[0] ?? {});
      if (isEvidence && !isOvertaken) {
        isOvertaken = true;
        await revision({ [remote]: other }, new Date());
      }
      return result;
    },
  });
  await run(Object.assign(overtaken, { ...database.db }));
  expect(isOvertaken).toBe(true);
  expect(await live()).toMatchObject({ number: 3, canaries: { [remote]: { release: other } } });
  expect(failures).toEqual([]);
});

test('one that fails as seldom as what is live for all stays', async () => {
  await revision({ [remote]: candidate });
  await views(200, { release: stable[remote] ?? '', canary: false, kinds: ['opened'] });
  await views(100, { release: candidate, canary: true, kinds: ['opened'] });
  await views(1, { release: candidate, canary: true, kinds: ['load_failure'] });
  await run();
  expect((await live()).number).toBe(2);
});

test('what a release did before it became the canary does not count', async () => {
  await revision({ [remote]: other });
  await revision({ [remote]: candidate }, ago(0.5));
  await views(20, { release: candidate, canary: true, at: ago(1), kinds: ['render_error'] });
  await run();
  expect((await live()).number).toBe(3);
  await views(20, { release: candidate, canary: true, at: ago(0.2), kinds: ['render_error'] });
  await run();
  expect(await live()).toMatchObject({ number: 4, author: 'system' });
});

test('other people to try it do not make it begin again', async () => {
  await revision({ [remote]: candidate }, ago(3));
  await revision({ [remote]: candidate, 'mfe-seller': stable['mfe-seller'] ?? '' }, ago(0.5));
  await views(20, { release: candidate, canary: true, at: ago(1), kinds: ['render_error'] });
  await run();
  expect(await live()).toMatchObject({ number: 4, canaries: { 'mfe-seller': {} } });
  expect((await live()).canaries).not.toHaveProperty(remote);
});

test('a canary that fails in most of its views goes back, whatever is told of the other one', async () => {
  await revision({ [remote]: candidate });
  await views(60, { release: stable[remote] ?? '', canary: false, kinds: ['load_failure'] });
  await views(60, { release: candidate, canary: true, kinds: ['load_failure'] });
  await run();
  expect(await live()).toMatchObject({ number: 3, author: 'system' });
});

test('one that fails as often as what is live for all stays, where that is less than half', async () => {
  await revision({ [remote]: candidate });
  for (const kinds of [['opened'], ['opened'], ['load_failure']] as MeasurementKind[][]) {
    await views(60, { release: stable[remote] ?? '', canary: false, kinds });
    await views(60, { release: candidate, canary: true, kinds });
  }
  await run();
  expect((await live()).number).toBe(2);
});

test('views that few networks make up end no canary that others see, however many they are', async () => {
  await revision({ [remote]: candidate });
  await views(300, { release: candidate, canary: true, kinds: ['opened'] });
  await views(2_000, { release: candidate, canary: true, kinds: ['render_error'], networks: 4 });
  await run();
  expect((await live()).number).toBe(2);
});

test('made-up failures of what is live for all hide no canary that fails', async () => {
  await revision({ [remote]: candidate });
  const release = stable[remote] ?? '';
  await views(600, { release, canary: false, kinds: ['opened'] });
  await views(2_000, { release, canary: false, kinds: ['load_failure'], networks: 4 });
  for (const kinds of [['opened'], ['opened'], ['render_error']] as MeasurementKind[][]) {
    await views(40, { release: candidate, canary: true, kinds });
  }
  await run();
  expect(await live()).toMatchObject({ number: 3, author: 'system' });
});

test('only those who came in the same hours are compared', async () => {
  await revision({ [remote]: candidate }, ago(30));
  const release = stable[remote] ?? '';
  await views(60, { release, canary: false, at: ago(20), kinds: ['opened'] });
  await views(60, { release: candidate, canary: true, at: ago(1), kinds: ['opened'] });
  await views(20, { release: candidate, canary: true, at: ago(1), kinds: ['render_error'] });
  await run();
  expect((await live()).number).toBe(2);
});

test('visitors with whom everything fails count once each, however often they come', async () => {
  await revision({ [remote]: candidate });
  const release = stable[remote] ?? '';
  await views(300, { release, canary: false, kinds: ['opened'] });
  await views(300, { release: candidate, canary: true, kinds: ['opened'] });
  for (const visitor of ['one', 'two', 'three', 'four', 'five']) {
    await views(30, { release: candidate, canary: true, kinds: ['render_error'], visitor });
  }
  await run();
  expect((await live()).number).toBe(2);
});

test('a canary that cannot be evaluated does not keep the others', async () => {
  await revision({ 'mfe-gone': 'nowhere', [remote]: candidate });
  await views(20, { release: candidate, canary: true, kinds: ['render_error'] });
  await run();
  expect(await live()).toMatchObject({ number: 3, author: 'system' });
  expect(failures).toEqual([]);
});

test('a canary that grows by itself goes on when it is as good, and in the end everybody has it', async () => {
  const release = stable[remote] ?? '';
  const both = async (count: number, at: Date) => {
    await views(count, { release, canary: false, at, kinds: ['opened'] });
    await views(count, { release: candidate, canary: true, at, kinds: ['opened'] });
  };
  await revision({ [remote]: candidate }, ago(6), { percent: 1, ramp: true });
  await both(100, ago(5));
  await run();
  expect((await live()).number).toBe(2);
  await both(900, ago(5));
  await run();
  const grown = { release: candidate, percent: 5, ramp: true };
  expect(await live()).toMatchObject({
    number: 3,
    author: 'system',
    canaries: { [remote]: grown },
  });
  // What the first few showed is not what more people show.
  await run();
  expect((await live()).number).toBe(3);
  const looks = await database.db.selectFrom('canary_looks').selectAll().execute();
  expect(looks.map(({ verdict }) => verdict)).toContain('better_or_equal');
});

test('of two teams’ canaries at once each is judged by its own views', async () => {
  const build = sellerBuild();
  const [route, ...routes] = build.release.routes;
  const changed = { ...build.release, routes: [{ ...route!, title: 'The next page' }, ...routes] };
  const seller = await register(database.db, { ...build, release: changed });
  await revision({ [remote]: candidate, 'mfe-seller': seller['mfe-seller'] ?? '' });
  const ofSeller = { remote: 'mfe-seller', release: seller['mfe-seller'] ?? '', canary: true };
  for (const name of [remote, 'mfe-seller']) {
    await views(60, {
      remote: name,
      release: stable[name] ?? '',
      canary: false,
      kinds: ['opened'],
    });
  }
  await views(40, { release: candidate, canary: true, kinds: ['opened'] });
  await views(20, { ...ofSeller, kinds: ['uncaught_error'] });
  await run();
  expect(await live()).toMatchObject({
    number: 3,
    application: 'mfe-seller',
    canaries: { [remote]: { release: candidate } },
    why: { code: 'canary_worse', signal: 'uncaught_error', value: 20, views: 20 },
  });
  await views(20, { release: candidate, canary: true, kinds: ['load_failure'] });
  await run();
  expect(await live()).toMatchObject({ number: 4, application: remote, canaries: {} });
});
