import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { machineToken } from '../smoke/smoke-key.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { smokeKey } from '../testing/keys.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addTeam } from '../testing/teams.ts';

let site: Site;
let before: string;
let live: string;
let shell: string;
let storefront: string;
beforeAll(async () => {
  site = await startSite();
  before = sellerOf(await site.goLive(shellBuild(), sellerBuild({ 'old.js': 'old' })));
  const releases = await site.goLive(shellBuild(), sellerBuild(), storefrontBuild());
  live = sellerOf(releases);
  shell = releases['shell'] ?? '';
  storefront = releases['mfe-storefront'] ?? '';
});
afterAll(() => site.stop());

const sellerOf = (releases: Record<string, string>) => releases['mfe-seller'] ?? '';

test.each([
  ['mfe-seller', 200, 200],
  ['shell', 200, 404],
  ['mfe-buyer', 404, 404],
])(
  'the team of %s gets %i for what is live of the sellers, and %i for a release of before',
  async (application, ofLive, ofBefore) => {
    const headers = await addTeam(site.db, application);
    const read = async (release: string) => {
      const url = `/remotes/mfe-seller/${release}/entry.js`;
      return (await site.app.inject({ url, headers })).statusCode;
    };
    expect([await read(live), await read(before)]).toEqual([ofLive, ofBefore]);
  },
);

test('a machine gets what is live and was before, each at its own address alone', async () => {
  const headers = { authorization: `Bearer ${machineToken(smokeKey)}` };
  const urls = [
    `/remotes/mfe-seller/${live}/entry.js`,
    `/remotes/mfe-seller/${before}/entry.js`,
    `/shell/${shell}/shell.js`,
    `/remotes/shell/${shell}/shell.js`,
  ];
  const answers = urls.map((url) => site.app.inject({ url, headers }));
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 404]);
});

test('a caller pays for what is looked up, and for a token that does not count; a machine pays for nothing', async () => {
  const [lookedUp, refused] = [
    vi.spyOn(site.app.limits, 'lookedUp'),
    vi.spyOn(site.app.limits, 'refused'),
  ];
  const machine = { authorization: `Bearer ${machineToken(smokeKey)}` };
  const team = await addTeam(site.db, 'mfe-seller');
  const shown = `/remotes/mfe-storefront/${storefront}/entry.js`;
  const reserved = `/remotes/mfe-seller/${live}/entry.js`;
  const paidFor = async (url: string, headers = {}) => {
    vi.clearAllMocks();
    await site.app.inject({ url, headers });
    return [lookedUp.mock.calls.length, refused.mock.calls.length];
  };
  expect(await paidFor(shown)).toEqual([1, 0]);
  expect(await paidFor(shown)).toEqual([0, 0]);
  expect(await paidFor(reserved)).toEqual([1, 1]);
  expect(await paidFor(reserved, team)).toEqual([1, 0]);
  expect(await paidFor(reserved, machine)).toEqual([0, 0]);
});
