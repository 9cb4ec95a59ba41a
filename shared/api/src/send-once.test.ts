import { expect, test } from 'vitest';

import type { CallOptions } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import { createSendOnce } from './send-once.ts';
import { stubApi } from './stub-api.ts';

function recorded(answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const answer = (options: CallOptions) => {
    keys.push(options.headers?.['idempotency-key']);
    return answers.shift();
  };
  return { keys, send: createSendOnce(stubApi({ 'POST /bookings': answer })) };
}
const refusal = (status: number, code: 'already_booked' | 'in_progress') =>
  new ApiError({ status, code, message: 'no' });

test('two sendings of one request at a time are one call with one answer', async () => {
  const { keys, send } = recorded([{ insertedId: 'b1' }]);
  const both = await Promise.all([send('/bookings', { a: 1 }), send('/bookings', { a: 1 })]);
  expect(both).toEqual([{ insertedId: 'b1' }, { insertedId: 'b1' }]);
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['a lost answer', new NetworkError()],
  ['a request that is still being carried out', refusal(409, 'in_progress')],
])('after %s the same request carries the same key', async (_what, failure) => {
  const { keys, send } = recorded([failure, { insertedId: 'b1' }]);
  await expect(send('/bookings', { a: 1 })).rejects.toBe(failure);
  await send('/bookings', { a: 1 });
  expect(keys[1]).toBe(keys[0]);
});

test('after a lost answer another request carries another key', async () => {
  const { keys, send } = recorded([new NetworkError(), {}]);
  await expect(send('/bookings', { a: 1 })).rejects.toThrow(NetworkError);
  await send('/bookings', { a: 2 });
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['an answer', {}],
  ['a refusal', refusal(409, 'already_booked')],
])('after %s the same request is a new one', async (_what, first) => {
  const { keys, send } = recorded([first, {}]);
  await send('/bookings', { a: 1 }).catch((error: unknown) => expect(error).toBe(first));
  await send('/bookings', { a: 1 });
  expect(keys[1]).not.toBe(keys[0]);
});
