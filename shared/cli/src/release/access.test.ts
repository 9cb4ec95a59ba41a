import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findAccess } from './access.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat-access-'));
  mkdirSync(join(folder, 'team-tokens'));
  writeFileSync(join(folder, 'team-tokens/mfe-buyer'), 'mht_local\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = (
  given: { server?: string; token?: string },
  env: Record<string, string> = {},
  application = 'mfe-buyer',
) => findAccess(application, given, folder, env);

test('a local server is the default, and its token is found by itself', () => {
  expect(find({})).toEqual({
    server: 'http://localhost:4400',
    application: 'mfe-buyer',
    token: 'mht_local',
  });
  expect(find({ server: 'http://127.0.0.1:4700/' }).server).toBe('http://127.0.0.1:4700');
});

test('what is given goes before the environment', () => {
  const env = { MOTOHAAT_SERVER: 'https://motohaat.example', MOTOHAAT_TEAM_TOKEN: 'mht_env' };
  expect(find({}, env)).toMatchObject({ server: 'https://motohaat.example', token: 'mht_env' });
  expect(find({ server: 'https://other.example', token: 'mht_given' }, env)).toMatchObject({
    server: 'https://other.example',
    token: 'mht_given',
  });
});

test('the local token is not sent to a server elsewhere', () => {
  expect(() => find({ server: 'https://motohaat.example' })).toThrow(
    "https://motohaat.example wants the token of mfe-buyer's team",
  );
});

test.each([
  ['http://motohaat.example', 'would get the token unencrypted'],
  ['http://127.0.0.1.motohaat.example', 'would get the token unencrypted'],
  ['motohaat.example', 'is no address of a site'],
  ['ftp://localhost', 'is no address of a site'],
])('no token goes to %s', (server, sentence) => {
  expect(() => find({ server, token: 'mht_given' })).toThrow(sentence);
});

test('who has no token learns where one comes from', () => {
  expect(() => find({}, {}, 'mfe-seller')).toThrow("There is no token of mfe-seller's team.");
});
