import { allCalls } from '@motohaat/contract/all-calls';
import { answersOf } from '@motohaat/contract/calls/call';
import { Url } from '@motohaat/contract/values';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { type Fill, makeValue } from './make-value.ts';

const fills: Fill[] = ['full', 'empty', 'longest'];
const answers = allCalls.flatMap(({ name, call }) =>
  Object.values(answersOf(call)).flatMap((schema) => (schema ? [{ name, schema }] : [])),
);

describe.each(fills)('an answer that is %s', (fill) => {
  test.each(answers)('of $name fits its schema', ({ schema }) => {
    const value: unknown = JSON.parse(JSON.stringify(makeValue(schema, fill)));
    expect(v.safeParse(schema, value).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
    expect(makeValue(schema, fill)).toEqual(value);
  });
});

const Listing = v.object({
  _id: v.pipe(v.string(), v.maxLength(255)),
  name: v.pipe(v.string(), v.maxLength(400)),
  email: v.pipe(v.string(), v.maxLength(254)),
  role: v.picklist(['buyer', 'seller']),
  note: v.optional(v.nullable(v.string())),
  photos: v.pipe(v.array(v.object({ url: v.string() })), v.maxLength(2)),
});

test('the longest texts are as long as they may be', () => {
  const made = makeValue(v.array(Listing), 'longest', { role: 'seller' });
  for (const { name, email, role } of v.parse(v.array(Listing), made)) {
    expect(name).toHaveLength(400);
    expect(email.length).toBeGreaterThan(100);
    expect(role).toBe('seller');
  }
});

test('lists have something in them, each with an id of its own, or nothing', () => {
  const full = v.parse(v.array(Listing), makeValue(v.array(Listing), 'full'));
  expect(new Set(full.map(({ _id }) => _id)).size).toBe(3);
  expect(full.map(({ photos }) => photos.length)).toEqual([2, 2, 2]);
  expect(makeValue(v.array(Listing), 'empty')).toEqual([]);
  expect(makeValue(Listing, 'empty')).toMatchObject({ photos: [] });
  expect(makeValue(Listing, 'empty')).not.toHaveProperty('note');
});

test.each([
  [v.nullable(v.literal('here')), null, 'here'],
  [v.nullish(v.literal('here')), null, 'here'],
  [v.optional(v.literal('here')), undefined, 'here'],
  [v.tuple([v.boolean(), v.boolean()]), [false, false], [true, false]],
  [v.object({ home: Url }), { home: '/favicon.svg' }, { home: '/favicon.svg' }],
  [v.object({ at: v.optional(v.literal(1)) }), {}, { at: 1 }],
  [v.pipe(v.array(v.literal(1)), v.nonEmpty()), [1], [1, 1, 1]],
  [v.pipe(v.array(v.literal(1)), v.minLength(2)), [1, 1], [1, 1, 1]],
  [v.pipe(v.array(v.literal(1)), v.maxLength(1)), [], [1]],
  [v.pipe(v.array(v.literal(1)), v.length(4)), [1, 1, 1, 1], [1, 1, 1, 1]],
  [v.record(v.picklist(['a', 'b']), v.literal(1)), { a: 1, b: 1 }, { a: 1, b: 1 }],
])('what may be missing is missing in an empty answer alone (%#)', (schema, empty, full) => {
  expect(makeValue(schema, 'empty')).toEqual(empty);
  expect(makeValue(schema, 'full')).toEqual(full);
});

test('a kind of schema that is not known is named', () => {
  expect(() => makeValue(v.map(v.string(), v.string()), 'full')).toThrow('of the kind map');
});
