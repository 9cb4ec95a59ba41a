import vm from 'node:vm';

import { beforeAll, describe, expect, test } from 'vitest';

import type { hardenRealm } from './harden.ts';
import { newGlobals, scriptOf } from './load-realm.ts';

/** A realm of its own, hardened, and what code does there. */
function harden() {
  const context = newGlobals();
  const lent = Object.assign(() => {}, { changes: 0 });
  Object.defineProperty(context, 'lent', { value: lent, writable: true, configurable: true });
  const run = (code: string): unknown => vm.runInContext(`'use strict'; ${code}`, context);
  const isUntouched = (run(scriptOf(['harden.ts'], 'hardenRealm')) as typeof hardenRealm)();
  return { lent, run, isUntouched };
}

describe('what pages share', () => {
  let untouched: ReturnType<typeof harden>;
  beforeAll(() => {
    untouched = harden();
  });

  test.each([
    'globalThis',
    'Object',
    'Array',
    'Math',
    'JSON',
    'Reflect',
    'String.prototype.trim',
    'Object.getOwnPropertyDescriptor(Map.prototype, "size").get',
    'Object.getOwnPropertyDescriptor(Object.prototype, "__proto__").set',
    'Object.getPrototypeOf(async function* () {})',
    'Object.getPrototypeOf(async () => {})',
    'Object.getPrototypeOf(function* () {}).prototype',
    'Object.getPrototypeOf([][Symbol.iterator]())',
    'Object.getPrototypeOf("".matchAll(/x/g))',
  ])('cannot be changed: %s', (what) => {
    expect(untouched.run(`Object.isFrozen(${what})`)).toBe(true);
  });

  test.each([
    'String.prototype.trim = () => ""',
    'Reflect.get = () => 1',
    'Object.prototype.left = 1',
    'Error.prototype.left = 1',
    'globalThis.left = 1',
    'Object.setPrototypeOf(String.prototype, {})',
  ])('is as it was after %s', (code) => {
    const { run, isUntouched } = untouched;
    const refused = run(`(() => { try { ${code}; } catch (error) { return error.name; } })()`);
    expect([refused, isUntouched()]).toEqual(['TypeError', true]);
  });

  test.each([
    'Array.prototype.push = () => 0',
    'Array.prototype.map = () => []',
    'Array.prototype[0] = 1',
    'Object.freeze(Array.prototype)',
    'Object.setPrototypeOf(Array.prototype, {})',
    'Error.prototype.name = "Mine"',
    'Object.prototype.toString = () => "mine"',
    'RegExp.prototype.exec = () => null',
    'RegExp.prototype.left = 1',
    'delete RegExp.prototype.test; RegExp.prototype.left = 1',
    'Object.defineProperty(RegExp.prototype, "flags", { get: () => "g" })',
    'Object.setPrototypeOf(RegExp.prototype, Object.create(Object.prototype))',
  ])('is seen to be another after %s', (code) => {
    const { run, isUntouched } = harden();
    run(code);
    expect(isUntouched()).toBe(false);
  });

  test('is as it was while code assigns what it likes in objects of its own', () => {
    const { run, isUntouched } = untouched;
    const made = run(`(() => {
      const error = new Error('x');
      error.name = 'Mine';
      const own = { push: 1 };
      own.toString = () => error.name + own.push;
      return String(own) + 'a-b'.replace(/-/, '+') + [...new Set([1, 1])].length;
    })()`);
    expect(made).toBe('Mine1a+b1');
    expect(isUntouched()).toBe(true);
  });

  test('is not what the process around lends', () => {
    const { lent } = untouched;
    lent.changes += 1;
    expect(Object.isFrozen(lent)).toBe(false);
  });
});
