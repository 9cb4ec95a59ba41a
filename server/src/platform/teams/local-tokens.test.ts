import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { revokeTeam } from './issue-team-token.ts';
import { keepLocalTokens } from './local-tokens.ts';
import { hashTeamToken } from './team-token.ts';
import { findTeam } from './team-tokens.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('each team has a token of its own that lasts until it is revoked, and that its owner alone reads', async () => {
  const dir = await temporaryFolder();
  const { db } = database;
  const keep = () => keepLocalTokens(db, dir, ['shell', 'mfe-buyer']);
  const file = path.join(dir, 'team-tokens/mfe-buyer');
  const teamOfFile = async () => findTeam(db, hashTeamToken(await readFile(file, 'utf8')));

  await Promise.all([keep(), keep()]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const token = await readFile(file, 'utf8');
  expect(token).toMatch(/^mht_mfe-buyer_[\w-]{43}$/);
  expect(await teamOfFile()).toBe('mfe-buyer');

  await keep();
  expect(await readFile(file, 'utf8')).toBe(token);

  expect(await revokeTeam(db, 'mfe-buyer')).toBe(1);
  expect(await teamOfFile()).toBeNull();
  // Where there is none left, none is revoked.
  expect(await revokeTeam(db, 'mfe-buyer')).toBe(0);
  const revoked = db.selectFrom('audit_log').select('detail');
  expect(await revoked.where('action', '=', 'team_token.revoked').execute()).toEqual([
    { detail: { tokens: 1 } },
  ]);
  await keep();
  expect(await teamOfFile()).toBe('mfe-buyer');
  expect(await readFile(file, 'utf8')).not.toBe(token);
});
