import type { IncomingMessage } from 'node:http';

import { expect, test } from 'vitest';

import { rememberAtHand } from './at-hand.ts';
import { rememberFiles } from './known-files.ts';

const request = (url: string, more: object = {}) =>
  ({ method: 'GET', url, headers: {}, ...more }) as IncomingMessage;

test.each([
  ['a visitor read', {}, true],
  ['somebody who is signed in read', { headers: { authorization: 'Bearer x' } }, false],
  ['was written', { method: 'POST' }, false],
])('what %s and was at hand is known as such: %#', (_what, more, isKnown) => {
  const atHand = rememberAtHand();
  atHand.note(request('/api/kept', more), true);
  expect(atHand.has(request('/api/kept'))).toBe(isKnown);
});

test('what others ask for of an address changes nothing for visitors', () => {
  const atHand = rememberAtHand();
  atHand.note(request('/api/kept'), true);
  atHand.note(request('/api/kept', { method: 'POST' }), false);
  atHand.note(request('/api/kept', { headers: { authorization: 'Bearer x' } }), false);
  expect(atHand.has(request('/api/kept'))).toBe(true);
});

test('addresses of up to 500 letters are remembered', () => {
  const atHand = rememberAtHand();
  for (const length of [500, 501]) atHand.note(request('/'.padEnd(length, 'x')), true);
  expect([500, 501].map((length) => atHand.has(request('/'.padEnd(length, 'x'))))).toEqual([
    true,
    false,
  ]);
});

test('the 5000 addresses that were asked for last are remembered', () => {
  const atHand = rememberAtHand();
  const files = rememberFiles();
  const note = (url: string) => {
    atHand.note(request(url), true);
    files.note(url);
  };
  const known = () =>
    ['/0', '/1'].map((url) => [atHand.has(request(url)), files.has(url)].join(' '));
  for (let count = 0; count < 5_000; count += 1) note(`/${count}`);
  note('/0');
  expect(known()).toEqual(['true true', 'true true']);
  note('/5000');
  expect(known()).toEqual(['true true', 'false false']);
});
