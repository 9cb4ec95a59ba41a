import { expect, test } from 'vitest';

import { compositionFor } from '../composition/composition.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { createPageViews, givenWith } from './page-views.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
let time = start;
const views = createPageViews('secret', () => time);
const given = [
  { name: 'mfe-a', release: 'r1', canary: false },
  { name: 'mfe-b', release: 'r2', canary: true },
];
const name = views.issue(given);

test('a page is given the remotes and the shell', () => {
  const { remotes, shell } = compositionFor(liveRevision(storefrontBuild()), null);
  const names = givenWith({ remotes, shell }).map((each) => each.name);
  expect(names).toEqual(['mfe-storefront', 'shell']);
});

test('a page that says no shell is given the remotes alone', () => {
  expect(givenWith({ remotes: [] })).toEqual([]);
});

test('a view is read as what it was given, each under a name of its own', () => {
  const view = views.read(name);
  expect(view?.at).toEqual(new Date(start));
  expect(view?.id).toMatch(/^[\w-]{16}$/);
  expect(views.read(views.issue(given))?.id).not.toBe(view?.id);
});

test.each([
  ['what it was given', { remote: 'mfe-a', release: 'r1', canary: false }, true],
  ['what it was given as a canary', { remote: 'mfe-b', release: 'r2', canary: true }, true],
  ['the same as if it were a canary', { remote: 'mfe-a', release: 'r1', canary: true }, false],
  ['a canary as if all had it', { remote: 'mfe-b', release: 'r2', canary: false }, false],
  ['another release', { remote: 'mfe-a', release: 'r9', canary: false }, false],
  ['a release of another remote', { remote: 'mfe-a', release: 'r2', canary: true }, false],
  ['a remote that it was not given', { remote: 'mfe-c', release: 'r1', canary: false }, false],
  ['what only begins alike', { remote: 'mfe-a', release: 'r', canary: false }, false],
  ['nothing', { remote: '', release: '', canary: false }, false],
])('a view tells of %s: %o, %s', (_what, told, counts) => {
  expect(views.read(name)?.gave(told)).toBe(counts);
});

test('a view names its visitor for releases of which a coin decided, and only for those', () => {
  const grouped = views.issue(given, ({ name: of }) => (of === 'mfe-b' ? 'person' : undefined));
  const view = views.read(grouped);
  const told = { remote: 'mfe-b', release: 'r2', canary: true };
  expect(view?.gave(told)).toBe(true);
  expect(view?.groupOf(told)).toBe('person');
  expect(view?.groupOf({ remote: 'mfe-a', release: 'r1', canary: false })).toBeNull();
  expect(views.read(grouped.replace('person', 'another'))).toBeUndefined();
});

const [at = '', id = '', marks = '', mac = ''] = name.split('.');
test.each([
  ['nothing', ''],
  ['dots', '...'],
  ['a letter too many', `${name}x`],
  ['a letter too few', name.slice(0, -1)],
  ['another time', [`${at}0`, id, marks, mac].join('.')],
  ['another id', [at, `x${id}`, marks, mac].join('.')],
  ['other releases', [at, id, `${marks},mfe-c:r3`, mac].join('.')],
  ['a name of before', `${id}.${mac}`],
])('a made-up name counts for nothing: %s', (_what, madeUp) => {
  expect(views.read(madeUp)).toBeUndefined();
});

test('a name of another server counts for nothing', () => {
  expect(createPageViews('another', () => time).read(name)).toBeUndefined();
});

test.each([
  [-60_000, false],
  [-59_999, true],
  [7_199_999, true],
  [7_200_000, false],
])('%i ms after it was named it counts: %s', (later, counts) => {
  time = start + later;
  expect(views.read(name) !== undefined).toBe(counts);
  time = start;
});
