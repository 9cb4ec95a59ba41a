import { expect, test, vi } from 'vitest';

import { createEventStream, type EventStream } from './event-stream.ts';

async function read({ body }: EventStream): Promise<string> {
  let text = '';
  for await (const chunk of body) text += String(chunk);
  return text;
}

test('all that is written before the end is read, and nothing after it', async () => {
  const stream = createEventStream(() => {});
  stream.write('one ');
  stream.end('two');
  stream.write(' three');
  stream.end(' four');
  expect(await read(stream)).toBe('one two');
});

test('an end without words adds none', async () => {
  const stream = createEventStream(() => {});
  stream.write('one');
  stream.end();
  expect(await read(stream)).toBe('one');
});

test('who does not take what is written is let go, and that is said once', async () => {
  const closed = vi.fn<() => void>();
  const stream = createEventStream(closed);
  stream.write('x'.repeat(64 * 1024 - 1));
  expect(stream.body.destroyed).toBe(false);
  stream.write('x');
  expect(stream.body.destroyed).toBe(true);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  stream.write('more');
  stream.end('more');
  await new Promise(setImmediate);
  expect(closed).toHaveBeenCalledOnce();
});
