import type { Composition } from '@motohaat/contract/composition';
import type { ApplicationStatus, Member, RevisionRecord } from '@motohaat/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findVersion } from '../releases/registered.repository.ts';
import { goLive } from '../revisions/go-live.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeam, type Team } from '../testing/team-calls.ts';
import { handOver } from './leave.ts';

const reason = 'To see what happens';
const shell = shellBuild();
/** A remote of everybody, with a page for each purpose, and an own file for each version. */
const remote = (name: string, purposes: string[], content = '') =>
  remoteBuild({
    name,
    audience: 'public',
    routes: Object.fromEntries(purposes.map((each) => [each, each === 'home' ? '/' : `/${each}`])),
    purposes: Object.fromEntries(purposes.map((each) => [each, each])),
    contents: { 'own.js': content },
  });

let site: Site;
let store: Team;
let info: Team;
let offered: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  offered = await site.goLive(
    { ...shell, release: { ...shell.release, uses: ['home', 'faq'] } },
    remote('mfe-store', ['home', 'faq']),
    remote('mfe-info', ['about']),
    remote('mfe-spare', ['spare']),
  );
  [store, info] = await Promise.all([startTeam(site, 'mfe-store'), startTeam(site, 'mfe-info')]);
});
afterAll(() => site.stop());

const live = async () => {
  const last = await findLastRevision(site.db);
  if (!last) throw new Error('nothing is live');
  return last;
};
const shown = async () =>
  (await site.app.inject('/api/composition/revision')).json<{ revision: number }>().revision;
/** A release that was published. */
const released = async ({ application, version }: Member) => {
  const known = await findVersion(site.db, application, version);
  if (!known) throw new Error('nobody published it');
  return known;
};
/** Waits until people get what is live. */
const isShown = async () => {
  const { number } = await live();
  await expect.poll(shown, { timeout: 5_000 }).toBe(number);
};
/** What a visitor tries. */
const composed = async (cookie = '') => {
  const answer = await site.app.inject({ url: '/api/composition', headers: { cookie } });
  const { remotes } = answer.json<{ remotes: { name: string; canary: boolean }[] }>();
  return remotes.filter(({ canary }) => canary).map(({ name }) => name);
};

test('a route goes from one remote to another as a set that no part of could go alone, and one roll back takes it back', async () => {
  const before = (await live()).releases;
  const gives = { application: 'mfe-store', version: '2.0.0' };
  const takes = { application: 'mfe-info', version: '2.0.0' };
  await info.ready(remote('mfe-info', ['about', 'faq']), '2.0.0');
  await store.ready(remote('mfe-store', ['home']), '2.0.0', [takes]);
  const alone = await store.act('promote', { version: '2.0.0', reason });
  expect(alone).toMatchObject([
    409,
    { reasons: expect.arrayContaining([expect.stringContaining('"faq" would be missing')]) },
  ]);
  const other = await info.act('promote', { version: '2.0.0', reason });
  expect(other).toMatchObject([
    409,
    {
      reasons: expect.arrayContaining([expect.stringContaining('both claim the route path /faq')]),
    },
  ]);
  const together = { version: '2.0.0', with: [takes], reason };
  expect(await store.act('promote', together)).toMatchObject([403, { code: 'forbidden' }]);
  const forged = await store.act('promote', together, { tokens: [`${info.token}x`] });
  expect(forged).toMatchObject([403, { code: 'forbidden' }]);
  // One of the two was tried without the other one.
  const tokens = [info.token];
  const half = await store.act('promote', together, { tokens });
  expect(half).toMatchObject([409, { message: expect.stringContaining('Make it again') }]);
  await info.ready(remote('mfe-info', ['about', 'faq']), '2.0.0', [gives]);

  const { id } = await released(takes);
  const look = { application: 'mfe-info', release: id, at: new Date(), signals: '[]' };
  await site.db
    .insertInto('canary_looks')
    .values({ ...look, hour: new Date(), verdict: 'not_yet' })
    .execute();
  const handing = { version: '2.0.0', to: takes, reason };
  const unproven = await store.act('hand-over', handing, { tokens });
  expect(unproven).toMatchObject([409, { message: expect.stringContaining('anyway') }]);

  const { number } = await live();
  const proven = { ...handing, anyway: 'The page is the same' };
  const handed = await store.act('hand-over', proven, { tokens });
  expect(handed).toMatchObject([
    200,
    {
      revision: number + 1,
      message: `mfe-info has /faq of mfe-store from revision ${number + 1} on.`,
    },
  ]);
  const access = await site.app.inject('/api/composition');
  expect(access.body).toContain('"/faq"');
  const back = await info.act('rollback', { from: '2.0.0', reason: 'Not yet' });
  expect(back).toMatchObject([200, { revision: number + 2, changed: true }]);
  expect((await live()).releases).toEqual(before);
  expect(await store.act('rollback', { from: '2.0.0', reason })).toMatchObject([
    200,
    { revision: number + 2, changed: false },
  ]);
  const answer = await site.app.inject({
    url: '/api/registry/revisions?application=mfe-info&limit=2',
    headers: { authorization: `Bearer ${info.token}` },
  });
  expect(answer.json<RevisionRecord[]>()).toMatchObject([
    { act: 'rollback', applications: ['mfe-info', 'mfe-store'] },
    { act: 'handover', applications: ['mfe-store', 'mfe-info'] },
  ]);
});

test('nothing is handed over where no route moves', async () => {
  const to = await info.ready(remote('mfe-info', ['about'], 'the same'), '2.1.0');
  const answer = await store.act(
    'hand-over',
    { version: '1.0.0', to, reason },
    { tokens: [info.token] },
  );
  const nothing = [409, { message: expect.stringContaining('No route moves') }];
  expect(answer).toMatchObject(nothing);
  const toLive = { to: { application: 'mfe-info', version: '1.0.0' }, reason };
  const tokens = [info.token];
  expect(await store.act('hand-over', toLive, { tokens })).toMatchObject(nothing);
  expect(await store.act('hand-over', { ...toLive, version: '1.0.0' }, { tokens })).toMatchObject([
    200,
    { changed: false },
  ]);
});

test('a set is tried by a visitor as a whole or not at all, changed and ended as a whole', async () => {
  const own = { application: 'mfe-store', version: '3.0.0' };
  const other = { application: 'mfe-info', version: '3.0.0' };
  await info.ready(remote('mfe-info', ['about', 'faq'], '3'), '3.0.0');
  await store.ready(remote('mfe-store', ['home'], '3'), '3.0.0', [other]);
  await info.ready(remote('mfe-info', ['about', 'faq'], '3'), '3.0.0', [own]);
  const tokens = [info.token];
  const trial = { version: '3.0.0', percent: 40, with: [other], reason };
  expect(await store.act('canary', trial, { tokens })).toMatchObject([200, { changed: true }]);
  await isShown();
  const tried = new Set<string>();
  for (let bucket = 0; bucket < 60; bucket += 1) {
    tried.add((await composed(`bucket=${bucket}`)).join(' '));
  }
  expect(tried).toEqual(new Set(['', 'mfe-info mfe-store']));
  // What others do meanwhile is judged in what visitors get, not in a mixture that nobody gets.
  const spare = await startTeam(site, 'mfe-spare');
  await spare.ready(remote('mfe-spare', ['spare'], '2'), '2.0.0');
  expect(await spare.act('promote', { version: '2.0.0', reason })).toMatchObject([200, {}]);
  const wider = await store.act('canary', { version: '3.0.0', percent: 50, reason });
  expect(wider).toMatchObject([403, { code: 'forbidden' }]);
  await store.act('canary', { version: '3.0.0', percent: 50, reason }, { tokens });
  expect((await live()).canaries).toMatchObject({
    'mfe-store': { percent: 50, set: ['mfe-info', 'mfe-store'] },
    'mfe-info': { percent: 50 },
  });
  const status = await site.app.inject({
    url: '/api/registry/mfe-info',
    headers: { authorization: `Bearer ${info.token}` },
  });
  expect(status.json<ApplicationStatus>().standing?.canary?.with).toEqual([own]);
  expect(await info.act('rollback', { canary: true, reason })).toMatchObject([
    200,
    { changed: true },
  ]);
  expect((await live()).canaries).toEqual({});
});

test('what a remote puts into pages of others is tried and taken back alone', async () => {
  const spare = await startTeam(site, 'mfe-spare');
  const build = remote('mfe-spare', ['spare'], 'with a filling');
  const fillings = [{ id: 'spare', slot: 'bike.notice' as const, order: 5 }];
  await spare.ready({ ...build, release: { ...build.release, fillings } }, '2.1.0');
  const before = await live();
  const trial = { version: '2.1.0', percent: 100, reason };
  const most = [409, { message: expect.stringContaining('no more than 50 % of the visitors') }];
  expect(await spare.act('canary', trial)).toMatchObject(most);
  expect(await spare.act('canary', { ...trial, percent: 51 })).toMatchObject(most);
  const all = { ...trial, anyway: 'It is a test' };
  expect(await spare.act('canary', all)).toMatchObject([200, { changed: true }]);
  await isShown();
  // Fewer people than have it already, or as many, ask for no new word.
  const fewer = { ...trial, percent: 60 };
  const whole = { ...trial, ramp: true };
  expect(await spare.act('canary', fewer)).toMatchObject([200, { changed: true }]);
  expect(await spare.act('canary', { ...fewer, ramp: true })).toMatchObject([
    200,
    { changed: true },
  ]);
  expect(await spare.act('canary', whole)).toMatchObject([409, { code: 'release_refused' }]);
  expect(await spare.act('canary', all)).toMatchObject([200, { changed: true }]);
  await isShown();
  const headers = { cookie: 'bucket=7' };
  const answer = await site.app.inject({ url: '/api/composition', headers });
  const { remotes } = answer.json<Composition>();
  expect(remotes.find(({ name }) => name === 'mfe-spare')).toMatchObject({
    canary: true,
    fillings,
  });
  for (const { name, release } of remotes.filter(({ canary }) => !canary)) {
    expect(release).toBe(before.releases[name]);
  }
  expect(await spare.act('rollback', { canary: true, reason })).toMatchObject([200, {}]);
  expect(await live()).toMatchObject({ releases: before.releases, canaries: before.canaries });
});

test('a shell is tried by a few, whose documents start with it', async () => {
  const team = await startTeam(site, 'shell');
  const next = shellBuild({ 'shell.js': '"the next shell"' });
  const version = '1.1.0';
  await team.ready({ ...next, release: { ...next.release, uses: ['home'] } }, version);
  const { releases } = await live();
  expect(await team.act('canary', { version, percent: 50, reason })).toMatchObject([200, {}]);
  const { canaries } = await live();
  const page = async (bucket: number) => {
    const headers = { accept: 'text/html', cookie: `bucket=${bucket}` };
    const answer = await site.app.inject({ url: '/', headers });
    return { shell: /\/shell\/([^/]+)\//.exec(answer.body)?.[1], answer };
  };
  await isShown();
  const pages = await Promise.all(Array.from({ length: 30 }, (_, bucket) => page(bucket)));
  const shells = new Set(pages.map((one) => one.shell));
  expect(shells).toEqual(new Set([releases['shell'], canaries['shell']?.release]));
  for (const { shell: id, answer } of pages) {
    expect(String(answer.headers['cache-control']).startsWith('public')).toBe(
      id === releases['shell'],
    );
  }
  expect(await team.act('rollback', { canary: true, reason })).toMatchObject([
    200,
    { changed: true },
  ]);
});

test('a remote that gives up all its routes is there no more, once, and comes back with them', async () => {
  const before = (await live()).releases;
  const to = await info.ready(remote('mfe-info', ['about', 'spare'], '4'), '4.0.0');
  const given = { application: 'mfe-spare', to, author: 'system', reason } as const;
  const handing = () =>
    handOver(site.app.registry, { ...given, untested: true, ifMatch: undefined });
  expect(await handing()).toMatchObject({ changed: true });
  const { id } = await released(to);
  const { 'mfe-spare': _gone, ...rest } = before;
  expect((await live()).releases).toEqual({ ...rest, 'mfe-info': id });
  expect(await handing()).toMatchObject({ changed: false });
  expect(await info.act('rollback', { from: '4.0.0', reason })).toMatchObject([200, {}]);
  expect((await live()).releases).toEqual(before);
});

test('the shell takes over no pages', async () => {
  const to = { application: 'shell', version: '1.0.0' };
  const given = { application: 'mfe-spare', to, author: 'system', reason } as const;
  const handing = handOver(site.app.registry, { ...given, untested: true, ifMatch: undefined });
  await expect(handing).rejects.toMatchObject({ code: 'release_refused' });
});

test('a remote is removed when nobody needs its pages, stays removed at a start, and comes back by a roll back', async () => {
  const needed = await store.act('remove', { reason });
  expect(needed).toMatchObject([409, { code: 'release_refused' }]);
  const spare = await startTeam(site, 'mfe-spare');
  const before = (await live()).releases;
  expect(await spare.act('remove', { reason })).toMatchObject([200, { changed: true }]);
  const { number, releases } = await live();
  expect(releases).not.toHaveProperty('mfe-spare');
  await goLive(site, offered, { author: 'server', reason: 'Started again' });
  expect((await live()).number).toBe(number);
  expect(await spare.act('rollback', { reason })).toMatchObject([200, { changed: true }]);
  expect((await live()).releases['mfe-spare']).toBe(before['mfe-spare']);
  expect(await spare.act('rollback', { reason })).toMatchObject([200, { changed: false }]);
});
