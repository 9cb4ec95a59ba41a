import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellerBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addTeam } from '../testing/teams.ts';

let site: Site;
let before: string;
let live: string;
beforeAll(async () => {
  site = await startSite();
  before = sellerOf(await site.goLive(shellBuild(), sellerBuild({ 'old.js': 'old' })));
  live = sellerOf(await site.goLive(shellBuild(), sellerBuild()));
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
