import os from 'node:os';

import { expect, test } from 'vitest';

import { DatabaseStartError } from '../database/errors.ts';
import { explainStartError } from './start-errors.ts';

const folder = os.tmpdir();
const coded = (code: string) => Object.assign(new Error('It failed'), { code });
const own = (details: string) => new DatabaseStartError('It did not start.', details);

const room = /^There is no room on the disk/;
const closed = /is not open to this account/;
const file = /but there is a file: move it away\.$/;
test.each([
  ['ENOSPC', coded('ENOSPC'), room],
  ['EDQUOT', coded('EDQUOT'), room],
  ['a log of a full disk', own('FATAL: No space left on device'), room],
  ['a log of a full share of it', own('PANIC: Disk quota exceeded'), room],
  ['EACCES', coded('EACCES'), closed],
  ['EPERM', coded('EPERM'), closed],
  ['EROFS', coded('EROFS'), closed],
  ['a log of open data', own('data directory has invalid permissions'), closed],
  ['ENOTDIR', coded('ENOTDIR'), file],
  ['EEXIST', coded('EEXIST'), file],
  [
    'a log of other data',
    own('database files are incompatible with server'),
    /another version of PostgreSQL/,
  ],
  ['something else', coded('EIO'), /did not start\.$/],
  ['no error at all', 'broken', /did not start\.$/],
])('what went wrong is one sentence: %s', async (_what, error, sentence) => {
  const explained = await explainStartError(error, folder);
  expect(explained).toBeInstanceOf(DatabaseStartError);
  expect(explained.message).toMatch(sentence);
  expect(explained.message).toContain(folder);
  expect(explained.details).toContain(String(error));
  expect(explained.cause).toBe(error);
});

test('a sentence that is there already stays as it is', async () => {
  const error = own('a setting is wrong');
  expect(await explainStartError(error, folder)).toBe(error);
});
