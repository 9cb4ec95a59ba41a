import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { remoteBuild } from '../testing/builds.ts';
import { keepCallShapes, readAnsweredCalls } from './call-shapes.repository.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const form = (name: string, mark: string) => {
  const nothing = { is: 'object', members: {} } as const;
  const text = { is: 'scalar', type: 'string' } as const;
  return { name, mark, shape: { request: `GET /${mark}`, sent: nothing, answered: text } };
};
const { release } = remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes: { a: '/a' } });
const builtFor = (calls: Record<string, string>) => ({
  ...release,
  consumed: { platform: {}, modules: {}, calls },
});

test('of a call that a release was built for in another form, that form is remembered from servers before', async () => {
  const [then, other] = [form('bookings.own', 'as it was.'), form('bikes.list', 'as before')];
  await keepCallShapes(home.db, [then, other]);
  const now = [form('bookings.own', 'as it is.')];
  await keepCallShapes(home.db, now);
  await keepCallShapes(home.db, now);
  const read = (calls: Record<string, string>) =>
    readAnsweredCalls(home.db, [builtFor(calls)], now);
  expect(await read({ 'bookings.own': 'as it was.' })).toEqual({ now, before: [then] });
  expect(await read({ 'bookings.own': 'as it is.' })).toEqual({ now, before: [] });
  expect(await read({ 'bookings.own': 'as no one' })).toEqual({ now, before: [] });
});
