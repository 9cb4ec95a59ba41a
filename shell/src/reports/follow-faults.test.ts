import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import type { Faults } from '@motohaat/contract/faults';
import { afterEach, expect, test, vi } from 'vitest';

import { watchCalls } from './follow-faults.ts';
import { framesOf, tellFault } from './tell-fault.ts';

afterEach(() => vi.unstubAllGlobals());

const at = `${window.location.origin}/remotes/mfe-a/r1/a.js`;
const remote = { name: 'mfe-a', release: 'r1', canary: false };
const view = {
  use: { getState: () => ({ composition: { remotes: [remote] } }) },
  viewOf: () => 'view',
} as unknown as Parameters<typeof tellFault>[0];

test('a call that did not work is told with whoever made it', async () => {
  const tell = vi.fn<(error: unknown, caller?: Error) => void>();
  const error = new ApiError({ status: 500, code: 'unknown', message: 'No.' });
  const api = watchCalls({ call: async () => Promise.reject(error) } as unknown as ApiClient, tell);
  const row = { method: 'POST', path: '/bookings' };
  await expect(api.call(row as never)).rejects.toBe(error);
  expect(tell).toHaveBeenCalledWith(error, expect.any(Error), row);
  expect(tell.mock.calls[0]?.[1]?.stack).toContain('follow-faults.test.ts');
});

test('what went wrong in a release is sent once, without anything of the person; refusals are not', async () => {
  const sent: Faults[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Faults);
  });
  const caller = Object.assign(new Error(), { stack: `Error\n    at book (${at}:1:2)` });
  const row = { method: 'POST', path: '/bookings' };
  for (const status of [500, 500, 409, 403]) {
    const message = 'rahim@example.com cannot be booked for';
    await tellFault(view, new ApiError({ status, code: 'unknown', message }), caller, row);
  }
  await tellFault(view, new Error('of the shell itself'));
  expect(sent).toEqual([
    {
      view: 'view',
      faults: [
        {
          remote: 'mfe-a',
          release: 'r1',
          canary: false,
          kind: 'call',
          name: 'ApiError',
          message: '<mail> cannot be booked for',
          frames: [{ file: '/remotes/mfe-a/r1/a.js', line: 1, column: 2, name: 'book' }],
          call: 'POST /bookings',
          status: 500,
        },
      ],
    },
  ]);
});

test.each([
  [`    at open (${at}:1:23)`, { name: 'open' }],
  [`    at async Page.open (${at}:1:23)`, { name: 'Page.open' }],
  [`    at ${at}?q=rahim:1:23`, {}],
  [`open@${at}:1:23`, { name: 'open' }],
])('the line %s of a stack is a place of the release', (line, named) => {
  expect(framesOf(`TypeError: a\n${line}`)).toEqual([
    { file: '/remotes/mfe-a/r1/a.js', line: 1, column: 23, ...named },
  ]);
});

test('a place elsewhere is told without its address', () => {
  expect(framesOf('    at x (https://elsewhere.example/secret.js:4:5)')).toEqual([
    { line: 4, column: 5, name: 'x' },
  ]);
});
