import { afterEach, expect, test } from 'vitest';

import { mutantsOf } from './guards.ts';
import { isOn, turnOn } from './switches.ts';
import { withSwitches } from './with-switches.ts';

afterEach(() => turnOn(0));

/** What a function with all of its mutants answers while one of them is on, none first. */
function answersOf(body: string, ...given: unknown[]): string[] {
  const source = `function asked(a, b, c) { ${body} }`;
  const mutants = mutantsOf('a.ts', source).map((mutant, place) => ({ ...mutant, id: place + 1 }));
  const [, code] = withSwitches(source, mutants, './switches.ts').split(/^import .*?; /);
  // oxlint-disable-next-line typescript/no-implied-eval -- what is made here is code
  const asked = new Function('isOn$', `${code}; return asked;`)(isOn) as (
    ...values: unknown[]
  ) => unknown;
  return [0, ...mutants.map(({ id }) => id)].map((on) => {
    turnOn(on);
    try {
      return String(asked(...given));
    } catch {
      return 'refused';
    }
  });
}

test('without a mutant on, all is as it was, and each is on by itself', () => {
  expect(answersOf('if (a < b) return 1; return 2;', 3, 3)).toEqual(['2', '1', '2', '1']);
  expect(answersOf("throw new Error('no');")).toEqual(['refused', 'undefined']);
  expect(answersOf('if (a) b(); else throw new Error();', false)).toEqual([
    'refused',
    'refused',
    'refused',
  ]);
});

test('mutants within mutants are switched too', () => {
  // `a && b` is once `a || b`; so is the whole; each comparison is turned round.
  expect(answersOf('return a === 1 && b === 2 && c;', 1, 3, 'c')).toEqual([
    'false',
    'false',
    'c',
    'c',
    'c',
  ]);
  expect(answersOf('return a.some((one) => one > 2 || one < b);', [2, 4], 2)).toEqual([
    'true',
    'false',
    'true',
    'false',
    'true',
  ]);
});
