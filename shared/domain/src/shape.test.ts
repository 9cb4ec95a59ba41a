import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { misfit, type Shape } from './shape.ts';

const text = (rules?: Record<string, string | number>): Shape => ({
  is: 'scalar',
  type: 'string',
  ...(rules && { rules }),
});
const list = (of: Shape, rules?: Record<string, number>): Shape => ({
  is: 'list',
  of,
  ...(rules && { rules }),
});
const number: Shape = { is: 'scalar', type: 'number' };
const value = (of: string | null): Shape => ({ is: 'value', value: of });
const either = (...of: Shape[]): Shape => ({ is: 'either', of });
const object = (members: Record<string, Shape>, ...optional: string[]): Shape => ({
  is: 'object',
  members: Object.fromEntries(
    Object.entries(members).map(([name, shape]) => [
      name,
      { shape, ...(optional.includes(name) && { optional: true }) },
    ]),
  ),
});

describe('what was sent, and what is taken now', () => {
  test.each<[string, Shape, Shape, string | undefined]>([
    ['the same', object({ a: text() }), object({ a: text() }), undefined],
    [
      'one more may be sent',
      object({ a: text() }),
      object({ a: text(), b: text() }, 'b'),
      undefined,
    ],
    ['one more must be sent', object({ a: text() }), object({ a: text(), b: text() }), 'b'],
    ['one is taken no more', object({ a: text(), b: text() }, 'b'), object({ a: text() }), 'b'],
    ['one must be sent from now on', object({ a: text() }, 'a'), object({ a: text() }), 'a'],
    [
      'another type deep inside',
      object({ a: object({ b: text() }) }),
      object({ a: object({ b: number }) }),
      'a.b',
    ],
    ['longer texts', text({ max_length: 5 }), text({ max_length: 9 }), undefined],
    [
      'shorter texts',
      object({ a: text({ max_length: 9 }) }),
      object({ a: text({ max_length: 5 }) }),
      'a',
    ],
    ['a rule more', text(), text({ min_length: 1 }), '.'],
    ['a rule less', text({ min_length: 1 }), text(), undefined],
    ['a choice more', either(value('x')), either(value('x'), value('y')), undefined],
    [
      'a choice less',
      object({ a: either(value('x'), value('y')) }),
      object({ a: either(value('x')) }),
      'a',
    ],
    ['a list of others', list(text()), list(number), '[]'],
    ['longer lists', list(text(), { max_length: 5 }), list(text(), { max_length: 9 }), undefined],
    [
      'shorter lists',
      object({ a: list(text(), { max_length: 100 }) }),
      object({ a: list(text(), { max_length: 4 }) }),
      'a',
    ],
    ['a list that had no rule', list(text(), {}), list(text(), { min_length: 1 }), '.'],
    ['a list with a rule less', list(text(), { max_length: 5 }), list(text(), {}), undefined],
    [
      'a list whose rules nobody wrote down',
      list(text()),
      list(text(), { max_length: 4 }),
      undefined,
    ],
    [
      'a smaller map',
      { is: 'map', of: text(), rules: { max_entries: 9 } },
      { is: 'map', of: text(), rules: { max_entries: 5 } },
      '.',
    ],
    ['a map of others', { is: 'map', of: text() }, { is: 'map', of: number }, '.*'],
    ['anything', object({ a: text() }), { is: 'any' }, undefined],
    ['one word where any text is taken', value('x'), text(), undefined],
  ])('%s', (_what, before, now, place) => {
    expect(misfit(before, now, 'sent')).toBe(place);
  });
});

describe('what is answered now, and what was known', () => {
  test.each<[string, Shape, Shape, string | undefined]>([
    ['more than was known', object({ a: text(), b: text() }), object({ a: text() }), undefined],
    ['less than was known', object({}), object({ a: text() }), 'a'],
    ['less of what need not be there', object({}), object({ a: text() }, 'a'), undefined],
    ['nothing where there was something', either(text(), value(null)), text(), '.'],
    ['other rules', text({ max_length: 9 }), text({ max_length: 5 }), undefined],
    ['other rules of a list', list(text(), { max_length: 9 }), list(text(), {}), undefined],
    [
      'a word that was not known',
      object({ a: either(value('x'), value('y')) }),
      object({ a: value('x') }),
      'a',
    ],
  ])('%s', (_what, now, before, place) => {
    expect(misfit(now, before, 'answered')).toBe(place);
  });
});

test('every shape fits itself', () => {
  const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
    shape: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(text(), number, text({ max_length: 3 }), value('x'), { is: 'any' } as const),
      tie('shape').chain((of) =>
        fc.constantFrom(list(of), list(of, {}), list(of, { max_length: 3 })),
      ),
      fc.record({ is: fc.constant('map' as const), of: tie('shape') }),
      fc.array(tie('shape'), { minLength: 1, maxLength: 3 }).map((of) => either(...of)),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('shape')).map((of) => object(of, 'b')),
    ),
  }));
  fc.assert(
    fc.property(shape, fc.constantFrom('sent' as const, 'answered' as const), (each, how) => {
      expect(misfit(each, each, how)).toBeUndefined();
    }),
  );
});
