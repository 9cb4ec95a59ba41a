import { expect, test } from 'vitest';

import { frame, unframe } from './frames.ts';

/** What is taken of pieces that come one after the other. */
function takenOf(pieces: readonly Buffer[]): string[] {
  const taken: string[] = [];
  const take = unframe((text) => taken.push(text));
  for (const piece of pieces) take(piece);
  return taken;
}

const messages = ['{"type":"bound"}', '', '{"html":"হিরো হাঙ্ক"}'];
const sent = Buffer.concat(messages.map(frame));

test.each([
  ['at once', [sent]],
  ['each by itself', messages.map(frame)],
  ['byte by byte', Array.from(sent, (byte) => Buffer.of(byte))],
])('messages that come %s are put together as they were', (_how, pieces) => {
  expect(takenOf(pieces)).toEqual(messages);
});

test('what has not come yet is waited for', () => {
  expect(takenOf([sent.subarray(0, -1)])).toEqual(messages.slice(0, 2));
});

test.each([
  [8_000_000, false],
  [8_000_001, true],
])('a message of %d bytes is too long: %s', (length, isTooLong) => {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(length);
  const taking = () => takenOf([header]);
  if (isTooLong) expect(taking).toThrow('too long');
  else expect(taking()).toEqual([]);
});
