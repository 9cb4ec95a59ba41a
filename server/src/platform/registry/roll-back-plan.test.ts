import { expect, test } from 'vitest';

import { type RollBackPlan, rollBackPlan } from './roll-back-plan.ts';

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
  expect(planAfter(history)).toEqual({ undo: 'live', to });
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
