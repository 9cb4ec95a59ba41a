import { expect, test } from 'vitest';

import { createViewGuard } from './view-guard.ts';

const noon = Date.parse('2026-03-01T06:00:00Z');
const day = 86_400_000;
/** How many of so many views of a bike count. */
const admitted = (views: number, view: (number: number) => object, guard = createViewGuard()) =>
  Array.from({ length: views }, (_, number) =>
    guard.admits({ bikeId: 'b', address: '203.0.113.7', ...view(number) }),
  ).filter(Boolean).length;

test.each([
  ['an account once, wherever it looks from', { accountId: 'a' }, 1],
  ['an address as a few people behind it would', {}, 30],
])('on a day a bike counts %s', (_case, view, counted) => {
  const elsewhere = (number: number) =>
    'accountId' in view ? { address: `198.51.${number}.1` } : {};
  expect(admitted(200, (number) => ({ ...view, ...elsewhere(number) }))).toBe(counted);
});

test.each([
  ['IPv4', (number: number) => `203.0.113.${number % 250}`],
  ['IPv6', (number: number) => `2001:db8:1:${(number % 250).toString(16)}::1`],
])('a network of %s counts as a few of its addresses', (_case, address) => {
  expect(admitted(1_000, (number) => ({ address: address(number) }))).toBe(150);
});

test('one subscriber of IPv6 is one address', () => {
  expect(admitted(100, (number) => ({ address: `2001:db8:1:1::${number}` }))).toBe(30);
});

test('other bikes count by themselves, and the next day in Dhaka begins anew', () => {
  let now = noon;
  const guard = createViewGuard(() => now);
  const look = (bikeId: string) => guard.admits({ bikeId, address: '203.0.113.7', accountId: 'a' });
  expect([look('b'), look('b'), look('c')]).toEqual([true, false, true]);
  // 18:00 UTC is midnight in Dhaka.
  now = noon + day / 2 - 1;
  expect(look('b')).toBe(false);
  now += 1;
  expect(look('b')).toBe(true);
});

test('a view that does not count takes nothing from who looks next', () => {
  const guard = createViewGuard();
  expect(admitted(100, () => ({ accountId: 'a' }), guard)).toBe(1);
  expect(admitted(100, () => ({}), guard)).toBe(29);
});

test('what came first is forgotten first, once there is more than is kept', () => {
  const guard = createViewGuard(() => noon, 3);
  const look = (address: string, accountId?: string) =>
    guard.admits({ bikeId: 'b', address, accountId });
  // Of an account: its address, its network, and itself.
  expect(look('203.0.113.7', 'a')).toBe(true);
  look('198.51.100.1');
  expect(look('192.0.2.1', 'a')).toBe(false);
  look('198.18.0.1');
  expect(look('192.0.2.1', 'a')).toBe(true);
});
