import { expect, test } from 'vitest';

import { frame, unframe } from './frames.ts';

/** What is taken of pieces that come one after the other. */
function takenOf(pieces: readonly Buffer[]): string[][] {
  const taken: string[][] = [];
  const take = unframe((...texts) => taken.push(texts.map(String)));
  for (const piece of pieces) take(piece);
  return taken;
}

const messages = [['{"type":"bound"}'], [''], ['{}', '<p>হিরো হাঙ্ক</p>', '', '"৳"']];
const framed = messages.map((texts) => frame(...texts));
const sent = Buffer.concat(framed);

test.each([
  ['at once', [sent]],
  ['each by itself', framed],
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

test.each([
  ['reaches beyond its message', 3],
  ['has half a length', 2],
])('a text that %s is none', (_how, length) => {
  const message = Buffer.alloc(length === 3 ? 8 + 2 : 4 + 2);
  message.writeUInt32BE(message.length - 4);
  if (length === 3) message.writeUInt32BE(length, 4);
  expect(() => takenOf([message])).toThrow(Error);
});
