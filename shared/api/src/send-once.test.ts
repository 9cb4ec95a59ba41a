import * as calls from '@motohaat/contract/calls';
import { expect, test } from 'vitest';

import { ApiError, NetworkError } from './errors.ts';
import type { CallInput } from './request.ts';
import { createSendOnce } from './send-once.ts';
import { stubApi } from './stub-api.ts';

const booked = { acknowledged: true, insertedId: 'b1' };

function recorded(answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const answer = (input: CallInput) => {
    keys.push(input.idempotencyKey);
    return answers.shift();
  };
  return { keys, send: createSendOnce(stubApi({ 'POST /bookings': answer })) };
}
const refusal = (status: number, code: 'already_booked' | 'in_progress') =>
  new ApiError({ status, code, message: 'no' });

test('two sendings of one request at a time are one call with one answer', async () => {
  const { keys, send } = recorded([booked]);
  const both = await Promise.all([
    send(calls.bookings.create, { body: { productName: 'a' } }),
    send(calls.bookings.create, { body: { productName: 'a' } }),
  ]);
  expect(both).toEqual([booked, booked]);
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['a lost answer', new NetworkError()],
  ['a request that is still being carried out', refusal(409, 'in_progress')],
])('after %s the same request carries the same key', async (_what, failure) => {
  const { keys, send } = recorded([failure, booked]);
  await expect(send(calls.bookings.create, { body: { productName: 'a' } })).rejects.toBe(failure);
  await send(calls.bookings.create, { body: { productName: 'a' } });
  expect(keys[1]).toBe(keys[0]);
});

test('after a lost answer another request carries another key', async () => {
  const { keys, send } = recorded([new NetworkError(), booked]);
  await expect(send(calls.bookings.create, { body: { productName: 'a' } })).rejects.toThrow(
    NetworkError,
  );
  await send(calls.bookings.create, { body: { productName: 'b' } });
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['an answer', booked],
  ['a refusal', refusal(409, 'already_booked')],
])('after %s the same request is a new one', async (_what, first) => {
  const { keys, send } = recorded([first, booked]);
  await send(calls.bookings.create, { body: { productName: 'a' } }).catch((error: unknown) =>
    expect(error).toBe(first),
  );
  await send(calls.bookings.create, { body: { productName: 'a' } });
  expect(keys[1]).not.toBe(keys[0]);
});
