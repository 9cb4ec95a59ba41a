import type { ApiClient } from '@motohaat/api/client';
import { ApiError, NetworkError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { expect, it, vi } from 'vitest';

import { countCalls } from './count-calls.ts';

function told(answer: () => Promise<unknown>) {
  const tell = vi.fn<(kind: string) => void>();
  const call = answer as ApiClient['call'];
  return { tell, api: countCalls({ call } as ApiClient, tell) };
}

it.each([
  [calls.wishlist.create, ['wished']],
  [calls.bookings.create, ['booked']],
  [calls.conversations.open, ['messaged']],
  [calls.conversations.send, ['messaged']],
  [calls.payments.create, ['paid']],
  [calls.bookings.list, []],
  [calls.bookings.cancel, []],
])('what a call has finished is told: %o', async (row, expected) => {
  const { tell, api } = told(async () => 'done');
  await expect((api.call as (of: object) => Promise<unknown>)(row)).resolves.toBe('done');
  expect(tell.mock.calls.flat()).toEqual(expected);
});

const refusal = (status: number) => new ApiError({ status, code: 'unknown', message: '' });
it.each([
  ['of the server', refusal(500), ['failed_call']],
  ['of what was sent', refusal(400), ['failed_call']],
  ['of the line', new NetworkError(), ['failed_call']],
  ['of a person who may not', refusal(403), []],
  ['of what somebody typed', refusal(422), []],
  ['of whoever did not wait', new DOMException('gone', 'AbortError'), []],
])(
  'a failure %s is passed on, and told where the release may be at fault',
  async (_of, failure, expected) => {
    const { tell, api } = told(() => Promise.reject(failure));
    await expect(
      (api.call as (of: object) => Promise<unknown>)(calls.bookings.create),
    ).rejects.toBe(failure);
    expect(tell.mock.calls.flat()).toEqual(expected);
  },
);
