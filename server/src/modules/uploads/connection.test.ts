import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { startTestImages, type TestImages } from '../../testing/images.ts';
import { multipart } from '../../testing/multipart.ts';
import { photograph } from '../../testing/photographs.ts';

let host: TestImages;
let site: TestApp;
let seller: Person;
let url: string;
beforeAll(async () => {
  host = await startTestImages();
  site = await createTestApp({ images: host.images, environment: host.environment });
  seller = await site.signIn('seller');
  url = `${await site.app.listen({ port: 0, host: '127.0.0.1' })}/api/uploads`;
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const send = async (bytes: Buffer) => {
  const { payload, headers } = multipart(bytes);
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, authorization: seller.authorization },
    body: new Uint8Array(payload),
  });
};

test.each([
  ['far too large', Buffer.alloc(30_000_000, 0xff), 413],
  ['a little too large', Buffer.alloc(8_400_000, 0xff), 415],
  ['of another kind', Buffer.from('<svg/>'.padEnd(8_000_000)), 415],
])(
  'a file that is %s gets its answer when all is sent, and the next one too',
  async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect([answer.status, await answer.json()]).toMatchObject([status, { success: false }]);
    expect((await send(await photograph())).status).toBe(200);
  },
);

test('uploads that are cut off leave nothing, and no place taken', async () => {
  await host.reset();
  await site.db.deleteFrom('uploads').execute();
  const { payload, headers } = multipart(await photograph());
  const cuts = Array.from({ length: 30 }, async () => {
    const call = request(url, {
      method: 'POST',
      headers: {
        ...headers,
        authorization: seller.authorization,
        'content-length': payload.length,
      },
    });
    call.on('error', () => {});
    call.write(payload.subarray(0, 3_000));
    await sleep(50);
    call.destroy();
  });
  await Promise.all(cuts);
  await sleep(100);
  expect([await host.kept(), await site.db.selectFrom('uploads').selectAll().execute()]).toEqual([
    [],
    [],
  ]);
  expect((await send(await photograph())).status).toBe(200);
});
