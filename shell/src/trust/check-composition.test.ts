import type { Composition } from '@motohaat/contract/composition';
import { expect, it } from 'vitest';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { someHash } from '../testing/signing.ts';
import { refusalOf } from './check-composition.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const entry = (url: string, integrity = someHash) => ({ url, integrity });
const shop = (url = '/remotes/mfe-shop/r1/remote.js', integrity = someHash) =>
  composedRemote('mfe-shop', { home: '/' }, { entry: entry(url, integrity) });
const withPreload = (url: string, integrity: string): Composition => {
  const remote = shop();
  const preload = [{ url, as: 'script' as const, integrity }];
  return compositionOf([{ ...remote, routes: remote.routes.map((r) => ({ ...r, preload })) }]);
};
const overridden = (origin: string, url: string, expiresAt = '2026-11-20T13:00:00Z') => ({
  ...compositionOf([shop(url)]),
  override: { remote: 'mfe-shop', origin, expiresAt },
});
const local = 'http://localhost:4411';

it.each<[string, Composition, string | undefined]>([
  ['as the server makes it', compositionOf([shop()]), undefined],
  ['without remotes', compositionOf([]), undefined],
  ['that has expired', { ...compositionOf([]), expiresAt: '2026-11-20T11:59:59Z' }, 'expired'],
  ['without an end', { ...compositionOf([]), expiresAt: 'never' }, 'expired'],
  ['older than the last one', { ...compositionOf([]), revision: 4 }, 'older'],
  ['with no hash', compositionOf([shop(undefined, '')]), 'a file without a hash'],
  ['with a weak hash', compositionOf([shop(undefined, 'sha256-x')]), 'a file without a hash'],
  ['with two hashes', compositionOf([shop(undefined, `${someHash} x`)]), 'a file without a hash'],
  [
    'with no hash of a page’s file',
    withPreload('/remotes/mfe-shop/r1/a.js', ''),
    'a file without a hash',
  ],
  ['with a page’s file elsewhere', withPreload('/other.js', someHash), 'a file from elsewhere'],
  ['of another host', compositionOf([shop('https://x.example/a.js')]), 'a file from elsewhere'],
  ['of another host, short', compositionOf([shop('//x.example/a.js')]), 'a file from elsewhere'],
  ['of another remote', compositionOf([shop('/remotes/mfe-x/r1/a.js')]), 'a file from elsewhere'],
  [
    'of another release, by a way round',
    compositionOf([shop('/remotes/mfe-shop/r1/..%2f../r2/a.js'.replace('%2f', '/'))]),
    'a file from elsewhere',
  ],
  [
    'of a release that is a way round',
    compositionOf([{ ...shop('/remotes/x.js'), release: '..' }]),
    'a file from elsewhere',
  ],
  [
    'with a closed remote, whose files nobody asks for',
    compositionOf([{ ...shop('', ''), closed: 'Back at noon.' }]),
    undefined,
  ],
  ['with a remote of this machine', overridden(local, `${local}/remote.js`), undefined],
  [
    'with this machine’s address unsaid',
    compositionOf([shop(`${local}/remote.js`)]),
    'a file from elsewhere',
  ],
  [
    'with another remote’s override',
    {
      ...overridden(local, `${local}/remote.js`),
      override: { remote: 'mfe-x', origin: local, expiresAt: '2099-01-01T00:00:00Z' },
    },
    'a file from elsewhere',
  ],
  [
    'with an override from another machine',
    overridden('http://x.example', 'http://x.example/a.js'),
    'a file from elsewhere',
  ],
  [
    'with an override of another port',
    overridden(local, 'http://localhost:4412/a.js'),
    'a file from elsewhere',
  ],
  [
    'with an override that is over',
    overridden(local, `${local}/a.js`, '2026-11-20T11:00:00Z'),
    'a file from elsewhere',
  ],
])('judges a composition %s', (_, composition, reason) => {
  const current = composition.revision === 4 ? composition : { ...composition, revision: 5 };
  expect(refusalOf(current, now, 5)).toBe(reason);
});
