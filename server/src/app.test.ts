import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
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

test('a process whose connections are all taken says at once that it lives and whether it is ready', async () => {
  const taken = Array.from({ length: 10 }, () => sql`SELECT pg_sleep(1.5)`.execute(site.db));
  await sleep(200);
  for (const path of ['/healthz', '/readyz']) {
    const start = performance.now();
    const answer = await site.app.inject(path);
    expect(performance.now() - start).toBeLessThan(800);
    expect(answer.json()).not.toMatchObject({ message: expect.stringMatching(/busy/) });
  }
  await Promise.all(taken);
});

/** Where a site says that its sitemap is, to whoever came by a proxy. */
async function sitemapAt({ app }: TestApp): Promise<string | undefined> {
  const headers = { host: 'motohaat.test', 'x-forwarded-proto': 'https' };
  return /^Sitemap: (.*)$/m.exec((await app.inject({ url: '/robots.txt', headers })).body)?.[1];
}

test('only a proxy that is trusted says how the site is reached', async () => {
  const behind = await createTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
  expect(await sitemapAt(site)).toBe('http://motohaat.test/sitemap.xml');
  expect(await sitemapAt(behind)).toBe('https://motohaat.test/sitemap.xml');
  await behind.stop();
});

test('what is refused for want of room needs nobody who counts it', () => {
  const raw = { url: '/', method: 'GET', headers: {} };
  expect(() => site.app.noteRefused?.({ raw } as FastifyRequest)).not.toThrow();
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
