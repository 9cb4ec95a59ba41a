import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { startTestImages, type TestImages } from '../../testing/images.ts';
import { multipart } from '../../testing/multipart.ts';
import { photograph } from '../../testing/photographs.ts';

let host: TestImages;
let site: TestApp;
let url: string;
beforeAll(async () => {
  host = await startTestImages();
  site = await createTestApp({ images: host.images, environment: host.environment });
  url = `${await site.app.listen({ port: 0, host: '127.0.0.1' })}/api/uploads`;
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** `after`: seconds. */
type Answer = { key: string; status: number; body: { message: string }; after: number };

/** Sends the photo's first bytes at once, and then one each second, until there is an answer. */
async function sendSlowly({ authorization }: Person, photo: Buffer, key: string): Promise<Answer> {
  const { payload, headers } = multipart(photo);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        authorization,
        'content-length': payload.length,
        'idempotency-key': key,
      },
    });
    let sent = 3_000;
    call.write(payload.subarray(0, sent));
    const timer = setInterval(() => call.write(payload.subarray(sent, (sent += 1))), 1_000);
    call.on('error', reject);
    call.on('close', () => clearInterval(timer));
    call.on('response', (response) => {
      const after = (performance.now() - start) / 1_000;
      const { statusCode: status = 0 } = response;
      resolve(
        json(response).then((body) => {
          call.destroy();
          return { key, status, body: body as Answer['body'], after };
        }),
      );
    });
  });
}

async function send({ authorization }: Person, photo: Buffer, key?: string): Promise<number> {
  const { payload, headers: form } = multipart(photo);
  const headers = { ...form, authorization, ...(key && { 'idempotency-key': key }) };
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) });
  return answer.status;
}

test('26 slow bodies of one account stop nobody: they wait, and end with a sentence', async () => {
  const [slow, other] = [await site.signIn('seller'), await site.signIn('seller')];
  const photo = await photograph();
  const slowly = Array.from({ length: 26 }, (_, index) => sendSlowly(slow, photo, `${index}`));
  await sleep(500);
  expect(await send(other, photo)).toBe(200);

  const answers = await Promise.all(slowly);
  const tooSlow = answers.filter(({ status }) => status === 408);
  const waiting = answers.filter(({ status }) => status === 503);
  expect(tooSlow.length + waiting.length).toBe(26);
  expect(tooSlow.length).toBeGreaterThanOrEqual(2);
  expect(new Set(tooSlow.map(({ body }) => body.message))).toEqual(
    new Set(['This photo arrives too slowly. Try again where the connection is better.']),
  );
  expect(new Set(waiting.map(({ body }) => body.message))).toEqual(
    new Set(['Too many photos are being sent right now. Try again in a moment.']),
  );
  // Told to wait for ten seconds, not refused at once.
  expect(Math.min(...waiting.map(({ after }) => after))).toBeGreaterThan(9);
  // The same photo may be sent again, as the same request.
  for (const { key } of answers.slice(0, 3)) expect(await send(slow, photo, key)).toBe(200);
}, 60_000);

test('a third photo of one account waits for its place and is taken', async () => {
  const seller = await site.signIn('seller');
  const photo = await photograph();
  const statuses = await Promise.all(Array.from({ length: 6 }, () => send(seller, photo)));
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
});
