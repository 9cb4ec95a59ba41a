import { expect, test } from 'vitest';

import { networkLength, originOf } from './origin.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const of = (address: string, now = noon, secret = 'secret') => originOf(secret, address, now);
const networkOf = (address: string) => of(address).slice(0, networkLength);

test.each([
  ['203.0.113.9', '203.0.113.9', 'one address'],
  ['203.0.113.9', '::ffff:203.0.113.9', 'one address'],
  ['2001:db8:1:2::3', '2001:db8:1:2:4:5:6:7', 'one address'],
  ['203.0.113.9', '203.0.113.10', 'one network'],
  ['2001:db8:1:2::3', '2001:db8:1:3::3', 'one network'],
  ['203.0.113.9', '203.0.114.9', 'strangers'],
  ['2001:db8:1:2::3', '2001:db8:2:2::3', 'strangers'],
])('%s and %s are %s', (one, other, relation) => {
  expect(of(one) === of(other)).toBe(relation === 'one address');
  expect(networkOf(one) === networkOf(other)).toBe(relation !== 'strangers');
});

test('an origin is another one the next day, and says nothing to who has not the secret', () => {
  const tomorrow = new Date(noon.getTime() + 86_400_000);
  const address = '203.0.113.9';
  expect(of(address)).toMatch(/^[\w-]{22}$/);
  expect(of(address, tomorrow)).not.toBe(of(address));
  expect(of(address, noon, 'another')).not.toBe(of(address));
});
