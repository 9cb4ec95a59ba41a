import { expect, test } from 'vitest';

import { zip } from './testing/hostile.ts';
import { hasTrailingData } from './trailing-data.ts';

const archive = zip('a.class', 'x', 'a comment');

test.each([
  ['a whole archive', archive, true],
  ['an archive behind something', Buffer.concat([Buffer.alloc(9), archive]), true],
  ['an archive whose comment breaks off', archive.subarray(0, -1), false],
  ['what begins as the end of an archive', Buffer.from('PK\x05\x06', 'latin1'), false],
  [
    'what breaks off within the end of one',
    Buffer.from('PK\x05\x06'.padEnd(21, '\0'), 'latin1'),
    false,
  ],
  ['the end of one alone', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'), true],
  ['nothing', Buffer.alloc(0), false],
])('%s is told from a photo alone', (_what, bytes, isMore) => {
  expect(hasTrailingData(bytes)).toBe(isMore);
});
