import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { expect, it, vi } from 'vitest';

import type { Happened } from './happened.ts';
import { watchCalls } from './watch-calls.ts';

function setUp(answer: () => Promise<unknown>) {
  const tell = vi.fn<(happened: Happened) => void>();
  const api = watchCalls({ call: answer } as unknown as ApiClient, tell);
  return { tell, call: api.call as (of: object) => Promise<unknown> };
}
const book = { method: 'POST', path: '/bookings' };

it('a call that did not work is passed on, and told with whoever made it', async () => {
  const error = new ApiError({ status: 500, code: 'unknown', message: 'No.' });
  const { tell, call } = setUp(() => Promise.reject(error));
  await expect(call(book)).rejects.toBe(error);
  const caller = expect.objectContaining({ stack: expect.stringContaining('watch-calls.test.ts') });
  expect(tell.mock.calls).toEqual([[{ kind: 'failed_call', error, caller, call: book }]]);
});

it('of calls that worked those are told by which something may have been done', async () => {
  const { tell, call } = setUp(async () => 'answer');
  await expect(call(book)).resolves.toBe('answer');
  await call({ ...book, method: 'GET' });
  expect(tell.mock.calls).toEqual([[{ kind: 'done', call: book }]]);
});
