import { afterEach, expect, test } from 'vitest';

import { mutantsOf } from './guards.ts';
import { is, isOn, saw, takeNoted, turnOn } from './switches.ts';
import { withSwitches } from './with-switches.ts';

afterEach(() => turnOn(0));

type Asked = (...values: unknown[]) => unknown;

/** A function with all of its mutants. */
function withMutants(body: string): { asked: Asked; count: number } {
  const source = `function asked(a, b, c) { ${body} }`;
  const mutants = mutantsOf('a.ts', source).map((mutant, place) => ({ ...mutant, id: place + 1 }));
  const [, code] = withSwitches(source, mutants, './switches.ts').split(/^import .*?; /);
  // oxlint-disable-next-line typescript/no-implied-eval -- what is made here is code
  const asked = new Function('isOn$', 'is$', 'saw$', `${code}; return asked;`)(
    isOn,
    is,
    saw,
  ) as Asked;
  return { asked, count: mutants.length };
}

/** What it answers while one of its mutants is on, none first. */
function answersOf(body: string, ...given: unknown[]): string[] {
  const { asked, count } = withMutants(body);
  return Array.from({ length: count + 1 }, (_, on) => {
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

test('a forced condition is come to only where it would have been another one', () => {
  takeNoted();
  const { asked } = withMutants('if (a) return 1; return 2;');
  asked(true);
  expect(takeNoted()).toEqual({ reached: [2], passed: [1] });
  asked(false);
  expect(takeNoted()).toEqual({ reached: [1], passed: [2] });
});
