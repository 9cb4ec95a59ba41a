import { expect, test } from 'vitest';

import { demoAccounts } from '../accounts.ts';
import { bikes } from '../bikes.ts';
import { buyers } from '../buyers.ts';
import { sellers } from '../sellers.ts';
import { week } from './week.ts';

const added = new Map(
  week.flatMap((act) => (act.does === 'add-bike' ? [[act.bike, act.hoursAgo] as const] : [])),
);
const posted = new Map([
  ...bikes.map(({ key, postedHoursAgo }) => [key, postedHoursAgo] as const),
  ...added,
]);

test('happens in its order, in seven days', () => {
  const times = week.map(({ hoursAgo }) => hoursAgo);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times.filter((hours) => hours > 168 || hours <= 0)).toEqual([]);
});

test('nobody does anything about a bike that is not there yet', () => {
  const early = week.filter(
    (act) => 'bike' in act && !(act.hoursAgo <= (posted.get(act.bike) ?? 0)),
  );
  expect(early).toEqual([]);
});

test('everybody in it is somebody of the demo market, or has joined before', () => {
  const people = new Set([...demoAccounts, ...sellers, ...buyers].map(({ email }) => email));
  const strangers = week.flatMap((act) => {
    if (act.does === 'join') people.add(act.by);
    const named = [...('by' in act ? [act.by] : []), ...('as' in act ? [act.as] : [])];
    return named.filter((email) => !people.has(email));
  });
  expect(strangers).toEqual([]);
});
