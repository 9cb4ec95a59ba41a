import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

const key = 'a key of thirty-two letters or more';

test('a machine asks the origin of the site, and what is empty counts as not set', async () => {
  const environment = { SMOKE_SERVER: 'http://site.invalid/page', SMOKE_KEY: key };
  expect(await readSettings({ ...environment, CHROMIUM_PATH: ' ' })).toEqual({
    site: 'http://site.invalid',
    key,
    chromium: undefined,
    machine: expect.stringContaining(`-${process.pid}-`),
  });
});

test('settings that cannot be used are all told at once', async () => {
  await expect(readSettings({ SMOKE_SERVER: 'site', SMOKE_KEY: 'short' })).rejects.toThrow(
    'The settings cannot be used:\n' +
      '- SMOKE_SERVER: must be the address of the site.\n' +
      '- SMOKE_KEY: needs 32 characters.',
  );
});
