import { expect, test } from 'vitest';

import { words } from '../../messages/index.ts';
import { holdLeft } from './hold-left.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [47 * hour + 12 * minute + 30_000, '47 hours 12 minutes left to pay'],
  [48 * hour, '48 hours left to pay'],
  [hour + minute, '1 hour 1 minute left to pay'],
  [29 * minute, '29 minutes left to pay'],
  [minute - 1, 'Less than a minute left to pay'],
  [0, 'The hold has ended: the bike may go to somebody else at any moment.'],
  [-hour, 'The hold has ended: the bike may go to somebody else at any moment.'],
])('%d ms before the end it says “%s”', (left, said) => {
  expect(holdLeft(left, words.messagesIn('en').booking)).toBe(said);
});
