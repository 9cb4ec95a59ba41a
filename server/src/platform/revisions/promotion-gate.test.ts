import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import { describe, expect, test } from 'vitest';

import { adminBuild, remoteBuild, sellerBuild, shellBuild } from '../testing/builds.ts';
import { checkPromotion, type Promotion } from './promotion-gate.ts';

const published = <R extends { name: string }>(manifest: R, id = `id-of-${manifest.name}`) => ({
  id,
  manifest,
});

const buyer = (change: Partial<RemoteRelease> = {}) =>
  published({
    ...remoteBuild({
      name: 'mfe-buyer',
      audience: 'buyer',
      routes: { orders: '/dashboard/orders' },
      navigation: [{ place: 'dashboard', label: 'Orders', path: '/dashboard/orders', order: 1 }],
    }).release,
    ...change,
  });
const shell = (change: Partial<ShellRelease> = {}) =>
  published({ ...shellBuild().release, contract: '1.2.0', ...change });
const seller = published(sellerBuild().release);
const admin = published(adminBuild().release);

/** Everything as it should be, but for what the case changes. */
function promotion(change: Partial<Promotion>): Promotion {
  return {
    operation: 'promote',
    candidate: buyer(),
    before: buyer(),
    neighbours: [shell(), seller],
    linkedByServer: [],
    damagedFiles: [],
    smoke: { passed: true, releases: { shell: 'id-of-shell', 'mfe-seller': 'id-of-mfe-seller' } },
    ...change,
  };
}

/** A page of a purpose. */
const page = (purpose: string, path: string): RemoteRelease['routes'][number] => ({
  id: purpose,
  path,
  frame: 'site',
  title: purpose,
  purpose,
});
const neighbour = (change: Partial<RemoteRelease>) => published({ ...seller.manifest, ...change });

const fits: [string, Partial<Promotion>][] = [
  ['all is as it should be', {}],
  [
    'the shell provides a newer minor version of the contract',
    { candidate: buyer({ contract: '1.0.7' }) },
  ],
  [
    'the shell provides an older patch of the contract',
    { candidate: buyer({ contract: '1.2.9' }) },
  ],
  [
    'the shell has another patch or minor of React, older or newer',
    {
      candidate: buyer({ shared: { react: '^19.0.0', '@motohaat/platform': '^1.2.0' } }),
      neighbours: [shell({ shared: { react: '19.0.0', '@motohaat/platform': '1.2.0' } })],
    },
  ],
  ['it shares nothing', { candidate: buyer({ shared: {} }) }],
  [
    'the shell shares what it does not need',
    { neighbours: [shell({ shared: { react: '19.5.1', zustand: '5.0.0' } })] },
  ],
  [
    'its scripts weigh all that its budget allows',
    { candidate: buyer({ budget: { javascript: 2.05, css: 0.02 } }) },
  ],
  ['it is the first of its remote', { before: undefined }],
  [
    'its own canary claims the same routes',
    { neighbours: [shell(), published(buyer().manifest, 'other')] },
  ],
  [
    'another remote was released since its smoke test',
    { neighbours: [shell(), published(seller.manifest, 'newer')] },
  ],
  [
    'people had it before, and its smoke test is missing',
    { operation: 'rollback', smoke: undefined },
  ],
  ['it is brought back, and its smoke test is missing', { operation: 'revive', smoke: undefined }],
  ['the operation is only tried', { smoke: 'not asked' }],
  ['an admin lets it through that no machine has looked at', { smoke: undefined, untested: true }],
  [
    'an admin lets it through that was looked at with another shell',
    { smoke: { passed: true, releases: { shell: 'older' } }, untested: true },
  ],
  [
    'a start changes its audience',
    { operation: 'start', before: buyer({ audience: 'seller' }), smoke: undefined },
  ],
  [
    'a start lacks a whole remote, with a page that the server links to',
    { operation: 'start', linkedByServer: ['wishes'], smoke: undefined },
  ],
  [
    'another remote does not fit the shell, which is not for this one to mend',
    { neighbours: [shell(), neighbour({ contract: '9.0.0' })] },
  ],
  ['a shell keeps the contract', { candidate: shell(), before: shell(), neighbours: [seller] }],
];

const refused: [string, Partial<Promotion>, string][] = [
  [
    'a higher minor version of the contract',
    { candidate: buyer({ contract: '1.3.0' }) },
    'mfe-buyer 1.0.0 was built against the platform contract 1.3.0, and shell 1.0.0 provides 1.2.0.',
  ],
  [
    'another major version of the contract',
    { candidate: buyer({ contract: '0.9.0' }) },
    'mfe-buyer 1.0.0 was built against the platform contract 0.9.0, and shell 1.0.0 provides 1.2.0.',
  ],
  [
    'a contract that is no version',
    { candidate: buyer({ contract: 'latest' }) },
    'mfe-buyer 1.0.0 was built against the platform contract latest, and shell 1.0.0 provides 1.2.0.',
  ],
  [
    'a shell that provides less than a live remote needs',
    {
      candidate: shell({ contract: '2.0.0' }),
      neighbours: [seller],
      smoke: { passed: true, releases: { 'mfe-seller': 'id-of-mfe-seller' } },
    },
    'mfe-seller 1.0.0 was built against the platform contract 1.0.0, and shell 1.0.0 provides 2.0.0.',
  ],
  [
    'a shared package in another version',
    { candidate: buyer({ shared: { react: '^18.2.0' } }) },
    'mfe-buyer 1.0.0 needs react ^18.2.0, and shell 1.0.0 provides 19.0.0.',
  ],
  [
    'a shared package that the shell lacks',
    { candidate: buyer({ shared: { swiper: '^14.0.0' } }) },
    'mfe-buyer 1.0.0 needs swiper ^14.0.0, which shell 1.0.0 does not provide.',
  ],
  [
    'a range that is none',
    { candidate: buyer({ shared: { react: 'catalog:' } }) },
    'mfe-buyer 1.0.0 needs react catalog:, which is no range of versions.',
  ],
  [
    'a page gone that the shell and the server link to',
    {
      candidate: buyer({ routes: [] }),
      before: buyer({ routes: [page('orders', '/orders')] }),
      neighbours: [shell({ uses: ['orders'] }), seller],
      linkedByServer: ['orders'],
    },
    'The page "orders" would be missing: the server and shell 1.0.0 link to it. It is a page of mfe-buyer 1.0.0.',
  ],
  [
    "another remote's purpose",
    {
      candidate: buyer({ routes: [page('orders', '/a')] }),
      neighbours: [shell(), neighbour({ routes: [page('orders', '/b')] })],
    },
    'mfe-buyer and mfe-seller both claim the purpose orders.',
  ],
  ['a set without a shell', { neighbours: [seller] }, 'There is no shell in this set.'],
  [
    'files that are not as published',
    { damagedFiles: ['The file entry.js is not in the store.'] },
    'The file entry.js is not in the store.',
  ],
  [
    "another remote's route",
    { neighbours: [shell(), neighbour({ routes: buyer().manifest.routes })] },
    'mfe-buyer and mfe-seller both claim the route path /dashboard/orders.',
  ],
  [
    "another remote's route, spelt otherwise",
    {
      candidate: buyer({ routes: [{ id: 'a', path: '/Bikes/:x', frame: 'site', title: 'A' }] }),
      neighbours: [
        shell(),
        neighbour({ routes: [{ id: 'b', path: '/bikes/:id', frame: 'site', title: 'B' }] }),
      ],
    },
    'mfe-buyer and mfe-seller both claim the route path /bikes/:id.',
  ],
  [
    "another remote's navigation",
    { neighbours: [shell(), neighbour({ navigation: buyer().manifest.navigation })] },
    'mfe-buyer and mfe-seller both claim the navigation path /dashboard/orders.',
  ],
  [
    "another remote's container",
    { neighbours: [shell(), neighbour({ container: 'mfe_buyer' })] },
    'mfe-buyer and mfe-seller both claim the container name mfe_buyer.',
  ],
  [
    "the server's paths",
    { candidate: buyer({ routes: [{ id: 'a', path: '/api/users', frame: 'site', title: 'A' }] }) },
    "mfe-buyer claims /api/users, which is not a remote's to have.",
  ],
  [
    "the shell's page",
    { candidate: buyer({ routes: [{ id: 'a', path: '/dashboard', frame: 'site', title: 'A' }] }) },
    "mfe-buyer claims /dashboard, which is not a remote's to have.",
  ],
  [
    'another audience',
    { candidate: buyer({ audience: 'public' }) },
    'mfe-buyer 1.0.0 is for everybody, and mfe-buyer is for buyers: a release cannot change that.',
  ],
  [
    'scripts over the budget',
    { candidate: buyer({ budget: { javascript: 2, css: 20 } }) },
    'The scripts of mfe-buyer 1.0.0 have 2.05 kB; their budget is 2 kB.',
  ],
  [
    'style sheets over the budget',
    { candidate: buyer({ budget: { javascript: 20, css: 0 } }) },
    'The style sheets of mfe-buyer 1.0.0 have 0.02 kB; their budget is 0 kB.',
  ],
  [
    'a shell over the budget',
    { candidate: shell({ budget: { javascript: 2, css: 1 } }) },
    'The scripts of shell 1.0.0 have 2.02 kB; their budget is 2 kB.',
  ],
  [
    'a page that the server links to and nobody has',
    { linkedByServer: ['wishes'] },
    'The page "wishes" would be missing: the server links to it. No release that is live has it.',
  ],
  [
    'a call that this server does not answer',
    {
      candidate: buyer({ consumed: { platform: {}, modules: {}, calls: { 'wishes.own': 'x' } } }),
      use: { kept: [], calls: { now: [], before: [] } },
    },
    'mfe-buyer 1.0.0 makes the call wishes.own, which this server does not answer.',
  ],
  ['no smoke test', { smoke: undefined }, 'mfe-buyer 1.0.0 has had no smoke test.'],
  [
    'no smoke test before a few people get it',
    { operation: 'canary', smoke: undefined },
    'mfe-buyer 1.0.0 has had no smoke test.',
  ],
  [
    'a smoke test that failed',
    { smoke: { passed: false, releases: { shell: 'id-of-shell' } } },
    'The latest smoke test of mfe-buyer 1.0.0 failed.',
  ],
  [
    'a smoke test that failed, for an admin too',
    { smoke: { passed: false, releases: { shell: 'id-of-shell' } }, untested: true },
    'The latest smoke test of mfe-buyer 1.0.0 failed.',
  ],
  [
    'a smoke test with another shell',
    { smoke: { passed: true, releases: { shell: 'older' } } },
    'The smoke test of mfe-buyer 1.0.0 was made with another release of shell than is live now. Make it again.',
  ],
  [
    'a shell whose smoke test was made with other remotes',
    {
      candidate: shell(),
      before: shell(),
      neighbours: [seller, admin],
      smoke: { passed: true, releases: { 'mfe-seller': 'id-of-mfe-seller' } },
    },
    'The smoke test of shell 1.0.0 was made with another release of mfe-admin than is live now. Make it again.',
  ],
];

describe('a release may go live', () => {
  test.each(fits)('when %s', (_case, change) => {
    expect(checkPromotion(promotion(change))).toEqual([]);
  });
});

describe('a release may not go live', () => {
  test.each(refused)('with %s', (_case, change, reason) => {
    expect(checkPromotion(promotion(change))).toEqual([reason]);
  });
});

test('everything that stands in the way is told at once', () => {
  const candidate = buyer({ contract: '2.0.0', shared: { react: '^18.0.0' }, audience: 'public' });
  const reasons = checkPromotion(
    promotion({ candidate, smoke: undefined, damagedFiles: ['A file is gone.'] }),
  );
  expect(reasons).toHaveLength(5);
});
