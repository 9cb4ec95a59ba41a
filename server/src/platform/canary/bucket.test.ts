import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { buckets, drawBucket, drawVisitor, isInCanary, readBucket, readVisitor } from './bucket.ts';

const remote = fc.stringMatching(/^mfe-[a-z]{1,12}$/);
const bucket = fc.integer({ min: 0, max: buckets - 1 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const everyBucket = Array.from({ length: buckets }, (_, index) => index);
const pickedBy = (name: string, share: number) =>
  everyBucket.filter((each) => isInCanary(name, each, share));

test('raising the percentage only adds people, and the same visitor always gets the same', () => {
  fc.assert(
    fc.property(remote, bucket, percent, percent, (name, visitor, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(isInCanary(name, visitor, low)).toBe(isInCanary(name, visitor, low));
      if (isInCanary(name, visitor, low)) expect(isInCanary(name, visitor, high)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('nobody is in 0 %, everybody in 100 %', () => {
  fc.assert(
    fc.property(remote, bucket, (name, visitor) => {
      expect(isInCanary(name, visitor, 0)).toBe(false);
      expect(isInCanary(name, visitor, 100)).toBe(true);
    }),
  );
});

test('nobody at all is in 0 %, of all there are', () => {
  for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']) {
    expect(pickedBy(name, 0)).toEqual([]);
  }
});

// Five standard deviations of as many throws of a coin with that bias: met once in two million.
test('a canary gets the share of the visitors that it asks for', () => {
  fc.assert(
    fc.property(remote, percent, (name, share) => {
      const picked = pickedBy(name, share).length;
      const deviation = Math.sqrt(buckets * (share / 100) * (1 - share / 100));
      expect(Math.abs(picked - buckets * (share / 100))).toBeLessThanOrEqual(5 * deviation + 1);
    }),
    { numRuns: 40 },
  );
});

test('two remotes pick their people independently', () => {
  const two = fc.tuple(remote, remote).filter(([one, other]) => one !== other);
  fc.assert(
    fc.property(two, ([one, other]) => {
      const both = pickedBy(one, 30).filter((each) => isInCanary(other, each, 30)).length;
      const wanted = buckets * 0.09;
      expect(Math.abs(both - wanted)).toBeLessThanOrEqual(5 * Math.sqrt(wanted * 0.91) + 1);
    }),
    { numRuns: 20 },
  );
});

test('buckets are drawn from all of them', () => {
  const drawn = Array.from({ length: 2_000 }, drawBucket);
  expect(drawn.every((each) => Number.isInteger(each) && each >= 0 && each < buckets)).toBe(true);
  expect(new Set(drawn.map((each) => Math.floor(each / 1_000))).size).toBe(10);
});

test.each([
  ['0', 0],
  ['9999', 9_999],
  ['10000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie %s is the bucket %s', (text, expected) => {
  expect(readBucket(text)).toBe(expected);
});

test('visitors are told apart by what their cookies say', () => {
  const drawn = Array.from({ length: 1_000 }, drawVisitor);
  expect(new Set(drawn.map(readVisitor)).size).toBe(1_000);
  for (const text of ['', 'abcdefghijk', 'abcdefghijklm', 'abcdefghijk.', undefined]) {
    expect(readVisitor(text)).toBeUndefined();
  }
});
