import type { ProvidedContract, UsesOverview } from '@motohaat/contract/uses';
import type { Shape } from '@motohaat/domain/shape';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findLastRevision } from '../revisions/revisions.repository.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';
import { startTeam, type Team } from '../testing/team-calls.ts';
import type { Registry } from './act.ts';
import { canary, promote } from './operations.ts';
import { rollBack } from './roll-back.ts';

const reason = 'To see what happens';
/** Each member of the platform with a mark of its own. */
const members = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const contract = (version: string, ...names: string[]): ProvidedContract => ({
  version,
  whole: true,
  platform: members(names),
  given: [],
  modules: { react: ['useState'] },
});

/** A shell of the latest of these contracts, which it serves all. */
function shell(...served: ProvidedContract[]) {
  const { release, files } = shellBuild();
  const contracts = Object.fromEntries(served.map((each) => [each.version.split('.')[0], each]));
  const provided = { contracts, deprecated: goingSoon };
  const consumed = { platform: {}, modules: { react: ['useState'] }, calls: {} };
  return { release: { ...release, contract: served[0]!.version, provided, consumed }, files };
}

const goingSoon = ['Toasts.success', 'PageHead', 'react useState', 'react use'].map((member) => ({
  member,
  since: '1.0.0',
  until: '2027-03-31',
  instead: 'something else',
}));

/** A remote that calls these members of the platform. */
function remote(name: string, built: string, ...uses: string[]) {
  const { release, files } = remoteBuild({ name, audience: 'buyer', routes: { page: `/${name}` } });
  const consumed = { platform: members(uses), modules: { react: ['useState'] }, calls: {} };
  return { release: { ...release, contract: built, consumed }, files };
}

let site: Site;
let shells: Team;
let one: Team;
let two: Team;
beforeAll(async () => {
  site = await startSite();
  await site.goLive(
    shell(contract('1.0.0', 'useApi', 'Toasts.success', 'Toasts.message')),
    remote('mfe-one', '1.0.0', 'useApi', 'Toasts.success'),
    remote('mfe-two', '1.0.0', 'useApi'),
  );
  [shells, one, two] = await Promise.all([
    startTeam(site, 'shell'),
    startTeam(site, 'mfe-one'),
    startTeam(site, 'mfe-two'),
  ]);
});
afterAll(() => site.stop());

const live = async () => {
  const last = await findLastRevision(site.db);
  if (!last) throw new Error('nothing is live');
  return last;
};
const refusedFor = (sentence: string) => [
  409,
  { code: 'release_refused', reasons: [expect.stringContaining(sentence)] },
];

test('a method that a live remote calls is not taken away, whatever the shell is numbered; one that nobody calls may go', async () => {
  const without = await shells.ready(shell(contract('1.0.0', 'useApi', 'Toasts.message')), '1.0.1');
  const gone = 'mfe-one 1.0.0 uses Toasts.success, which shell 1.0.1 does not have.';
  const { version } = without;
  expect(await shells.act('promote', { version, reason })).toMatchObject(refusedFor(gone));
  expect(await shells.act('canary', { version, percent: 1, reason })).toMatchObject(
    refusedFor(gone),
  );
  const unused = await shells.ready(shell(contract('1.0.0', 'useApi', 'Toasts.success')), '1.0.2');
  expect(await shells.act('promote', { version: unused.version, reason })).toMatchObject([200, {}]);
  // From now on nobody begins to call it.
  await one.ready(remote('mfe-one', '1.0.0', 'useApi', 'Toasts.message'), '1.1.0');
  expect(await one.act('promote', { version: '1.1.0', reason })).toMatchObject(
    refusedFor('mfe-one 1.1.0 uses Toasts.message, which shell 1.0.2 does not have.'),
  );
});

test('a shell that weighs more than it may is not published, and one of before budgets is', async () => {
  const { release, files } = shell(contract('1.0.0', 'useApi', 'Toasts.success'));
  const heavy = { release: { ...release, budget: { javascript: 1, css: 1 } }, files };
  await expect(shells.ready(heavy, '1.0.3')).rejects.toThrow('their budget is 1 kB');
  await shells.ready({ release, files }, '1.0.3');
});

test('a shell and a remote that fit only each other go live as one, and back as one', async () => {
  const before = await live();
  const tokens = [shells.token];
  const next = { application: 'shell', version: '1.1.0' };
  const own = { application: 'mfe-one', version: '1.2.0' };
  await shells.ready(shell(contract('1.1.0', 'useApi', 'Toasts.undo')), next.version);
  await one.ready(remote('mfe-one', '1.1.0', 'useApi', 'Toasts.undo'), own.version, [next]);
  await shells.ready(shell(contract('1.1.0', 'useApi', 'Toasts.undo')), next.version, [own]);
  for (const [team, { version }] of [[shells, next] as const, [one, own] as const]) {
    expect(await team.act('promote', { version, reason })).toMatchObject([409, {}]);
  }
  const set = { version: own.version, with: [next], reason };
  const given = await one.act('promote', set, { tokens });
  expect(given).toMatchObject([200, { revision: before.number + 1, changed: true }]);
  const { releases } = await live();
  expect(releases).not.toMatchObject({ shell: before.releases['shell'] });
  const back = await shells.act('rollback', { from: next.version, reason: 'Not yet' });
  expect(back).toMatchObject([200, { revision: before.number + 2, changed: true }]);
  expect((await live()).releases).toEqual(before.releases);
});

test('a major is released while remotes of the one before are live, and stays as long as somebody needs it', async () => {
  const next = contract('2.0.0', 'useApi', 'Toasts.undo', 'PageHead?');
  const former = { ...contract('1.1.0', 'useApi', 'Toasts.success'), until: '2027-03-31' };
  await shells.ready(shell(next), '2.0.0');
  expect(await shells.act('promote', { version: '2.0.0', reason })).toMatchObject([
    409,
    {
      reasons: expect.arrayContaining([
        'mfe-two 1.0.0 was built against the platform contract 1.0.0, and shell 2.0.0 provides 2.0.0.',
      ]),
    },
  ]);
  await shells.ready(shell(next, former), '2.0.1');
  expect(await shells.act('promote', { version: '2.0.1', reason })).toMatchObject([200, {}]);
  await two.ready(remote('mfe-two', '2.0.0', 'useApi', 'Toasts.undo', 'PageHead?'), '2.0.0');
  expect(await two.act('promote', { version: '2.0.0', reason })).toMatchObject([200, {}]);
  expect(await shells.act('rollback', { from: '2.0.1', reason })).toMatchObject(
    refusedFor('mfe-two 2.0.0 was built against the platform contract 2.0.0'),
  );
  const headers = { authorization: (await site.signIn('admin')).authorization };
  const answer = await site.app.inject({ url: '/api/releases/uses', headers });
  const { contracts, deprecated, releases } = answer.json<UsesOverview>();
  expect(contracts).toMatchObject([
    { version: '2.0.0', until: null, users: ['mfe-two 2.0.0'] },
    { version: '1.1.0', until: '2027-03-31', users: expect.arrayContaining(['mfe-one 1.0.0']) },
  ]);
  expect(deprecated.map(({ users }) => users)).toEqual([
    ['mfe-one 1.0.0'],
    ['mfe-two 2.0.0'],
    expect.arrayContaining(['mfe-one 1.0.0', 'mfe-two 2.0.0']),
    [],
  ]);
  const shown = (application: string, standing: string) =>
    releases.find((each) => each.application === application && each.standing === standing);
  const modules = [{ module: 'react', exports: ['useState'] }];
  // The database has names in an order of its own.
  const platform = ['useApi', 'PageHead?', 'Toasts.undo'];
  expect(shown('mfe-two', 'live')).toMatchObject({
    uses: {
      platform,
      modules,
      libraries: [{ module: 'react', range: '^19.0.0', built: null }],
    },
    gives: { platform: [], modules: [] },
  });
  expect(shown('shell', 'live')).toMatchObject({
    uses: { modules, libraries: [] },
    gives: { platform, modules: [{ module: 'react' }] },
  });
  expect(shown('shell', 'kept')?.gives).toMatchObject({ platform: [], pages: [], modules: [] });
});

/** The one slot, which tells texts of these names. */
function slot(...names: string[]): Record<string, Shape> {
  const told = names.map((name) => [name, { shape: { is: 'scalar', type: 'string' } }]);
  return { 'bike.notice': { is: 'object', members: Object.fromEntries(told) } };
}

function draws(slots: Record<string, Shape>) {
  const { release, files } = remote('mfe-one', '1.0.0', 'useApi');
  return { release: { ...release, offered: { slots, events: {} } }, files };
}

function fills(slots: Record<string, Shape>) {
  const { release, files } = remote('mfe-two', '2.0.0', 'useApi');
  return { release: { ...release, consumed: { ...release.consumed, slots } }, files };
}

test('a slot stays as it is while somebody fills it or can be brought back to, and may tell less as soon as nobody asks for it', async () => {
  const given = async (team: Team, version: string, build: ReturnType<typeof remote>) => {
    await team.ready(build, version);
    return team.act('promote', { version, reason });
  };
  expect(await given(one, '3.0.0', draws(slot('name', 'place')))).toMatchObject([200, {}]);
  expect(await given(two, '3.0.0', fills(slot('name')))).toMatchObject([200, {}]);
  expect(await given(one, '3.1.0', draws(slot('place')))).toMatchObject(
    refusedFor('mfe-two 3.0.0 fills the slot "bike.notice" as it was: "name" is not the same'),
  );
  const lost = 'fills the slot "bike.notice", which nobody would have any more.';
  expect(await given(one, '3.2.0', draws({}))).toMatchObject(refusedFor(`mfe-two 3.0.0 ${lost}`));
  expect(await one.act('remove', { reason })).toMatchObject(refusedFor(`mfe-two 3.0.0 ${lost}`));
  expect(await given(two, '3.1.0', fills({}))).toMatchObject([200, {}]);
  expect(await one.act('promote', { version: '3.2.0', reason })).toMatchObject(
    refusedFor(`mfe-two 3.0.0, which can be gone back to, ${lost}`),
  );
  // What it tells besides nobody has asked for.
  expect(await given(one, '3.3.0', draws(slot('name')))).toMatchObject([200, {}]);
});

test('what cannot be drawn goes live for nobody: each of a set is tried beside the others, when nothing else is in its way', async () => {
  const tried: string[][] = [];
  const tryCandidate: Registry['tryCandidate'] = async (set, { application }) => {
    tried.push([application, ...set.remotes.map(({ manifest }) => manifest.version).toSorted()]);
    return [() => `${application} cannot be drawn.`];
  };
  const registry = { ...site.app.registry, tryCandidate };
  await one.ready(draws(slot('name')), '4.0.0');
  const other = await two.ready(fills({}), '4.0.0');
  await one.ready(draws({}), '4.1.0');
  const by = { application: 'mfe-one', author: 'system', reason, ifMatch: undefined } as const;
  const request = { ...by, version: '4.0.0', untested: true, anyway: 'It is a test' };
  await expect(promote(registry, { ...request, others: [other] })).rejects.toMatchObject({
    message: 'This cannot be done for 2 reasons.',
  });
  expect(tried).toEqual([
    ['mfe-one', '3.3.0', '4.0.0'],
    ['mfe-two', '3.1.0', '4.0.0'],
  ]);
  await expect(canary(registry, { ...request, percent: 1 })).rejects.toMatchObject({
    message: 'mfe-one cannot be drawn.',
  });
  expect(tried).toHaveLength(3);
  await expect(promote(registry, { ...request, version: '4.1.0' })).rejects.toMatchObject({
    message: expect.stringContaining('fills the slot'),
  });
  await rollBack(registry, { ...by, version: '3.0.0', dryRun: true });
  expect(tried).toHaveLength(3);
  expect(await promote({ ...registry, tryCandidate: async () => [] }, request)).toMatchObject({
    changed: true,
  });
});
