import { expect, test } from 'vitest';

import { DatabaseUnavailableError } from './errors.ts';
import { Freshness, readPosition } from './freshness.ts';
import { Replica } from './replica.ts';

test.each([
  ['0/0', 0n],
  ['0/FF', 255n],
  ['1/0', 4_294_967_296n],
  ['16/B374D848', 0x16_b374_d848n],
])('the position %s is %s', (text, position) => {
  expect(readPosition(text)).toBe(position);
});

test('nothing is known of a replica that was never seen, nor of one that was lost', () => {
  const freshness = new Freshness();
  expect(freshness.age(1_000)).toBe(Infinity);
  freshness.primaryAt(1_000, 10n);
  freshness.replicaAt(10n);
  expect(freshness.age(1_000)).toBe(0);
  freshness.forget();
  expect(freshness.age(1_000)).toBe(Infinity);
});

test('a replica is as old as the last state of the primary that it has wholly', () => {
  const freshness = new Freshness();
  freshness.primaryAt(0, 10n);
  freshness.primaryAt(500, 20n);
  freshness.primaryAt(1_000, 30n);
  freshness.replicaAt(9n);
  expect(freshness.age(1_000)).toBe(Infinity);
  freshness.replicaAt(25n);
  expect(freshness.age(1_200)).toBe(700);
  freshness.replicaAt(25n);
  expect(freshness.age(2_000)).toBe(1_500);
  freshness.replicaAt(30n);
  expect(freshness.age(2_000)).toBe(1_000);
});

test('one that says less than before was, is as old as it was', () => {
  const freshness = new Freshness();
  freshness.primaryAt(0, 10n);
  freshness.replicaAt(10n);
  freshness.replicaAt(5n);
  expect(freshness.age(100)).toBe(100);
});

test('of a primary that does nothing, a replica that has all is fresh at each look', () => {
  const freshness = new Freshness();
  for (let at = 0; at <= 100_000; at += 500) {
    freshness.primaryAt(at, 10n);
    freshness.replicaAt(10n);
    expect(freshness.age(at)).toBe(0);
  }
});

test('a replica that was never reached is not asked, and nobody waits for it', async () => {
  const replica = new Replica(() => Promise.reject(new Error('said by a test')));
  await expect(replica.ask('SELECT 1')).rejects.toThrow(DatabaseUnavailableError);
  expect([replica.isFresh(), replica.takePoolWait(), replica.poolState()]).toEqual([
    false,
    0,
    undefined,
  ]);
});
