import { afterAll, beforeAll, expect, test } from 'vitest';

import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeam, type Team } from '../testing/team-calls.ts';

let site: Site;
let shell: Team;
let seller: Team;
beforeAll(async () => {
  site = await startSite();
  [shell, seller] = await Promise.all([startTeam(site, 'shell'), startTeam(site, 'mfe-seller')]);
  await site.goLive(shellBuild(), sellerBuild(), filling(storefrontBuild()));
  await shell.ready(shellBuild({ 'new.js': 'next' }), '2.0.0');
  await seller.ready(filling(sellerBuild({ 'new.js': 'next' })), '2.0.0');
});
afterAll(() => site.stop());

/** The same build, with something in a slot of everybody's navbar. */
function filling<Build extends { release: object }>(build: Build) {
  const fillings = [{ id: 'bell', slot: 'navbar.end', order: 1 } as const];
  return { ...build, release: { ...build.release, fillings } };
}

type Part = { role: string | null; remotes: { name: string; fillings?: object[] }[] };

async function preview({ application, token }: Team, query = '') {
  const answer = await site.app.inject({
    url: `/api/registry/${application}/releases/2.0.0/preview/composition${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { role, remotes = [] } = answer.json<Partial<Part>>();
  const filled = remotes.map(({ name, fillings }) => `${name}: ${fillings?.length ?? 0}`);
  return [answer.statusCode, role, filled.toSorted()];
}

test('a shell is seen as whoever its team names, with all that this role has, and by nobody’s name as a visitor', async () => {
  const all = ['mfe-seller: 0', 'mfe-storefront: 1'];
  expect(await preview(shell, '?role=seller')).toEqual([200, 'seller', all]);
  expect(await preview(shell)).toEqual([200, null, ['mfe-storefront: 1']]);
});

test('a remote is seen as its own audience, with what it puts into slots and nothing that others do', async () => {
  const own = ['mfe-seller: 1', 'mfe-storefront: 0'];
  expect(await preview(seller)).toEqual([200, 'seller', own]);
  expect(await preview(seller, '?role=admin')).toEqual([200, 'seller', own]);
});

const beside = (version: string) => preview(shell, `?with=mfe-seller@${version}`);

test('a set of which something was never published is not there', async () => {
  expect(await beside('2.0.0')).toEqual([200, null, ['mfe-storefront: 1']]);
  expect(await beside('9.9.9')).toEqual([404, undefined, []]);
});
