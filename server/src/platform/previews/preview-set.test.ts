import { expect, test } from 'vitest';

import { compositionFor } from '../composition/composition.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { LiveCanary, LiveRevision } from '../revisions/live-revision.ts';
import { remoteBuild, sellerBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { previewSet } from './preview-set.ts';

const buyerBuild = remoteBuild({
  name: 'mfe-buyer',
  audience: 'public',
  routes: { orders: '/orders' },
});
const live = liveRevision(buyerBuild, sellerBuild(), storefrontBuild());
const named = { bucket: 1, accountId: 'a' };

/** Everybody tries another release of each application, some of them together. */
const tried = (set?: readonly string[]) => ({ percent: 100, accounts: ['a'], ...(set && { set }) });
const canaryOf = (name: string, set?: readonly string[]): LiveCanary => {
  const release = live.remotes.find(({ manifest }) => manifest.name === name);
  if (!release) throw new Error(`${name} is not live`);
  return { release: { ...release, id: `tried-${name}` }, ...tried(set) };
};
const set = ['mfe-storefront', 'mfe-buyer'];
const trying: LiveRevision = {
  ...live,
  canaries: {
    'mfe-storefront': canaryOf('mfe-storefront', set),
    'mfe-buyer': canaryOf('mfe-buyer', set),
    'mfe-seller': canaryOf('mfe-seller'),
  },
  shellCanary: { release: { ...live.shell, id: 'tried-shell' }, ...tried() },
};

const [buyer, , storefront] = live.remotes as [Published, Published, Published];

test.each<[string, Published[], object]>([
  ['the shell', [{ ...live.shell, id: 'own' }], { shell: 'own' }],
  ['one of a set that is tried', [{ ...buyer, id: 'own' }], { 'mfe-buyer': 'own' }],
  [
    'several',
    [
      { ...storefront, id: 'own' },
      { ...live.shell, id: 'own' },
    ],
    { 'mfe-storefront': 'own', shell: 'own' },
  ],
])('a preview of %s shows that, and all else as it is for everybody', (_of, releases, expected) => {
  const { shell, remotes } = compositionFor(previewSet(trying, releases), 'seller', named);
  const shown = Object.fromEntries(remotes.map(({ name, release }) => [name, release]));
  expect({ ...shown, shell: shell?.release }).toEqual({
    shell: 'id-of-shell',
    'mfe-buyer': 'id-of-mfe-buyer',
    'mfe-seller': 'id-of-mfe-seller',
    'mfe-storefront': 'id-of-mfe-storefront',
    ...expected,
  });
  expect([shell, ...remotes].filter((each) => each?.canary)).toEqual([]);
});
