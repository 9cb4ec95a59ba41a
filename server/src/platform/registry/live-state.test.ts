import { expect, test } from 'vitest';

import type { Registered } from '../releases/registered.repository.ts';
import { liveStateOf } from './live-state.ts';

const versions: Record<string, string> = { a1: '1.0.0', a2: '1.1.0', b2: '2.1.0' };
const lookup = (application: string, id: string): Registered | undefined => {
  const version = id.startsWith(application) ? versions[id] : undefined;
  return version === undefined ? undefined : ({ application, id, version } as Registered);
};
const releases = { a: 'a1', b: 'b1' };
const trial = { percent: 5, accounts: ['u1', 'u2'] };
const set = ['a', 'b'];

test.each([
  ['alone', { a: { release: 'a2', ...trial } }, undefined],
  [
    'with another one',
    { a: { release: 'a2', ...trial, set }, b: { release: 'b2', ...trial, set } },
    [{ application: 'b', version: '2.1.0' }],
  ],
])('what is tried %s is shown with what else is tried with it', (_how, canaries, beside) => {
  const state = liveStateOf({ releases, canaries, closed: { b: 'Back soon.' } }, 'a', lookup);
  expect(state).toStrictEqual({
    application: 'a',
    version: '1.0.0',
    release: 'a1',
    canary: {
      version: '1.1.0',
      release: 'a2',
      percent: 5,
      accounts: 2,
      ...(beside && { with: beside }),
      ramp: false,
    },
    closed: null,
  });
});

test('of what nobody knows the id stands for the version, and of what is not live there is nothing', () => {
  const state = { releases, canaries: {}, closed: { b: 'Back soon.' } };
  expect(liveStateOf(state, 'b', lookup)).toMatchObject({
    version: 'b1',
    canary: null,
    closed: 'Back soon.',
  });
  expect(liveStateOf(state, 'c', lookup)).toBeNull();
});
