import { expect, test } from 'vitest';

import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { missingPages } from './missing-pages.ts';

type Pages = Record<string, string>;

/** A release that has pages (purpose → path) and links to others. */
function release(name: string, version: string, pages: Pages, uses: string[] = []) {
  const purposes = Object.fromEntries(Object.keys(pages).map((purpose) => [purpose, purpose]));
  const build = remoteBuild({ name, audience: 'public', routes: pages, purposes, uses });
  return { id: `${name}-${version}`, manifest: { ...build.release, version } };
}
const buyer = (pages: Pages, uses?: string[]) => release('mfe-buyer', '1.1.0', pages, uses);
const seller = (pages: Pages, uses?: string[]) => release('mfe-seller', '1.0.0', pages, uses);
const shell = (...uses: string[]) => ({
  id: 'shell',
  manifest: { ...shellBuild().release, uses },
});
const before = release('mfe-buyer', '1.0.0', {
  orders: '/orders',
  wishlist: '/wishlist',
  payment: '/orders/pay/:id',
});

test('nothing is missing where everybody finds what they link to, the shell’s pages included', () => {
  const set = [
    buyer({ orders: '/orders' }, ['orders', 'terms', 'profile', 'dashboard']),
    seller({ terms: '/terms' }, ['orders']),
    shell('terms'),
  ];
  expect(missingPages(set, before, ['orders'])).toEqual([]);
});

test('a page may go when nobody links to it, and move whoever links to it', () => {
  const set = [buyer({ payment: '/pay/:id/card' }, ['payment']), shell('payment')];
  expect(missingPages(set, before, ['payment'])).toEqual([]);
});

test('releases of before purposes neither have pages that others link to nor link to any', () => {
  const old = remoteBuild({ name: 'mfe-old', audience: 'public', routes: { a: '/a' } }).release;
  expect(missingPages([{ id: 'old', manifest: old }], undefined, [])).toEqual([]);
});

test.each([
  [
    'everybody who links to it is named, and whose it was',
    [buyer({ orders: '/orders' }), seller({}, ['wishlist', 'orders']), shell('wishlist')],
    ['wishlist'],
    'The page "wishlist" would be missing: the server, mfe-seller 1.0.0 and shell 1.0.0 link to it. It is a page of mfe-buyer 1.0.0.',
  ],
  [
    'a release may link to what it takes away itself',
    [buyer({}, ['orders'])],
    [],
    'The page "orders" would be missing: mfe-buyer 1.1.0 links to it. It is a page of mfe-buyer 1.0.0.',
  ],
  [
    'nobody has ever had it',
    [buyer({}, ['bike']), seller({})],
    [],
    'The page "bike" would be missing: mfe-buyer 1.1.0 links to it. No release that is live has it.',
  ],
  [
    'people with a canary would not have it',
    [buyer({}, ['sales']), seller({ sales: '/sales' }), release('mfe-seller', '1.1.0', {})],
    [],
    'The page "sales" would be missing: mfe-buyer 1.1.0 links to it. It is a page of mfe-seller 1.0.0.',
  ],
  [
    'its address needs something else than links give',
    [buyer({ payment: '/pay/:booking' }), shell('payment')],
    [],
    'The page "payment" would be at /pay/:booking with mfe-buyer 1.1.0: shell 1.0.0 links to it with what /orders/pay/:id of mfe-buyer 1.0.0 needs.',
  ],
])('a set is refused when %s', (_case, set, linkedByServer, sentence) => {
  expect(missingPages(set, before, linkedByServer)).toEqual([sentence]);
});

test('a start may lack a remote, but not take a page away that was there', () => {
  const set = [buyer({ orders: '/orders' }), shell('terms', 'wishlist')];
  expect(missingPages(set, before, ['sales'], true)).toEqual([
    'The page "wishlist" would be missing: shell 1.0.0 links to it. It is a page of mfe-buyer 1.0.0.',
  ]);
});
