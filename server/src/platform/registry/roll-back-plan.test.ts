import { expect, test } from 'vitest';

import { type RollBackPlan, rollBackPlan, type Step } from './roll-back-plan.ts';

/**
 * A history of one application, in short: `a` is made live, `~b` tried by a few, `<a` gone back to,
 * `!` a roll back ends what is tried, `~` somebody else does, `x` takes it off, `-` is another's.
 */
function planAfter(text: string): RollBackPlan {
  let live: string | undefined;
  let tried: string | undefined;
  const steps = text.split(' ').map((step, index) => {
    const name = step.replaceAll(/[~<!x-]/g, '');
    if (step.startsWith('~')) tried = name || undefined;
    else if (step !== '-') tried = undefined;
    if (name && !step.startsWith('~')) live = name;
    const act: 'rollback' | 'promote' = /^[<!]/.test(step) ? 'rollback' : 'promote';
    return {
      number: index + 1,
      releases: recordOf(live),
      canaries: recordOf(tried && { release: tried, percent: 5, accounts: [] }),
      act,
      application: step === '-' ? 'mfe-b' : 'mfe-a',
      applications: null,
      author: 'team:mfe-a',
      reason: 'why',
      why: null,
    };
  });
  return rollBackPlan(steps, 'mfe-a');
}

function recordOf<Value>(value: Value | undefined | ''): Record<string, Value> {
  return value ? { 'mfe-a': value } : {};
}

test.each([
  ['a', undefined],
  ['a b', 'a'],
  ['z a b -', 'a'],
  ['z a ~b b', 'a'],
  ['z a b <a c', 'a'],
  ['z a ~b ! c', 'a'],
])('after "%s" a roll back goes to what was live before: %s', (history, to) => {
  expect(planAfter(history)).toEqual({ undo: 'live', to: { 'mfe-a': to } });
});

test.each(['a ~b', 'z a ~b -', 'z a b <a ~c', 'z a ~b ! ~b'])(
  'after "%s" a roll back ends what is tried',
  (history) => {
    expect(planAfter(history)).toEqual({ undo: 'canary' });
  },
);

test.each([
  ['z a b <a', 'b', 4],
  ['z a b <a - -', 'b', 4],
  ['z a b <a ~c !', 'c', 6],
  ['z a ~b !', 'b', 4],
  ['z a ~b ! - -', 'b', 4],
  ['z a ~b ~', 'b', 4],
  ['z a ~b x', 'b', 4],
  ['z a ~b <z', 'b', 4],
])('after "%s" a second roll back takes nothing back: %s is gone since revision %i', (...row) => {
  const [history, release, number] = row;
  expect(planAfter(history)).toMatchObject({ undo: 'nothing', release, by: { number } });
});

test('what was live before what stays is said, for who names it', () => {
  expect(planAfter('z a b <a')).toMatchObject({ before: 'z' });
  expect(planAfter('a ~b !')).toMatchObject({ before: undefined });
});

/** A step in which these releases were live; `act` with all of them. */
const step = (number: number, act: Step['act'], releases: Record<string, string>): Step => ({
  number,
  releases,
  canaries: {},
  act,
  application: 'mfe-a',
  applications: ['mfe-a', 'mfe-b'],
  author: 'team:mfe-a',
  reason: 'why',
  why: null,
});
const begin = step(1, 'start', { 'mfe-a': 'a1', 'mfe-b': 'b1' });
const set = step(2, 'promote', { 'mfe-a': 'a2', 'mfe-b': 'b2' });

test.each(['mfe-a', 'mfe-b'])(
  'what was given as a set goes back as a whole, asked of %s',
  (name) => {
    const to = { 'mfe-a': 'a1', 'mfe-b': 'b1' };
    expect(rollBackPlan([begin, set], name)).toEqual({ undo: 'live', to });
    const back = step(3, 'rollback', to);
    expect(rollBackPlan([begin, set, back], name)).toMatchObject({ undo: 'nothing', by: back });
  },
);

test('what has gone on since it was given in a set stays', () => {
  const on = { ...step(3, 'promote', { 'mfe-a': 'a3', 'mfe-b': 'b2' }), applications: null };
  const history = [begin, set, on];
  expect(rollBackPlan(history, 'mfe-b')).toEqual({ undo: 'live', to: { 'mfe-b': 'b1' } });
  expect(rollBackPlan(history, 'mfe-a')).toEqual({ undo: 'live', to: { 'mfe-a': 'a2' } });
});

test('a remote that was removed comes back, once', () => {
  const gone = { ...step(2, 'remove', { 'mfe-b': 'b1' }), applications: null };
  expect(rollBackPlan([begin, gone], 'mfe-a')).toEqual({ undo: 'live', to: { 'mfe-a': 'a1' } });
  const back = { ...step(3, 'rollback', begin.releases), applications: null };
  expect(rollBackPlan([begin, gone, back], 'mfe-a')).toMatchObject({ undo: 'nothing', by: back });
});

test('a remote that came with a set goes with it', () => {
  const alone = { ...step(1, 'start', { 'mfe-a': 'a1' }), applications: null };
  const to = { 'mfe-a': 'a1', 'mfe-b': undefined };
  expect(rollBackPlan([alone, set], 'mfe-b')).toEqual({ undo: 'live', to });
});

test('what a start gave goes back alone, and what was never there has nothing to go back to', () => {
  const { 'mfe-a': _own, ...others } = begin.releases;
  const start = { ...step(2, 'start', { ...others, 'mfe-a': 'a2' }), application: null };
  const history = [begin, { ...start, applications: null }];
  expect(rollBackPlan(history, 'mfe-a')).toEqual({ undo: 'live', to: { 'mfe-a': 'a1' } });
  expect(rollBackPlan(history, 'mfe-c')).toEqual({ undo: 'live', to: { 'mfe-c': undefined } });
});
