import type { Found, WriteKind } from '@motohaat/server/fleet';
import { expect, test } from 'vitest';

import { Journal, judge, outcomeOf, type Write } from './journal.ts';

test.for([
  { status: 200, outcome: 'acknowledged' },
  { status: 0, outcome: 'unanswered' },
  // HAProxy's own words have no code.
  { status: 503, outcome: 'unanswered' },
  { status: 502, outcome: 'unanswered' },
  { status: 503, code: 'unavailable', outcome: 'refused' },
  { status: 409, code: 'in_progress', outcome: 'waiting' },
  { status: 409, code: 'duplicate', outcome: 'failed' },
  { status: 500, code: 'internal', outcome: 'failed' },
  { status: 401, code: 'unauthenticated', outcome: 'failed' },
])('$status $code counts as $outcome', ({ status, code, outcome }) => {
  expect(outcomeOf(status, code)).toBe(outcome);
});

const write = (mark: string, more: Partial<Write> = {}): Write => ({
  kind: 'wish',
  mark,
  askedAt: 1,
  acknowledgedAt: 2,
  ...more,
});
const wishes = (rows: Record<string, string[]>): ReadonlyMap<WriteKind, Found> =>
  new Map([['wish', new Map(Object.entries(rows))]]);

test('what is acknowledged and not there is lost, what is there more than once is told', () => {
  const [kept, other, gone] = [
    write('a', { id: '1' }),
    write('b', { id: '2' }),
    write('c', { id: '3' }),
  ];
  const unheard: Write = { kind: 'wish', mark: 'd', askedAt: 1 };
  const found = wishes({ a: ['1'], b: ['9'], d: ['4', '5'] });
  expect(judge([kept, other, gone, unheard], found)).toEqual({
    acknowledged: 3,
    // Under another id it is not what was acknowledged.
    lost: [other, gone],
    doubled: [unheard],
  });
});

test('the longest pause is between acknowledgements, from the beginning to the end', () => {
  const journal = new Journal(1_000);
  for (const acknowledgedAt of [3_000, 1_500, 3_200]) {
    journal.writes.push(write('x', { acknowledgedAt }));
  }
  expect(journal.longestPause()).toBe(1_500);
  journal.end(6_200);
  expect(journal.longestPause()).toBe(3_000);
});
