import { expect, test } from 'vitest';

import type { Registered } from '../releases/registered.repository.ts';
import { remoteBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { differencesOf } from './difference.ts';
import { earlier } from './earlier-release.ts';

const registered = (id: string, version: string, manifest: Registered['manifest']): Registered => ({
  application: manifest.name,
  id,
  version,
  manifest,
  published_by: 'server',
  created_at: new Date(),
  is_purged: false,
});
const bigger = remoteBuild({
  name: 'mfe-storefront',
  audience: 'public',
  routes: { home: '/', blogs: '/blogs' },
  navigation: [{ place: 'navbar', label: 'Blogs', path: '/blogs', order: 20 }],
  contents: { 'more.js': 'x'.repeat(5_000) },
});
bigger.release.contract = '1.1.0';
const releases = [
  registered('s1', '1.0.0', shellBuild().release),
  registered('a1', '1.0.0', storefrontBuild().release),
  registered('a2', '1.1.0', bigger.release),
  registered('a3', '1.2.0', storefrontBuild().release),
  registered('a4', '1.3.0', storefrontBuild({ 'assets/page.css': 'x'.repeat(1_000) }).release),
];
const lookup = (application: string, id: string) =>
  releases.find((release) => release.application === application && release.id === id);
const state = { releases: { shell: 's1', 'mfe-storefront': 'a1' }, canaries: {}, closed: {} };

test('between two revisions each change of an application is told, and nothing that is the same', () => {
  const after = { ...state, releases: { ...state.releases, 'mfe-storefront': 'a2' } };
  expect(differencesOf(state, after, lookup)).toEqual([
    {
      application: 'mfe-storefront',
      version: { from: '1.0.0', to: '1.1.0' },
      size: { from: { javascript: 2.09, css: 0.02 }, to: { javascript: 7.08, css: 0.02 } },
      contract: { from: '1.0.0', to: '1.1.0' },
      routes: { added: ['/blogs'], removed: ['/categories/:id'] },
      navigation: { added: ['Blogs (navbar, /blogs)'], removed: ['Home (navbar, /)'] },
    },
  ]);
  expect(differencesOf(state, state, lookup)).toEqual([]);
});

test.each([
  ['a3', '1.2.0', {}],
  [
    'a4',
    '1.3.0',
    { size: { from: { javascript: 2.09, css: 0.02 }, to: { javascript: 2.09, css: 1 } } },
  ],
])(
  'of release %s of the same pages only what is another is told',
  (release, version, differences) => {
    const after = { ...state, releases: { ...state.releases, 'mfe-storefront': release } };
    expect(differencesOf(state, after, lookup)).toEqual([
      { application: 'mfe-storefront', version: { from: '1.0.0', to: version }, ...differences },
    ]);
  },
);

test.each([
  [5, [], '1.1.0 for 5 %'],
  [0, ['a'], '1.1.0 for 1 account'],
  [2.5, ['a', 'b'], '1.1.0 for 2.5 % and 2 accounts'],
])('%d percent and the accounts %j are a canary of %s', (percent, accounts, sentence) => {
  const canaries = { 'mfe-storefront': { release: 'a2', percent, accounts } };
  expect(differencesOf(state, { ...state, canaries }, lookup)).toEqual([
    { application: 'mfe-storefront', canary: { from: null, to: sentence } },
  ]);
});

test('what was taken off is told with its sentence, and an application that came as from nothing', () => {
  const closed = { 'mfe-storefront': 'Back soon.' };
  expect(differencesOf(state, { ...state, closed }, lookup)).toEqual([
    { application: 'mfe-storefront', closed: { from: null, to: 'Back soon.' } },
  ]);
  const [first] = differencesOf(undefined, state, lookup);
  expect(first).toMatchObject({ version: { from: null, to: '1.0.0' }, size: { from: null } });
});

test.each([
  ['', undefined],
  ['a', undefined],
  ['a b', 'a'],
  ['a a b b', 'a'],
  ['a b c', 'b'],
  ['a b <a', undefined],
  ['a b c <b', 'a'],
  ['a b c <a', undefined],
  ['a b <a c', 'a'],
  ['a b a', 'b'],
])('after "%s" (< is a roll back) the release to go back to is %s', (history, wanted) => {
  const steps = history
    .split(' ')
    .filter(Boolean)
    .map((step) => ({ release: step.replace('<', ''), isBack: step.startsWith('<') }));
  expect(earlier(steps)).toBe(wanted);
});
