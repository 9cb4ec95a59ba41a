import * as v from 'valibot';
import { expect, test } from 'vitest';

import { brokenPlace, callShapeOf, type CallShape } from './call-shapes.ts';
import { shapeOf } from './shape-of.ts';
import { Shape } from './shape-schema.ts';

const Url = v.string();
const Images = v.pipe(v.array(Url), v.maxLength(100));

/** A call that takes a schema as `images`, and answers with it. */
const taking = (images: v.GenericSchema, answered: v.GenericSchema = Images) =>
  callShapeOf({
    method: 'POST',
    path: '/products',
    summary: 'offers a bike',
    access: 'public',
    refusals: [],
    body: v.object({ images: v.optional(images) }),
    answer: v.object({ images: answered }),
  });

/** As builds of before wrote it down: of a list what is in it, and not how many. */
const ofBefore = (shape: CallShape): CallShape =>
  JSON.parse(
    JSON.stringify(shape, (_key, value: unknown) => {
      const { is, of } = (value ?? {}) as { is?: unknown; of?: unknown };
      return is === 'list' ? { is, of } : value;
    }),
  ) as CallShape;

test.each<[string, v.GenericSchema, string | undefined]>([
  ['as many', Images, undefined],
  ['more', v.pipe(v.array(Url), v.maxLength(200)), undefined],
  ['fewer', v.pipe(v.array(Url), v.maxLength(4)), 'body.images'],
  ['at least one', v.pipe(v.array(Url), v.nonEmpty(), v.maxLength(100)), 'body.images'],
  ['any number', v.array(Url), undefined],
  ['just three', v.tuple([Url, Url, Url]), 'body.images'],
  [
    'what code decides',
    v.pipe(
      v.array(Url),
      v.maxLength(100),
      v.check(() => true),
    ),
    undefined,
  ],
])('a call that takes %s of a list breaks at %2$s', (_what, images, place) => {
  const [before, now] = [taking(Images), taking(images)];
  expect(brokenPlace(before, now)).toBe(place);
  // A mark is made of the whole shape: what is taken differently is another one.
  if (place !== undefined) expect(now).not.toEqual(before);
});

test('a list that had no rule, and a tuple, are held to those that come', () => {
  const none = taking(v.array(Url));
  expect(brokenPlace(none, taking(Images))).toBe('body.images');
  const three = taking(v.tuple([Url, Url, Url]));
  expect(brokenPlace(three, taking(v.pipe(v.array(Url), v.maxLength(3))))).toBeUndefined();
  expect(brokenPlace(three, taking(v.pipe(v.array(Url), v.maxLength(2))))).toBe('body.images');
  expect(brokenPlace(three, taking(v.tuple([Url, Url])))).toBe('body.images');
});

test('what a build of before did not write down is no reason, and what it did still is', () => {
  const before = ofBefore(taking(Images));
  expect(brokenPlace(before, taking(v.pipe(v.array(Url), v.maxLength(4))))).toBeUndefined();
  expect(brokenPlace(before, taking(v.pipe(v.array(v.number()), v.maxLength(4))))).toBe(
    'body.images[]',
  );
});

test('how many are answered is nobody’s matter', () => {
  expect(taking(Images, v.array(Url))).toEqual(taking(Images));
});

test('rules of lists and maps are kept where a shape is read from a release', () => {
  const shape = shapeOf(v.object({ a: Images, b: v.record(v.string(), Url) }), 'sent');
  expect(v.parse(Shape, shape)).toEqual(shape);
});
