import { expect, test } from 'vitest';

import type { LiveRevision } from '../revisions/live-revision.ts';
import { remoteBuild, sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { compositionFor, findOwner } from './composition.ts';
import { withOwnShell } from './select-remotes.ts';

const buyerBuild = remoteBuild({
  name: 'mfe-buyer',
  audience: 'buyer',
  routes: { orders: '/dashboard/myOrders', wishes: '/dashboard/wishes' },
});
const canary = {
  release: { id: 'next-buyer', manifest: buyerBuild.release },
  percent: 0,
  accounts: ['buyer-1'],
};
const live = liveRevision(sellerBuild(), storefrontBuild());
const trying: LiveRevision = { ...live, canaries: { 'mfe-buyer': canary } };
const someone = { bucket: 1, accountId: 'buyer-2' };
const named = { bucket: 1, accountId: 'buyer-1' };

test('a remote that is only tried out is there for those who try it, and for nobody else', () => {
  const names = (selection: object) =>
    compositionFor(trying, 'buyer', selection).remotes.map(({ name }) => name);
  expect(names(someone)).toEqual(['mfe-storefront']);
  expect(names(named)).toEqual(['mfe-buyer', 'mfe-storefront']);
  expect(findOwner(trying, '/dashboard/wishes', 'buyer', someone)).toBeUndefined();
  expect(findOwner(trying, '/dashboard/wishes', 'buyer', named)).toMatchObject({
    audience: 'buyer',
  });
});

test('a canary opens no remote to a role that it is not for', () => {
  const text = JSON.stringify(compositionFor(trying, 'seller', named));
  expect(text).not.toContain('mfe-buyer');
});

test('a remote that was taken off keeps its pages and says the sentence; nothing of it is loaded', () => {
  const sentence = 'Selling is closed for an hour.';
  const closed = { ...live, closed: { 'mfe-seller': sentence } };
  const remotes = compositionFor(closed, 'seller').remotes;
  expect(remotes).toMatchObject([
    { name: 'mfe-seller', closed: sentence, routes: [{ path: '/dashboard/addProduct' }] },
    { name: 'mfe-storefront', closed: null },
  ]);
  expect(remotes[0]?.routes.flatMap(({ preload }) => preload)).toEqual([]);
  expect(remotes[1]?.routes.flatMap(({ preload }) => preload)).not.toEqual([]);
});

test('an override takes the place of the released remote, its canary and its being closed', () => {
  const origin = 'http://localhost:4413';
  const expiresAt = new Date('2030-01-01T00:00:00Z');
  const release = { id: 'local', manifest: buyerBuild.release };
  const override = { origin, expiresAt, release };
  const closed = { ...trying, closed: { 'mfe-buyer': 'Closed.' } };
  const composition = compositionFor(closed, 'buyer', { ...named, override });
  expect(composition.override).toEqual({
    remote: 'mfe-buyer',
    origin,
    expiresAt: '2030-01-01T00:00:00.000Z',
  });
  expect(composition.remotes[0]).toMatchObject({
    name: 'mfe-buyer',
    closed: null,
    canary: false,
    entry: { url: `${origin}/entry.js`, integrity: expect.stringMatching(/^sha384-/) },
  });
  expect(JSON.stringify(compositionFor(closed, null, { override }))).not.toContain('mfe-buyer');
});

test('a shell that is tried is for those who try it; nobody else gets another one', () => {
  const release = { id: 'next-shell', manifest: shellBuild().release };
  const shellCanary = { release, percent: 0, accounts: ['buyer-1'] };
  const shellFor = (selection: object, revision: LiveRevision = { ...live, shellCanary }) =>
    withOwnShell(revision, selection).shell.id;
  expect(shellFor(named)).toBe('next-shell');
  expect(shellFor(someone)).toBe('id-of-shell');
  expect(shellFor({})).toBe('id-of-shell');
  expect(shellFor(named, live)).toBe('id-of-shell');
});
