import type { ApplicationStatus } from '@motohaat/contract/registry';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

const remote = 'mfe-storefront';

let site: TeamSite;
let stable: string;
beforeAll(async () => {
  site = await startTeamSite(remote);
  stable = (await site.goLive(shellBuild(), storefrontBuild()))[remote] ?? '';
});
afterAll(() => site.stop());

/** Gives a new version to a few people. */
async function tryOut(version: string) {
  const { release, files } = storefrontBuild({ 'new.js': version });
  await site.publish({ release: { ...release, version }, files });
  await site.smoke(version, (await site.live()).number);
  const body = { version, percent: 5, reason: 'To try' };
  expect(await site.operate('canary', (await site.live()).number, body)).toMatchObject([200, {}]);
  return (await site.live()).canaries[remote]?.release ?? '';
}

const promote = async (version: string, more: object = {}) =>
  site.operate('promote', (await site.live()).number, { version, reason: 'Better', ...more });

async function views(release: string, canary: boolean, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const view = newId();
    const origin = `${String(index).padStart(8, '0')}address`;
    return { view, remote, release, canary, kind: 'opened' as const, visitor: view, origin };
  });
  await site.db.insertInto('measurements').values(rows).execute();
}

test('what is tried goes to everybody when it was shown to be as good, or with a word why', async () => {
  const release = await tryOut('1.1.0');
  const unproven = expect.stringMatching(/^A few people try mfe-storefront 1\.1\.0, .* anyway\.$/);
  const refusal = { code: 'release_refused', message: unproven, reasons: [unproven] };
  expect(await promote('1.1.0')).toMatchObject([409, refusal]);
  expect(await promote('1.1.0', { anyway: ' ' })).toMatchObject([422, { code: 'invalid' }]);
  await views(stable, false, 800);
  await views(release, true, 100);
  expect(await promote('1.1.0')).toMatchObject([409, refusal]);
  await views(release, true, 700);
  expect(await promote('1.1.0')).toMatchObject([200, { changed: true }]);
});

test('a word why stays in the history, and a release that nobody tries needs none', async () => {
  await tryOut('1.2.0');
  const [status] = await promote('1.2.0', { anyway: 'It mends the checkout' });
  expect(status).toBe(200);
  const { body } = await site.get('/api/registry/revisions?limit=1');
  expect(body).toMatchObject([{ act: 'promote', reason: 'Better (It mends the checkout)' }]);
  const { release, files } = storefrontBuild({ 'new.js': 'straight' });
  await site.publish({ release: { ...release, version: '1.3.0' }, files });
  await site.smoke('1.3.0', (await site.live()).number);
  expect(await promote('1.3.0')).toMatchObject([200, {}]);
});

test('what was tried and not shown to be as good needs a word, also when its trial is over', async () => {
  const release = await tryOut('1.4.0');
  const look = { application: remote, release, hour: new Date(), at: new Date(), signals: '[]' };
  await site.db
    .insertInto('canary_looks')
    .values({ ...look, verdict: 'not_yet' })
    .execute();
  await site.operate('rollback', (await site.live()).number, { canary: true, reason: 'Enough' });
  const unproven = expect.stringContaining('A few people tried mfe-storefront 1.4.0');
  expect(await promote('1.4.0')).toMatchObject([409, { message: unproven }]);
  const { releases } = (await site.get(`/api/registry/${remote}`)).body as ApplicationStatus;
  const marked = releases.filter((each) => each.unproven !== undefined);
  expect(marked.map(({ version }) => version)).toEqual(['1.4.0']);
  expect(await promote('1.4.0', { anyway: 'It mends the checkout' })).toMatchObject([200, {}]);
});

test('a canary that grows by itself begins with somebody', async () => {
  await tryOut('1.5.0');
  const canary = async (body: object) =>
    site.operate('canary', (await site.live()).number, {
      version: '1.5.0',
      reason: 'To try',
      ...body,
    });
  const { userId } = await site.signIn('buyer');
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const refused = [409, { message: expect.stringContaining('begin with 1 %') }];
  const named = { percent: 0, accounts: [email], ramp: true };
  expect(await canary(named)).toMatchObject(refused);
  expect(await canary({ percent: 100, anyway: 'Now', ramp: true })).toMatchObject(refused);
  expect(await canary({ ...named, percent: 1 })).toMatchObject([200, { changed: true }]);
  const people = async () => (await site.live()).canaries[remote]?.accounts;
  expect(await people()).toEqual([userId]);
  // Who tries that one tries another one when named again.
  await tryOut('1.5.1');
  expect(await people()).toEqual([]);
});

const tryFor = async (percent: number) =>
  site.operate('canary', (await site.live()).number, {
    version: '1.6.0',
    reason: 'To try',
    percent,
  });

test('half of the visitors may try what nobody has shown to be as good, and no more', async () => {
  await tryOut('1.6.0');
  const most = expect.stringMatching(/^(?!A few people)/);
  expect(await tryFor(51)).toMatchObject([409, { code: 'release_refused', message: most }]);
  expect(await tryFor(50)).toMatchObject([200, { changed: true }]);
});

test('what was shown to be as good needs no word when its trial is over', async () => {
  const release = await tryOut('1.7.0');
  const look = { application: remote, release, hour: new Date(), at: new Date(), signals: '[]' };
  await site.db
    .insertInto('canary_looks')
    .values({ ...look, verdict: 'better_or_equal' })
    .execute();
  await site.operate('rollback', (await site.live()).number, { canary: true, reason: 'Enough' });
  expect(await promote('1.7.0')).toMatchObject([200, { changed: true }]);
});
