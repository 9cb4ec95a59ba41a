import { expect, test } from 'vitest';

import { faultsOf } from './listen.ts';
import type { PlannedView } from './planned-view.ts';

const site = 'http://site.invalid';
const away = '/remotes/mfe-buyer/';
const of = (without?: string) => faultsOf(site, { page: { without } } as PlannedView);

test.each<[string, string | undefined, string, string | undefined]>([
  ['is a fault', undefined, 'No such thing', 'Uncaught error: No such thing'],
  ['is one where a remote is away', away, 'No such thing', 'Uncaught error: No such thing'],
  ['that tells which file was kept back is none', away, `No ${away}r1/a.js`, undefined],
])('an error that nobody caught %s', (_what, without, message, fault) => {
  expect(of(without).uncaught(message)).toBe(fault);
});

const own = `${site}/remotes/mfe-seller/r1/a.js`;

test.each<[string, string, boolean]>([
  ['a file of the site', own, true],
  ['no address', '', true],
  ['a call, which is answered here', `${site}/api/bookings`, false],
  ['another host, which is out of reach', 'http://other.invalid/a.js', false],
  ['a file that is kept back', `${site}${away}r1/a.js`, false],
])('what is told of %s', (_what, url, isFault) => {
  const faults = of(away);
  const told = isFault
    ? ['Console: Not so', `Not loaded (net::ERR_FAILED): ${url}`]
    : [undefined, undefined];
  expect([
    faults.printed('error', 'Not so', url),
    faults.notLoaded('net::ERR_FAILED', url),
  ]).toEqual(told);
});

test('what is no error is none that was printed', () => {
  expect(of().printed('warning', 'Not so', own)).toBeUndefined();
});

test('what a page broke off itself was not missed', () => {
  expect(of().notLoaded('net::ERR_ABORTED', own)).toBeUndefined();
});

test.each([
  [399, own, undefined],
  [400, own, 'Answered 400: /remotes/mfe-seller/r1/a.js'],
  [503, `${site}/api/bookings`, undefined],
])('an answer with status %i of %s', (status, url, fault) => {
  expect(of().answered(status, url)).toBe(fault);
});
