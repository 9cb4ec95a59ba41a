import { afterAll, beforeAll, expect, test } from 'vitest';

import { AppError } from './http/app-error.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.stop());

test('a process without a live revision is alive and not ready', async () => {
  expect((await site.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const answer = await site.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ message: 'No revision is live yet.' });
});

test('an identity provider whose keys cannot be had makes sign-in wait, not fail', async () => {
  const identity = {
    verifyIdToken: () => Promise.reject(new AppError('unavailable', { retryAfter: 5 })),
  };
  const other = await createTestApp({ identity });
  const answer = await other.app.inject({
    url: '/api/jwt?email=a@b.example',
    headers: { authorization: 'Bearer x.y.z' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ accessToken: '', code: 'unavailable' });
  await other.stop();
});
