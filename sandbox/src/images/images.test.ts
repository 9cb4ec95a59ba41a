import { readdir } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { Harness } from '../testing/harness.ts';
import type { ErrorBody } from './errors.ts';

interface Uploaded {
  data: { id: string; url: string; delete_url: string; width: number; height: number };
  success: boolean;
  status: number;
}

let harness: Harness;
let photo: Buffer;
beforeAll(async () => {
  harness = await Harness.start();
  const create = { width: 4, height: 3, channels: 3, background: '#246' } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(() => harness.reset());
afterAll(() => harness.stop());

function upload(
  bytes: Buffer | string,
  query = `?key=${harness.sandbox.images.key}`,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append('image', new Blob([content]), 'my bike.jpg');
  return fetch(harness.sandbox.images.uploadUrl + query, { method: 'POST', body: form });
}

async function uploaded(...given: Parameters<typeof upload>): Promise<Uploaded> {
  const answer = await upload(...given);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Uploaded;
}

async function errorOf(answer: Promise<Response>): Promise<ErrorBody> {
  const response = await answer;
  const body = (await response.json()) as ErrorBody;
  expect(body.status_code).toBe(response.status);
  return body;
}

function remove({ data }: Uploaded, hash?: string): Promise<Response> {
  const [, id = '', own = ''] = new URL(data.delete_url).pathname.split('/');
  const fields = { action: 'delete', delete: 'image', 'deleting[id]': id };
  const body = new URLSearchParams({ ...fields, 'deleting[hash]': hash ?? own });
  return harness.fetch('/json', { method: 'POST', body });
}

async function filesOnDisk(): Promise<string[]> {
  const names = await readdir(harness.dir, { recursive: true });
  return names.filter((name) => path.dirname(name) === 'images');
}

it('answers an upload as the vendor does, and serves the very bytes', async () => {
  const { data, success, status } = await uploaded(photo);
  expect({ data, success, status }).toMatchObject({
    data: {
      title: 'my-bike',
      width: 4,
      height: 3,
      size: photo.length,
      expiration: 0,
      display_url: data.url,
      image: { mime: 'image/jpeg', extension: 'jpg', url: data.url },
    },
    success: true,
    status: 200,
  });
  const file = await fetch(data.url);
  expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
});

it('serves a file so that it can do no harm, and for ever', async () => {
  const { data } = await uploaded(photo);
  const { headers } = await fetch(data.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('keeps its files over a restart', async () => {
  const { data } = await uploaded(photo);
  await harness.sandbox.stop();
  await harness.startAgain();
  expect((await harness.fetch(new URL(data.url).pathname)).status).toBe(200);
});

it.each(['', '?key=', '?key=0123456789abcdef', '?key=images_MotoHaatSandbox2'])(
  'refuses the key of %j',
  async (query) => {
    const { error } = await errorOf(upload(photo, query));
    expect(error).toEqual({ code: 100, message: 'Invalid API v1 key.' });
    expect(await filesOnDisk()).toEqual([]);
  },
);

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 310],
  ['<!doctype html><script>1</script>', 310],
  ['', 130],
])('refuses %j', async (content, code) => {
  expect((await errorOf(upload(content))).error.code).toBe(code);
  expect(await filesOnDisk()).toEqual([]);
});

it('refuses more than 32 MB', async () => {
  const { error } = await errorOf(upload(Buffer.alloc(32 * 1024 * 1024 + 1)));
  expect(error.code).toBe(313);
});

it('deletes by the hash of the image alone', async () => {
  const kept = await uploaded(photo);
  const gone = await uploaded(photo);
  expect((await remove(kept, 'x'.repeat(32))).status).toBe(404);
  expect((await remove(gone)).status).toBe(200);
  expect((await remove(gone)).status).toBe(404);
  expect([(await fetch(kept.data.url)).status, (await fetch(gone.data.url)).status]).toEqual([
    200, 404,
  ]);
  expect(await filesOnDisk()).toHaveLength(1);
});

it('lets an image vanish at its time', async () => {
  const { data } = await uploaded(photo, undefined, { expiration: '60' });
  harness.ahead = 59_000;
  expect((await fetch(data.url)).status).toBe(200);
  harness.ahead = 62_000;
  expect((await fetch(data.url)).status).toBe(404);
  expect((await upload(photo, undefined, { expiration: '5' })).status).toBe(400);
});

it('fails on demand in the shape of the vendor, and forgets on demand', async () => {
  await uploaded(photo);
  await harness.post('/__sandbox/images/faults', [{ match: '/1/upload', status: 503, times: 1 }]);
  expect(await errorOf(upload(photo))).toMatchObject({ status_code: 503, error: { code: 503 } });
  await uploaded(photo);
  const state = await harness.fetch('/__sandbox/images/state');
  expect(await state.json()).toMatchObject({ images: [{ name: 'my-bike' }, { name: 'my-bike' }] });
  await harness.post('/__sandbox/images/reset', {});
  expect(await filesOnDisk()).toEqual([]);
});

it('leads nowhere outside of its folder', async () => {
  const { data } = await uploaded(photo, undefined, { name: '../../etc/passwd' });
  expect(new URL(data.url).pathname).toMatch(/^\/i\/\w{7}\/-etc-passwd\.jpg$/);
  for (const at of ['/i/..%2F..%2Fimages.json/x', '/i/__proto__/x', `/i/${data.id}/other.jpg`]) {
    expect((await harness.fetch(at)).status).toBe(404);
  }
});
