import * as v from 'valibot';
import { expect, test } from 'vitest';

import { type Fill, makeNumber, makeText, type Pipe } from './make-leaf.ts';

const text = (name: string, fill: Fill = 'full', pipe?: Pipe) =>
  makeText(pipe, fill, { name, number: 7 });
const number = (fill: Fill, pipe?: Pipe) => makeNumber(pipe, fill, { name: '', number: 7 });
const id = '00000000-0000-7000-8000-000000000007';
const upTo = (most: number): Pipe => v.pipe(v.string(), v.maxLength(most)).pipe;

test.each([
  ['category', '1'],
  ['categoryId', '1'],
  ['_id', id],
  ['id', id],
  ['bikeIds', id],
  ['release', id],
  ['cursor', id],
  ['image', '/favicon.svg'],
  ['photoUrl', '/favicon.svg'],
  ['path', '/'],
  ['href', '/'],
  ['email', 'somebodysomebodyso@d.invalid'],
  ['phone', '+8801700000000'],
  ['version', '1.2.3'],
])('a text is what the name of its value says: %s', (name, made) => {
  expect(text(name, 'full', upTo(255))).toBe(made);
});

test('what nothing is known of has words, as many as it may have where the longest are asked for', () => {
  expect(text('note').length).toBeLessThanOrEqual(28);
  expect(text('note', 'full', upTo(400)).length).toBeLessThanOrEqual(28);
  expect(text('note', 'full', upTo(5))).toHaveLength(5);
  expect(text('note', 'longest', upTo(400))).toHaveLength(400);
  expect(text('email', 'full', upTo(254))).toHaveLength(28);
  expect(text('email', 'longest', upTo(254))).toHaveLength(133);
  expect(text('note', 'full', v.pipe(v.string(), v.length(40)).pipe)).toHaveLength(40);
  expect(text('note', 'full', v.pipe(v.string(), v.minLength(60)).pipe)).toHaveLength(60);
  expect(text('_id', 'full', upTo(8))).toBe('00000000');
});

test.each([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.metadata({ format: 'date-time' })),
])('a time is a whole day, ahead where its name says so', ({ pipe }) => {
  const [before, ahead] = ['createdAt', 'expiresAt'].map((name) =>
    Date.parse(text(name, 'full', pipe)),
  );
  expect(before).toBeLessThan(Date.now());
  expect(ahead).toBeGreaterThan(Date.now());
  expect([Number(before) % 86_400_000, Number(ahead) % 86_400_000]).toEqual([0, 0]);
});

test('a description makes no time of a text, and a day is written as one', () => {
  expect(text('note', 'full', v.pipe(v.string(), v.description('A note.')).pipe)).toBe(
    text('note'),
  );
  expect(text('note', 'full', v.pipe(v.string(), v.metadata({ format: 'uri' })).pipe)).toBe(
    text('note'),
  );
  expect(text('note', 'full', v.pipe(v.string(), v.isoDate()).pipe)).toBe('2026-01-15');
});

test('a pattern that no known text fits is named', () => {
  const { pipe } = v.pipe(v.string(), v.regex(/^!{9}$/));
  expect(() => text('note', 'full', pipe)).toThrow('No text is known that fits /^!{9}$/.');
});

test('a number is none, a few or many, within its bounds', () => {
  expect([number('empty'), number('full'), number('longest')]).toEqual([0, 8, 99_999]);
  const { pipe } = v.pipe(v.number(), v.minValue(2), v.maxValue(5));
  expect([number('empty', pipe), number('full', pipe), number('longest', pipe)]).toEqual([2, 5, 5]);
});
