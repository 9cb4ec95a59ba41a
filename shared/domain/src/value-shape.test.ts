import { expect, expectTypeOf, test } from 'vitest';

import { hasShape, type Shape, type ValueOf } from './value-shape.ts';

const held = {
  fields: { path: 'text', isToPay: 'flag', kind: { oneOf: ['a', 'b'] } },
} as const satisfies Shape;

test.each<[Shape, unknown[], unknown[]]>([
  ['text', ['', 'a'], [1, null, undefined, {}]],
  ['number', [0, -1.5], ['1', null]],
  ['flag', [true, false], [0, 'true']],
  [{ oneOf: ['on', 'off'] }, ['on'], ['On', 1, null]],
  [{ list: 'text' }, [[], ['a', 'b']], ['a', [1], { 0: 'a', length: 1 }]],
  [{ each: 'number' }, [{}, { a: 1 }], [[], [1], { a: '1' }, null]],
  [{ orNull: 'text' }, [null, ''], [undefined, 1]],
  [
    held,
    [
      { path: '/a', isToPay: true, kind: 'b' },
      { path: '', isToPay: false, kind: 'a', more: 1 },
    ],
    [{}, null, [], { path: '/a', isToPay: true }, { path: '/a', isToPay: 1, kind: 'a' }],
  ],
])('%o is known from what it is not', (shape, such, others) => {
  expect(such.filter((value) => !hasShape(value, shape))).toEqual([]);
  expect(others.filter((value) => hasShape(value, shape))).toEqual([]);
});

test('a shape says the type of its values', () => {
  expectTypeOf<ValueOf<typeof held>>().toEqualTypeOf<{
    readonly path: string;
    readonly isToPay: boolean;
    readonly kind: 'a' | 'b';
  }>();
});
