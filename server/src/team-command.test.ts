import { hostname } from 'node:os';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { teamOfToken } from './platform/teams/team-token.ts';
import { carryOutTeamCommand, teamCommandOf } from './team-command.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { addUser } from './testing/rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function said(words: string): Promise<string> {
  const command = teamCommandOf(words.split(' '));
  if ('exitCode' in command) throw new Error(`${words} is no command.`);
  return carryOutTeamCommand(database.db, command);
}

test.each([
  ['list', true],
  ['create mfe-buyer', true],
  ['rotate shell', true],
  ['revoke mfe-buyer', true],
  ['join mfe-buyer a@b.example', true],
  ['leave mfe-buyer a@b.example', true],
  ['create', false],
  ['create Buyer', false],
  ['create mfe-buyer a@b.example', false],
  ['join mfe-buyer', false],
  ['join Buyer a@b.example', false],
  ['remove mfe-buyer', false],
])('"%s" is a command of teams: %s', (words, isCommand) => {
  const [verb, application = '', email = ''] = words.split(' ');
  const expected = isCommand ? { verb, application, email } : { exitCode: 1 };
  expect(teamCommandOf(words.split(' '))).toEqual(expected);
});

test.each([[[]], [['help']], [['--help']]])('how it is used is no mistake to ask: %j', (words) => {
  expect(teamCommandOf(words)).toEqual({ exitCode: 0 });
});

test('a team has as many tokens as are made for it, until one takes the place of all or they end', async () => {
  expect(await said('list')).toBe('No team has a token.');
  const first = await said('create mfe-buyer');
  const second = await said('create mfe-buyer');
  const row = String.raw`mfe-buyer {12}\d{4}-\d\d-\d\d \d\d:\d\d {2}Made on ${hostname()}`;
  expect(await said('list')).toMatch(new RegExp(`^${row}\n${row}$`));
  const third = await said('rotate mfe-buyer');
  const teams = [first, second, third].map((token) => teamOfToken(database.db, token));
  expect(await Promise.all(teams)).toEqual([null, null, 'mfe-buyer']);
  expect(await said('revoke mfe-buyer')).toBe('1 token of mfe-buyer ended.');
  expect(await said('revoke mfe-buyer')).toBe('0 tokens of mfe-buyer ended.');
});

test('an account sees the part of a team from when it joins until it leaves', async () => {
  const { email } = await addUser(database.db, { role: 'seller' });
  const part = 'the part of mfe-buyer';
  expect(await said(`join mfe-buyer ${email}`)).toBe(
    `${email} now sees ${part}, at /dashboard/team.`,
  );
  expect(await said(`join mfe-buyer ${email}`)).toBe(
    `${email} saw already ${part}, at /dashboard/team.`,
  );
  expect(await said('list')).toContain(`mfe-buyer            ${email} sees its part`);
  expect(await said(`leave mfe-buyer ${email}`)).toBe(`${email} sees ${part} no more.`);
  expect(await said(`leave mfe-buyer ${email}`)).toBe(`${email} did not see ${part}.`);
});
