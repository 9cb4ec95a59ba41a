import type {
  OperationDone,
  ApplicationStatus,
  ReleasesOverview,
  RevisionRecord,
} from '@motohaat/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(shellBuild(), storefrontBuild());
});
afterAll(() => site.stop());

test('a release goes from a smoke test through a few people to everybody, and back', async () => {
  const next = storefrontBuild({ 'new.js': '1' });
  next.release.version = '1.1.0';
  expect(await site.publish(next)).toMatchObject([201, { version: '1.1.0', created: true }]);
  expect(await site.publish(next)).toMatchObject([200, { version: '1.1.0', created: false }]);

  const unsmoked = await site.operate('promote', 1, { version: '1.1.0', reason: 'Better' });
  expect(unsmoked).toMatchObject([409, { code: 'release_refused' }]);
  const asked = { version: '1.1.0', reason: 'To see' };
  // Whoever only asks what it would do is not asked for one.
  expect(await site.operate('promote', 1, asked, '?dryRun=true')).toMatchObject([
    200,
    { revision: 2, changed: true },
  ]);
  await site.smoke('1.1.0', 1);

  const canary = { version: '1.1.0', percent: 5, reason: 'To see' };
  expect(await site.operate('canary', 1, canary)).toMatchObject([
    200,
    { revision: 2, changed: true },
  ]);
  expect(await site.operate('canary', 1, canary)).toMatchObject([
    200,
    { revision: 2, changed: false },
  ]);
  const promote = { version: '1.1.0', reason: 'Better', anyway: 'Nobody comes here' };
  const stale = await site.operate('promote', 1, promote);
  expect(stale).toMatchObject([412, { code: 'revision_changed' }]);
  const tried = await site.operate('promote', 2, { ...promote, reason: 'Try' }, '?dryRun=true');
  expect(tried).toMatchObject([200, { revision: 3, changed: true }]);
  const promoted = await site.operate('promote', 2, promote);
  expect(promoted).toMatchObject([200, { revision: 3, changed: true }]);
  const back = await site.operate('rollback', 3, { reason: 'Worse' });
  expect(back).toMatchObject([200, { revision: 4, changed: true }]);

  const answer = await site.get('/api/registry/mfe-storefront');
  expect(answer.headers['etag']).toBe('"4"');
  const status = answer.body as ApplicationStatus;
  expect(status.standing).toMatchObject({ version: '1.0.0', canary: null, closed: null });
  expect(status.releases).toMatchObject([
    { version: '1.1.0', available: true, wasLive: true, smoke: { passed: true, revision: 1 } },
    { version: '1.0.0', publishedBy: 'server', smoke: null },
  ]);

  const history = (await site.get('/api/registry/revisions')).body as RevisionRecord[];
  expect(history.map(({ number, act, author, reason }) => [number, act, author, reason])).toEqual([
    [4, 'rollback', 'team mfe-storefront', 'Worse'],
    [3, 'promote', 'team mfe-storefront', 'Better (Nobody comes here)'],
    [2, 'canary', 'team mfe-storefront', 'To see'],
    [1, 'start', 'test', 'test'],
  ]);
  expect(history[1]?.differences).toMatchObject([
    {
      application: 'mfe-storefront',
      version: { from: '1.0.0', to: '1.1.0' },
      canary: { from: '1.1.0 for 5 %', to: null },
    },
  ]);
});

test('what people have is among the releases of a status, however much was published since', async () => {
  for (let patch = 1; patch <= 20; patch += 1) {
    const next = storefrontBuild({ 'new.js': `later ${patch}` });
    next.release.version = `1.2.${patch}`;
    await site.publish(next);
  }
  const { body } = await site.get('/api/registry/mfe-storefront');
  const { releases, standing } = body as ApplicationStatus;
  expect(releases.map(({ version }) => version).slice(-2)).toEqual(['1.2.1', '1.0.0']);
  expect(releases.map(({ wasLive }) => wasLive).slice(-2)).toEqual([false, true]);
  expect(standing?.version).toBe('1.0.0');
});

test('the overview says of what is live whether there is anything to go to, and back to', async () => {
  const { authorization } = await site.signIn('admin');
  const answer = await site.app.inject({ url: '/api/releases', headers: { authorization } });
  const { applications } = answer.json<ReleasesOverview>();
  expect(applications.map(({ standing, others }) => [standing.application, others])).toEqual([
    ['mfe-storefront', { kept: true, wereLive: true }],
    ['shell', { kept: false, wereLive: false }],
  ]);
});

test('asked about a revision that never was, it says which', async () => {
  const url = '/api/registry/revisions/difference?from=1&to=99';
  const answer = await site.app.inject({ url, headers: site.team });
  expect(answer.json()).toMatchObject({ code: 'not_found', message: 'There is no revision 99.' });
});

test('a remote is taken off and brought back, by an admin too', async () => {
  const closed = { sentence: 'We are repairing this.', reason: 'It burns' };
  const { authorization } = await site.signIn('admin');
  const by = { authorization };
  const { number } = await site.live();
  expect(await site.operate('kill', number, closed, '', by)).toMatchObject([
    200,
    { changed: true },
  ]);
  expect(await site.operate('kill', number, closed)).toMatchObject([200, { changed: false }]);
  const overview = await site.app.inject({ url: '/api/releases', headers: by });
  expect(overview.json<ReleasesOverview>().applications).toMatchObject([
    { standing: { application: 'mfe-storefront', closed: closed.sentence } },
    { standing: { application: 'shell', closed: null } },
  ]);
  const [status, body] = await site.operate('revive', number + 1, { reason: 'Mended' });
  expect([status, (body as OperationDone).revision]).toEqual([200, number + 2]);
  const shell = await site.addTeam('shell');
  const url = '/api/registry/shell/kill';
  const headers = { ...shell, 'if-match': `"${number + 2}"` };
  const answer = await site.app.inject({ method: 'POST', url, headers, payload: closed });
  expect(answer.statusCode).toBe(409);
});
