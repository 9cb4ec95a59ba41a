import { expect, test } from 'vitest';

import { described, mutantsOf } from './guards.ts';

const of = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => described(source, mutant).slice(3));

test.each([
  ['if (a) throw new Refusal();', ['a → true', 'a → false']],
  ['const b: number = a ? 1 : 2;', ['a → true', 'a → false']],
  ['const b = a < 3;', ['< → <=']],
  ['const b = a >= 3;', ['>= → >']],
  ['const b = a === c;', ['=== → !==']],
  ['const b = a && c;', ['&& → ||']],
  ['const b = a.some((each) => each);', ['some → every']],
  ['throw new Refusal();', ['throw new Refusal(); → ;']],
  ['const b = a + 3;', []],
  ['const b = a.toString();', []],
  ["const b = 'a < 3';", []],
])('of “%s” the guards are changed one by one', (source, mutants) => {
  expect(of(source)).toEqual(mutants);
});

test('what is inside a condition is changed too', () => {
  expect(of('if (a !== 1 || b) c();')).toEqual([
    'a !== 1 || b → true',
    'a !== 1 || b → false',
    '!== → ===',
    '|| → &&',
  ]);
});
