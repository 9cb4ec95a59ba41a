import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CanaryState } from '../../database/schema/platform.ts';
import { judgeCanary } from '../canary/judge-canary.ts';
import {
  addRevision,
  findLastRevision,
  type RevisionRow,
  type SetState,
} from '../revisions/revisions.repository.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { grow } from './grow.ts';

const application = 'mfe-storefront';
let site: Site;
let releases: Record<string, string>;
let fresh: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  releases = await site.goLive(shellBuild(), storefrontBuild(), sellerBuild());
  const [store, seller] = [storefrontBuild({ 'new.js': '2' }), sellerBuild({ 'new.js': '2' })];
  fresh = await site.goLive(store, seller);
});
afterAll(() => site.stop());

const live = async (): Promise<RevisionRow> => {
  const last = await findLastRevision(site.db);
  if (!last) throw new Error('nothing is live');
  return last;
};

/** A revision in which the storefront's next release is tried and grows by itself. */
async function trying(canary: Partial<CanaryState>, closed: Record<string, string> = {}) {
  const last = await live();
  const state = { percent: 5, accounts: [], ramp: true, ...canary };
  const names = canary.set ?? [application];
  const canaries: SetState['canaries'] = Object.fromEntries(
    names.map((name) => [name, { release: fresh[name] ?? '', ...state }]),
  );
  // So that the trial begins anew.
  for (const next of [{ canaries: {} }, { canaries }]) {
    const set = { releases, closed, ...next };
    await addRevision(site.db, await live(), {
      ...set,
      act: 'canary',
      author: 'test',
      reason: 'x',
    });
  }
  for (const name of names) {
    await views(name, releases[name] ?? '', false);
    await views(name, fresh[name] ?? '', true);
  }
  expect((await live()).number).toBe(last.number + 2);
  return live();
}

/** So many visitors opened pages with a release that nobody could call it worse than another one. */
async function views(remote: string, release: string, canary: boolean) {
  const rows = Array.from({ length: 800 }, (_, index) => {
    const view = newId();
    const origin = `${String(index).padStart(8, '0')}address`;
    return { view, remote, release, canary, kind: 'opened' as const, visitor: view, origin };
  });
  await site.db.insertInto('measurements').values(rows).execute();
}

const growing = async (last: RevisionRow, name = application) =>
  grow(site.app.registry, { last, application: name, now: new Date() });

/** What keeps it from growing, and how many looks of a machine are waited for. */
async function held() {
  const found = await site.db
    .selectFrom('canary_findings')
    .select('why')
    .where('kind', '=', 'held')
    .where('ended_at', 'is', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const orders = await site.db.selectFrom('smoke_orders').select('id').execute();
  return { why: found?.why, orders: orders.length };
}

test('what does no worse is tried by more people, with the word that somebody gave for it', async () => {
  await growing(await trying({ again: 'That machine was broken' }));
  const { canaries } = await live();
  expect(canaries[application]).toMatchObject({ percent: 25, again: 'That machine was broken' });
  expect(await held()).toEqual({ why: undefined, orders: 0 });
});

test('what everybody is asked to try already grows no more', async () => {
  const last = await trying({ percent: 100 });
  await growing(last);
  expect((await live()).number).toBe(last.number);
});

test('what is tried together grows once, asked of the first of it', async () => {
  const last = await trying({ set: [application, 'mfe-seller'] });
  await growing(last, 'mfe-seller');
  expect((await live()).number).toBe(last.number);
  await growing(last);
  const { number, canaries } = await live();
  expect(number).toBe(last.number + 1);
  expect(Object.values(canaries).map(({ percent }) => percent)).toEqual([25, 25]);
});

test('what was changed meanwhile is looked at again, and holds nothing', async () => {
  const last = await trying({});
  const tried = last.canaries[application];
  const canaries = tried && { [application]: { ...tried, accounts: ['a'] } };
  const by = { act: 'canary', author: 'test', reason: 'x' } as const;
  await addRevision(site.db, last, { ...last, ...(canaries && { canaries }), ...by });
  await expect(growing(last)).rejects.toMatchObject({ code: 'revision_changed' });
  expect(await held()).toEqual({ why: undefined, orders: 0 });
});

test('why it cannot grow is kept, and a machine is asked only for what goes to everybody', async () => {
  const off = { [application]: 'Back soon.' };
  const last = await trying({}, off);
  await growing(last);
  expect((await live()).number).toBe(last.number);
  const en = 'mfe-storefront is taken off. Revive it first.';
  expect(await held()).toMatchObject({ why: { code: 'canary_held', said: { en } }, orders: 0 });
});

/** The next revision of a trial, which goes on. */
async function goesOn(change: Partial<SetState>): Promise<RevisionRow> {
  const last = await live();
  const by = { act: 'canary', author: 'test', reason: 'x' } as const;
  await addRevision(site.db, last, { ...last, ...change, ...by });
  return live();
}

test('what kept it is over when it grows, and was one thing at a time', async () => {
  await site.db.deleteFrom('canary_findings').execute();
  await growing(await trying({}, { [application]: 'Back soon.' }));
  await growing(await live());
  await growing(await goesOn({ closed: {} }));
  expect((await live()).canaries[application]?.percent).toBe(25);
  const holds = await site.db.selectFrom('canary_findings').select('ended_at').execute();
  expect(holds).toEqual([{ ended_at: expect.any(Date) as Date }]);
});

test('what was told while fewer tried it does not let it grow', async () => {
  const { canaries } = await trying({ percent: 1 });
  const tried = canaries[application];
  const last = await goesOn({ canaries: tried ? { [application]: { ...tried, percent: 5 } } : {} });
  await growing(last);
  expect((await live()).number).toBe(last.number);
  expect(await judgeCanary(site.db, last, application)).toMatchObject({
    verdict: 'better_or_equal',
  });
});

test('nothing can be said of what nobody tries', async () => {
  expect(await judgeCanary(site.db, await live(), 'mfe-seller')).toBeUndefined();
});
