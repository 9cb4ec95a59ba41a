import type { Release } from '@motohaat/contract/composition';
import { expect, test } from 'vitest';

import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { footprintOf } from './footprint.ts';
import type { SetState } from './revisions.repository.ts';

const page = (name: string, purpose: string, path: string, uses: string[] = []): Release =>
  remoteBuild({
    name,
    audience: 'buyer',
    routes: { page: path },
    purposes: { page: purpose },
    uses,
  }).release;
const shell = shellBuild().release;

const manifests: Record<string, Release> = {
  s1: shell,
  // Another shell with the same platform.
  s2: { ...shell, version: '1.0.1' },
  s3: { ...shell, contract: '1.1.0' },
  // The same as one of which the packages are named in another order.
  s4: { ...shell, shared: { react: '19.2.0', zustand: '5.0.0' } },
  s5: { ...shell, shared: { zustand: '5.0.0', react: '19.2.0' } },
  a1: page('mfe-a', 'orders', '/orders', ['bike']),
  a2: page('mfe-a', 'orders', '/orders', ['bike', 'sales']),
  b1: page('mfe-b', 'bike', '/bikes/:id'),
  b2: page('mfe-b', 'bike', '/bikes/:id'),
  b3: page('mfe-b', 'bike', '/motorbikes/:id'),
  b4: { ...page('mfe-b', 'bike', '/bikes/:id'), contract: '1.2.0' },
  c1: page('mfe-c', 'faq', '/faq'),
  c2: page('mfe-c', 'faq', '/questions'),
};

/** Of an act of `mfe-a` that gives `a2` to people. */
function footprint(change: Partial<SetState> = {}): string {
  const releases = { shell: 's1', 'mfe-a': 'a1', 'mfe-b': 'b1', 'mfe-c': 'c1' };
  const state = { releases, canaries: {}, closed: {}, ...change };
  const act = { applications: ['mfe-a'], candidates: [manifests['a2']!] };
  return footprintOf(state, act, (_application, id) => manifests[id]);
}

const live = (change: Record<string, string>): Partial<SetState> => ({
  releases: { shell: 's1', 'mfe-a': 'a1', 'mfe-b': 'b1', 'mfe-c': 'c1', ...change },
});
const people = { percent: 5, accounts: [] };

test.each<[string, Partial<SetState>]>([
  ['another release of a neighbour', live({ 'mfe-b': 'b2' })],
  ['what a neighbour asks of the platform', live({ 'mfe-b': 'b4' })],
  ['another address of a page that it does not link to', live({ 'mfe-c': 'c2' })],
  ['another shell with the same platform', live({ shell: 's2' })],
  ['a new remote', live({ 'mfe-d': 'd1' })],
  ['a canary of a neighbour', { canaries: { 'mfe-c': { release: 'c2', ...people } } }],
  ['a neighbour that was taken off', { closed: { 'mfe-b': 'Back at six.' } }],
])('an act does not depend on %s', (_what, change) => {
  expect(footprint(change)).toBe(footprint());
});

test.each<[string, Partial<SetState>]>([
  ['its own release', live({ 'mfe-a': 'a2' })],
  ['its own canary', { canaries: { 'mfe-a': { release: 'a2', ...people } } }],
  ['its being taken off', { closed: { 'mfe-a': 'Back at six.' } }],
  ['the platform', live({ shell: 's3' })],
  ['a platform that a few try', { canaries: { shell: { release: 's3', ...people } } }],
  ['the address of a page that it links to', live({ 'mfe-b': 'b3' })],
  ['such an address that a few try', { canaries: { 'mfe-b': { release: 'b3', ...people } } }],
])('an act depends on %s', (_what, change) => {
  expect(footprint(change)).not.toBe(footprint());
});

test('in whichever order a shell names the packages that it provides, it is the same platform', () => {
  expect(footprint(live({ shell: 's4' }))).toBe(footprint(live({ shell: 's5' })));
  expect(footprint(live({ shell: 's4' }))).not.toBe(footprint());
});

/** A release whose page has no purpose. */
const plain = (name: string, path: string) =>
  remoteBuild({ name, audience: 'buyer', routes: { page: path } }).release;

/** Of an act that gives such a release, beside another. */
const beside = (path: string) =>
  footprintOf(
    { releases: { 'mfe-b': 'b' }, canaries: {}, closed: {} },
    { applications: ['mfe-a'], candidates: [plain('mfe-a', '/orders')] },
    () => plain('mfe-b', path),
  );

test('pages that nobody links to depend on nothing', () => {
  expect(beside('/bikes')).toBe(beside('/motorbikes'));
});
