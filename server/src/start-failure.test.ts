import { expect, test } from 'vitest';

import { ConfigError } from './config/config.ts';
import { DatabaseStartError } from './database/index.ts';
import { startFailureOf } from './start-failure.ts';

const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4400 });
const away = new DatabaseStartError('The database did not start.', 'FATAL: no room');
const other = new TypeError('x is undefined');

test.each<[string, unknown, ReturnType<typeof startFailureOf>]>([
  [
    'a port that is taken',
    taken,
    {
      sentence: 'Port 4400 is taken. Set PORT to another one, or end what uses it.',
      stack: taken.stack,
    },
  ],
  [
    'a database that does not start, with its own words for the log',
    away,
    { sentence: 'The database did not start.', details: 'FATAL: no room', stack: away.stack },
  ],
  ['any other error', other, { sentence: 'x is undefined', stack: other.stack }],
  ['what is no error', 'away', { sentence: 'away' }],
])('of %s a person gets one sentence, and the log what it comes from', (_what, thrown, told) => {
  expect(startFailureOf(thrown)).toEqual(told);
});

test('settings that cannot be used are told without a place in the code', () => {
  const { sentence, stack } = startFailureOf(new ConfigError(['PORT: is no number']));
  expect(sentence).toContain('PORT');
  expect(stack).toBeUndefined();
});
