import { afterAll, beforeAll, expect, test } from 'vitest';

import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { aReport, machineFound } from '../testing/machine.ts';
import { releaseForm } from '../testing/release-form.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';

const storefront = (version: string, purposes: Record<string, string>) => {
  const routes = { home: '/', login: '/login' };
  const build = remoteBuild({ name: 'mfe-storefront', audience: 'public', routes, purposes });
  return { ...build, release: { ...build.release, version } };
};
const seller = (version: string) => {
  const routes = { add: '/dashboard/addProduct' };
  const uses = ['sign-in'];
  const build = remoteBuild({ name: 'mfe-seller', audience: 'seller', routes, uses });
  return { ...build, release: { ...build.release, version } };
};
const shell = shellBuild();
const reason = 'To see what happens';

let site: TeamSite;
beforeAll(async () => {
  site = await startTeamSite('mfe-storefront');
  await site.goLive(
    { ...shell, release: { ...shell.release, uses: ['home', 'sign-in'] } },
    storefront('1.0.0', { home: 'home', login: 'sign-in' }),
    seller('1.0.0'),
  );
});
afterAll(() => site.stop());

test('a storefront without the sign-in page goes live for nobody', async () => {
  await site.publish(storefront('1.1.0', { home: 'home' }));
  const { number } = await site.live();
  await site.smoke('1.1.0', number);
  for (const [operation, more] of [
    ['promote', {}],
    ['canary', { percent: 5 }],
  ] as const) {
    const answer = await site.operate(operation, number, { version: '1.1.0', reason, ...more });
    expect(answer).toMatchObject([
      409,
      {
        code: 'release_refused',
        message:
          'The page "sign-in" would be missing: shell 1.0.0 and mfe-seller 1.0.0 link to it. It is a page of mfe-storefront 1.0.0.',
      },
    ]);
  }
  expect((await site.live()).number).toBe(number);
});

test('a remote that was taken off still has its pages, which say why', async () => {
  const { number } = await site.live();
  const [status] = await site.operate('kill', number, { sentence: 'Back at noon.', reason });
  expect(status).toBe(200);
  const team = await site.addTeam('mfe-seller');
  const call = (path: string, headers: Record<string, string>, payload: Buffer | object) =>
    site.app.inject({
      method: 'POST',
      url: `/api/registry/mfe-seller/${path}`,
      headers: { ...team, ...headers },
      payload,
    });
  const { payload, headers } = releaseForm(seller('1.1.0'));
  await call('releases', headers, payload);
  const revision = (await site.live()).number;
  const release = { application: 'mfe-seller', version: '1.1.0' };
  await machineFound(site.db, release, aReport(revision));
  const promoted = await call(
    'promote',
    { 'if-match': `"${revision}"` },
    { version: '1.1.0', reason },
  );
  expect([promoted.statusCode, promoted.json()]).toMatchObject([200, { changed: true }]);
});
