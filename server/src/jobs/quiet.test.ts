import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createFileStore } from '../platform/index.ts';
import { shellBuild, storefrontBuild } from '../platform/testing/builds.ts';
import { smokeKey } from '../platform/testing/keys.ts';
import { register } from '../platform/testing/registry.ts';
import {
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { evaluateCanaries } from './evaluate-canaries.ts';
import { keepLandingPages } from './keep-landing-pages.ts';
import { keepSearch } from './keep-search.ts';
import { purgeReleasesJob } from './purge-releases.ts';
import { takeInModels } from './take-in-models.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

test('the log tells of what jobs did, and nothing of those that had nothing to do', async () => {
  const { db } = home;
  const info = vi.fn();
  const run = async () => {
    for (const job of [keepSearch(db), purgeReleasesJob({ db }), takeInModels(db)]) {
      const signal = new AbortController().signal;
      await job.run({ signal, now: () => new Date(), log: { info } as never });
    }
  };
  await run();
  expect(info).not.toHaveBeenCalled();
  await addCategories(db);
  await addProduct(db, { seller_id: (await addUser(db, { role: 'seller' })).id });
  await run();
  expect(info.mock.calls).toEqual([[{ written: 1 }, 'rows of the search were written']]);
});

const later = () => new Date(Date.now() + 15 * 86_400_000);

test('the log tells of releases whose files were removed, and of decisions that were carried on', async () => {
  const { db } = home;
  const info = vi.fn();
  const run = { signal: new AbortController().signal, log: { info } as never };
  await register(db, shellBuild());
  await purgeReleasesJob({ db }).run({ ...run, now: later });
  await purgeReleasesJob({ db }).run({ ...run, now: later });
  const { id: decided_by } = await addUser(db, { role: 'admin' });
  const named = { brand: 'bajaj', model: 'pulsar-150', is_new: false };
  await db
    .insertInto('model_decisions')
    .values({ id: newId(), key: 'pulsar', words: 'Pulsar', ...named, decided_by })
    .execute();
  await takeInModels(db).run({ ...run, now: later });
  expect(info.mock.calls).toEqual([
    [{ purged: 1 }, 'files of old releases were removed'],
    [{ decisions: 1 }, 'decisions about models were carried on'],
  ]);
});

test('a process that ends counts bikes no further, and writes nothing of what it counted', async () => {
  const ending = new AbortController();
  let counted = 0;
  const job = keepLandingPages(home.db, {
    tallies: async function* tallies() {
      while (counted < 3) {
        counted += 1;
        ending.abort();
        yield [];
      }
    },
  });
  const run = { now: () => new Date(), log: {} as never };
  await job.run({ ...run, signal: ending.signal });
  expect(counted).toBe(1);
  await job.run({ ...run, signal: new AbortController().signal });
  expect(counted, 'the next one counts at once').toBe(3);
});

test('counting the bikes of landing pages takes one fiftieth of the time at most', async () => {
  let clock = 0;
  let counted = 0;
  const job = keepLandingPages(home.db, {
    tallies: async function* tallies() {
      counted += 1;
      clock += 2_000;
      yield [];
    },
  });
  const run = async (at: number) => {
    clock = at;
    const signal = new AbortController().signal;
    await job.run({ signal, now: () => new Date(clock), log: {} as never });
    return counted;
  };
  expect([await run(15_000), await run(114_999), await run(115_000)]).toEqual([1, 1, 2]);
});

test('a canary that was looked at rests, and a process that ends looks at none', async () => {
  const { db } = home;
  const releases = await register(db, shellBuild(), storefrontBuild());
  const canary = { release: releases['mfe-storefront'], percent: 5, accounts: [] };
  const written = { author: 'team:mfe-storefront', reason: 'To try' };
  await db
    .insertInto('revisions')
    .values({
      ...written,
      number: 1,
      previous: null,
      releases: JSON.stringify(releases),
      canaries: JSON.stringify({ 'mfe-storefront': canary }),
    })
    .execute();
  let statements = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = createFileStore({ db, folder: '/nowhere' });
  const registry = { db: Object.assign(counting, { ...db }), store, linkedByServer: [], smokeKey };
  const job = evaluateCanaries(registry);
  const run = async (signal: AbortSignal) => {
    statements = 0;
    await job.run({ signal, now: () => new Date(), log: { error: () => {} } as never });
    return statements;
  };
  const { signal } = new AbortController();
  expect(await run(AbortSignal.abort())).toBe(1);
  expect(await run(signal)).toBeGreaterThan(1);
  expect(await run(signal)).toBe(1);
});
