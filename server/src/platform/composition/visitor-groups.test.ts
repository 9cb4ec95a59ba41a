import { expect, test } from 'vitest';

import { sellerBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { createVisitorGroups } from './visitor-groups.ts';

const canary = {
  release: { id: 'next', manifest: storefrontBuild().release },
  percent: 100,
  accounts: [],
};
const live = liveRevision(storefrontBuild(), sellerBuild());
const visitor = { bucket: 1, id: 'visitor-one1' };
const groups = createVisitorGroups('secret');
const next = { name: 'mfe-storefront', release: 'next', canary: true };
const stable = { name: 'mfe-storefront', release: 'id-of-mfe-storefront', canary: false };

test.each([
  ['what a coin gave to it', 100, next, true],
  ['what is live, which a coin left it', 0, stable, true],
  ['what is live, where a coin decided otherwise', 100, stable, false],
  ['what is tried, where a coin decided otherwise', 0, next, false],
  ['a build of its own', 0, { ...stable, release: 'own' }, false],
  ['a build of its own that says it is tried', 100, { ...next, release: 'own' }, false],
  [
    'what nobody tries',
    100,
    { name: 'mfe-seller', release: 'id-of-mfe-seller', canary: false },
    false,
  ],
])('a visitor counts of %s, with %d %%', (_what, percent, given, counts) => {
  const revision = { ...live, canaries: { 'mfe-storefront': { ...canary, percent } } };
  expect(groups(revision, { visitor })(given) !== undefined).toBe(counts);
  expect(groups(revision, {})(given)).toBeUndefined();
});
