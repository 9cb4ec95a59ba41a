import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

const primary = { DATABASE_URL: 'postgres://db/motohaat' };

test('a replica is named beside its primary, or is not there', () => {
  const both = { ...primary, DATABASE_READ_URL: 'postgres://replica/motohaat' };
  expect(readConfig(both).databaseReadUrl).toBe('postgres://replica/motohaat');
  expect(readConfig(primary).databaseReadUrl).toBeUndefined();
});

test.each([
  ['alone', { DATABASE_READ_URL: 'postgres://replica/motohaat' }],
  ['by no address', { ...primary, DATABASE_READ_URL: 'replica' }],
  ['of another kind', { ...primary, DATABASE_READ_URL: 'mysql://replica/motohaat' }],
])('one that is named %s is refused', (_how, environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow('DATABASE_READ_URL');
});
