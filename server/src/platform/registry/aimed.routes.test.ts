import type { ApplicationStatus } from '@motohaat/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findLastRevision } from '../revisions/revisions.repository.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeam, type Team } from '../testing/team-calls.ts';
import { rollBack } from './roll-back.ts';

const reason = 'To see what happens';
const build = (name: string, content = '') =>
  remoteBuild({
    name,
    audience: 'buyer',
    routes: { page: `/${name}` },
    contents: { 'own.js': content },
  });

let site: Site;
let beside: Site;
let one: Team;
let other: Team;
beforeAll(async () => {
  site = await startSite();
  await site.goLive(shellBuild(), build('mfe-one'), build('mfe-two'));
  beside = await startSite({ beside: site });
  [one, other] = await Promise.all([startTeam(site, 'mfe-one'), startTeam(site, 'mfe-two')]);
});
afterAll(async () => {
  await beside.stop();
  await site.stop();
});

let made = 0;
/** A version of a team that may go live. */
async function next(team: Team): Promise<string> {
  made += 1;
  const version = `1.${made}.0`;
  await team.ready(build(team.application, version), version);
  return version;
}
const live = async () => {
  const last = await findLastRevision(site.db);
  if (!last) throw new Error('nothing is live');
  return last;
};
const status = async (team: Team) => {
  const headers = { authorization: `Bearer ${team.token}` };
  const answer = await site.app.inject({ url: `/api/registry/${team.application}`, headers });
  return answer.json<ApplicationStatus>();
};

test('two teams that decide on the same revision at once, in two processes, both have their way', async () => {
  const versions = [await next(one), await next(other)] as const;
  const on = (await live()).number;
  const answers = await Promise.all([
    one.act('promote', { version: versions[0], reason }, { on }),
    other.act('promote', { version: versions[1], reason }, { on, app: beside.app }),
  ]);
  expect(answers).toMatchObject([
    [200, { changed: true }],
    [200, { changed: true }],
  ]);
  expect(new Set(answers.map(([, { revision }]) => revision))).toEqual(new Set([on + 1, on + 2]));
  const standing = await Promise.all([status(one), status(other)]);
  expect(standing.map((each) => each.standing?.version)).toEqual(versions);
  // What was decided before the own application changed is still refused.
  const late = await one.act('kill', { sentence: 'Back soon.', reason }, { on });
  expect(late).toMatchObject([412, { code: 'revision_changed' }]);
});

test('a roll back that names what it takes back may be pressed twice, and hits nothing else', async () => {
  const good = await next(one);
  await one.act('promote', { version: good, reason });
  const bad = await next(one);
  await one.act('promote', { version: bad, reason });
  const { number } = await live();
  const back = await one.act('rollback', { from: bad, reason: 'Worse' });
  expect(back).toMatchObject([200, { revision: number + 1, changed: true }]);
  for (const on of [number, number + 1]) {
    const again = await one.act('rollback', { from: bad, reason: 'Worse' }, { on });
    expect(again).toMatchObject([200, { revision: number + 1, changed: false }]);
  }
  // That the good one is live is what a person decided.
  expect(await one.act('rollback', { from: good, reason })).toMatchObject([
    409,
    { message: expect.stringContaining(`team mfe-one went back to it in revision ${number + 1}`) },
  ]);
  const better = await next(one);
  await one.act('promote', { version: better, reason });
  const late = await one.act('rollback', { from: good, reason });
  expect(late).toMatchObject([409, { message: expect.stringContaining('neither live nor tried') }]);
  expect((await status(one)).standing?.version).toBe(better);
  const named = await one.act('rollback', { from: better, version: '1.0.0', reason });
  expect(named).toMatchObject([200, { changed: true }]);
  expect((await status(one)).standing?.version).toBe('1.0.0');
});

test('a roll back of the canary ends that, twice over, and never what is live', async () => {
  const version = await next(one);
  const { releases } = await live();
  expect(await one.act('rollback', { canary: true, reason })).toMatchObject([409, {}]);
  await one.act('canary', { version, percent: 5, reason });
  const elsewhere = { canary: true, from: '1.0.0', reason };
  expect(await one.act('rollback', elsewhere)).toMatchObject([
    409,
    { message: 'That is not what people try of mfe-one: look again.' },
  ]);
  const ended = await one.act('rollback', { canary: true, reason });
  expect(ended).toMatchObject([200, { changed: true }]);
  for (const aim of [{ canary: true }, { from: version }, { canary: true, from: version }]) {
    expect(await one.act('rollback', { ...aim, reason })).toMatchObject([200, { changed: false }]);
  }
  expect((await live()).releases).toEqual(releases);
  await one.act('canary', { version, percent: 5, reason });
  await one.act('promote', { version, reason, anyway: 'Nobody comes here' });
  // It is no canary any more.
  const noCanary = [409, { message: 'mfe-one has no canary.' }];
  expect(await one.act('rollback', { canary: true, reason })).toMatchObject(noCanary);
  expect((await status(one)).standing?.version).toBe(version);
  await one.act('rollback', { from: version, reason });
  expect(await one.act('rollback', { canary: true, reason })).toMatchObject(noCanary);
});

test('what the server has convicted is promoted again only by who says why, and its verdict stays in sight', async () => {
  const version = await next(one);
  await one.act('canary', { version, percent: 5, reason });
  const figures = { failed: 12, views: 12, othersFailed: 0, othersViews: 40 };
  await rollBack(site.app.registry, {
    application: 'mfe-one',
    author: 'system',
    reason: 'It failed.',
    why: { code: 'canary_failed', ...figures },
    ifMatch: (await live()).number,
  });
  const refused = await one.act('promote', { version, reason });
  expect(refused).toMatchObject([
    409,
    { message: expect.stringContaining('It failed in 12 of 12 page views') },
  ]);
  expect(await one.act('canary', { version, percent: 5, reason })).toMatchObject([409, {}]);
  const again = 'The machine of one visitor was broken';
  expect(await one.act('promote', { version, again, reason })).toMatchObject([200, {}]);
  const { standing, releases } = await status(one);
  expect(standing).toMatchObject({ version, takenBack: null, verdict: { version } });
  expect(releases.find((each) => each.version === version)?.convicted).toMatchObject({
    reason: expect.stringContaining('12 of 12'),
  });
  const headers = { authorization: `Bearer ${one.token}` };
  const history = await site.app.inject({ url: '/api/registry/revisions?limit=1', headers });
  expect(history.json()).toMatchObject([{ act: 'promote', again }]);
});

test('two teams try something at once, and each ends its own', async () => {
  const versions = [await next(one), await next(other)] as const;
  const on = (await live()).number;
  const trials = await Promise.all([
    one.act('canary', { version: versions[0], percent: 5, reason }, { on }),
    other.act('canary', { version: versions[1], percent: 50, reason }, { on, app: beside.app }),
  ]);
  expect(trials).toMatchObject([
    [200, { changed: true }],
    [200, { changed: true }],
  ]);
  expect((await live()).canaries).toMatchObject({
    'mfe-one': { percent: 5 },
    'mfe-two': { percent: 50 },
  });
  await one.act('rollback', { canary: true, reason });
  expect(Object.keys((await live()).canaries)).toEqual(['mfe-two']);
  await other.act('rollback', { canary: true, reason });
  expect((await live()).canaries).toEqual({});
});

test('going back to what is live ends what is tried beside it, and nothing else', async () => {
  const version = await next(one);
  const { releases } = await live();
  await one.act('canary', { version, percent: 5, reason });
  const stay = { version: (await status(one)).standing?.version, reason };
  expect(await one.act('rollback', stay)).toMatchObject([200, { changed: true }]);
  expect(await live()).toMatchObject({ releases, canaries: {} });
  expect(await one.act('rollback', stay)).toMatchObject([200, { changed: false }]);
});
