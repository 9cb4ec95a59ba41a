import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

/** One after the other: the counts are read a moment after they are raised. */
async function times(count: number, call: () => Promise<LightMyRequestResponse>) {
  const answers: LightMyRequestResponse[] = [];
  for (let done = 0; done < count; done += 1) answers.push(await call());
  return answers;
}

function exchange(authorization: string, remoteAddress = '10.0.0.1') {
  return site.app.inject({
    url: '/api/jwt?email=a@b.example',
    remoteAddress,
    headers: { authorization },
  });
}

test('ten exchanges a minute for one person, and their neighbours are not concerned', async () => {
  const { idToken } = await site.signIn('buyer');
  const { idToken: neighbour } = await site.signIn('buyer');
  const answers = await times(12, () => exchange(`Bearer ${idToken}`));
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2);
  expect((await exchange(`Bearer ${neighbour}`)).statusCode).toBe(403);
  expect((await exchange(`Bearer ${idToken}`, '10.0.0.2')).statusCode).toBe(403);
});

test('says how long to wait, before it looks at the token', async () => {
  const answers = await times(11, () => exchange('Bearer of-nobody', '10.0.0.3'));
  expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const last = answers.at(-1);
  const seconds = Number(last?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(last?.json()).toEqual({
    accessToken: '',
    code: 'rate_limited',
    message: `Too many tries. Wait ${seconds} seconds.`,
    requestId: expect.any(String),
  });
});

const nobody = () => exchange('Bearer of-nobody', '10.0.0.4');

test('lets the person in again after a minute', async () => {
  await times(11, nobody);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    expect((await nobody()).statusCode).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});

test('thirty writes a minute', async () => {
  const answers = await times(31, () =>
    site.app.inject({ method: 'POST', url: '/api/logout', remoteAddress: '10.0.0.5' }),
  );
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.json()).toMatchObject({ acknowledged: false });
});

const lost = () => site.app.inject({ url: '/api/nothing', remoteAddress: '10.0.0.6' });

test('six thousand calls a minute from one address, whoever they say they are', async () => {
  const answers = await times(6_001, lost);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(1);
}, 60_000);

test('health checks are never turned away', async () => {
  const answers = await times(20, () =>
    site.app.inject({ url: '/healthz', remoteAddress: '10.0.0.6' }),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
});
