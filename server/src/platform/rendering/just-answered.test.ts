import { expect, test, vi } from 'vitest';

import type { Question } from './child/protocol.ts';
import { createJustAnswered } from './just-answered.ts';

const question = { url: '/api/reviews', headers: { accept: 'application/json' } };

function setUp() {
  const at = { time: 0, body: 'one' };
  const ask = vi.fn(async () => ({ status: 200, headers: {}, body: at.body }));
  const answered = createJustAnswered(ask, () => at.time);
  const bodyOf = async (asked: Question = question, version = '1') =>
    (await answered(asked, version)).answer?.body;
  return { at, ask, bodyOf };
}

test('a question of many pages is asked once within a moment', async () => {
  const { at, ask, bodyOf } = setUp();
  await Promise.all([bodyOf(), bodyOf(), bodyOf({ ...question })]);
  Object.assign(at, { time: 999, body: 'two' });
  expect([await bodyOf(), ask.mock.calls.length]).toEqual(['one', 1]);
  at.time = 1_000;
  expect(await bodyOf()).toBe('two');
});

test.each([
  ['of other data', question, '2'],
  ['in another language', { ...question, headers: { 'accept-language': 'bn' } }, '1'],
])('a question %s is another', async (_what, asked, version) => {
  const { at, bodyOf } = setUp();
  await bodyOf();
  at.body = 'two';
  expect(await bodyOf(asked, version)).toBe('two');
});

test('questions beside it are kept too, two hundred at most', async () => {
  const { ask, bodyOf } = setUp();
  const askAll = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_each, place) =>
        bodyOf({ ...question, url: `/api/products/${from + place}` }),
      ),
    );
  await askAll(0, 200);
  await askAll(0, 200);
  expect(ask).toHaveBeenCalledTimes(200);
  await askAll(200, 201);
  await askAll(0, 1);
  expect(ask).toHaveBeenCalledTimes(202);
});

test('what could not be answered is asked again', async () => {
  const { ask, bodyOf } = setUp();
  ask.mockRejectedValueOnce(new Error('The database is away.'));
  await expect(bodyOf()).rejects.toThrow();
  expect(await bodyOf()).toBe('one');
});
