import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { AppError } from '../../http/app-error.ts';
import { startTestImages, type TestImages } from '../../testing/images.ts';
import { photograph } from '../../testing/photographs.ts';
import { imgbbImages } from './imgbb.ts';

const key = 'a-secret-key-of-tests';

let host: TestImages;
beforeAll(async () => {
  host = await startTestImages();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await host.reset();
});
afterAll(() => host.stop());

/** An adapter whose host answers so. */
function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const uploadUrl = 'https://api.imgbb.com/1/upload';
  return { fetch, images: imgbbImages({ uploadUrl, key, origins: ['https://i.ibb.co'] }) };
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const uploaded = (url: string) =>
  json({
    success: true,
    status: 200,
    data: { url, delete_url: 'https://ibb.co/2ndCYJK/670a7e48' },
  });
const store = async (images: ReturnType<typeof imgbbImages>) =>
  images.store({ bytes: await photograph(), name: 'a-bike' });

/** Everything that a log could show of an error. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${error.message} ${error.stack} ${wordsOf(error.cause)}`;
}

describe('stores a photo', () => {
  test('at a host that speaks the protocol, and removes it, once or twice', async () => {
    const { url, removal } = await store(host.images);
    expect(host.images.serves(url)).toBe(true);
    expect(await host.kept()).toMatchObject([{ name: 'a-bike' }]);
    await host.images.remove(removal);
    await host.images.remove(removal);
    expect(await host.kept()).toEqual([]);
  });

  test('as imgbb documents it: the key in the query, the file in the form', async () => {
    const { fetch, images } = answering(uploaded('https://i.ibb.co/w04Prt6/a-bike.webp'));
    expect(await store(images)).toEqual({
      url: 'https://i.ibb.co/w04Prt6/a-bike.webp',
      removal: 'https://ibb.co/2ndCYJK/670a7e48',
    });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address?.href).toBe(`https://api.imgbb.com/1/upload?key=${key}`);
    const form = init?.body as FormData;
    expect([form.get('name'), (form.get('image') as File).name]).toEqual(['a-bike', 'a-bike.webp']);
  });

  test('and removes it as the page at its delete_url does', async () => {
    const { fetch, images } = answering(json({ status_code: 200 }));
    await images.remove('https://ibb.co/2ndCYJK/670a7e48');
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address?.href).toBe('https://ibb.co/json');
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      action: 'delete',
      'deleting[id]': '2ndCYJK',
      'deleting[hash]': '670a7e48',
    });
  });
});

const broken = () => {
  const fails = new ReadableStream({ start: (stream) => stream.error(new Error(key)) });
  return Promise.resolve(new Response(fails));
};

describe('says that photos cannot be stored, and never the key, when the host', () => {
  test.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError(`fetch failed: key=${key}`))],
    ['refuses the key', json({ error: { message: 'Invalid API v1 key.', code: 100 } }, 400)],
    ['limits calls', json({ error: { message: 'Rate limit reached.', code: 100 } }, 429)],
    ['fails', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['answers with a page', async () => new Response('<h1>Hello</h1>')],
    ['breaks off', broken],
    ['answers without success', json({ success: false })],
    ['answers with a URL of elsewhere', uploaded('https://elsewhere.example/a.webp')],
    ['answers with a URL that is none', uploaded('javascript:alert(1)')],
  ])('%s', async (_what, answer) => {
    const error: unknown = await store(answering(answer).images).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
      message: 'Photos cannot be stored right now. Try again in a moment.',
    });
    expect(wordsOf(error)).not.toContain(key);
  });
});

test.each<[string, () => Promise<Response>]>([
  ['The image host gave no answer: TypeError.', () => Promise.reject(new TypeError('failed'))],
  [
    'The image host gave no answer: TypeError, ECONNREFUSED.',
    () =>
      Promise.reject(
        new TypeError('failed', {
          cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
        }),
      ),
  ],
  [
    'The image host gave no answer: TypeError.',
    () => Promise.reject(new TypeError('failed', { cause: 'no' })),
  ],
  ['The image host’s answer broke off: Error.', broken],
  [
    'The image host answered 400: Invalid API v1 key.',
    json({ error: { message: 'Invalid API v1 key.' } }, 400),
  ],
  [
    'The image host answered 502: no reason that can be read',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  ],
  ['The image host answered in an unknown form.', json({ success: false })],
  [
    'The image host answered with a URL of another origin.',
    uploaded('https://elsewhere.example/a.webp'),
  ],
])('tells the log: %s (%#)', async (reason, answer) => {
  await expect(store(answering(answer).images)).rejects.toMatchObject({
    cause: { message: reason },
  });
});

test('asks nobody to remove what is removed in another way', async () => {
  const { fetch, images } = answering(json({ status_code: 200 }));
  for (const removal of ['https://ibb.co/2ndCYJK', 'https://ibb.co/a/b/c', 'https://ibb.co/']) {
    await expect(images.remove(removal)).rejects.toMatchObject({ code: 'unavailable' });
  }
  expect(fetch).not.toHaveBeenCalled();
});

describe('reads a photo that it serves', () => {
  const photo = 'https://i.ibb.co/a/b.webp';

  test('and no other, for which nobody is asked', async () => {
    const { fetch, images } = answering(async () => new Response('bytes'));
    expect(String(await images.read(photo))).toBe('bytes');
    expect(await images.read('https://elsewhere.example/b.webp')).toBeUndefined();
    expect(fetch.mock.calls.map(([address]) => String(address))).toEqual([photo]);
  });

  test.each([404, 410])('%s: it is there no more', async (status) => {
    const { images } = answering(async () => new Response('', { status }));
    expect(await images.read(photo)).toBeUndefined();
  });

  test.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('', { status: 500 })],
    ['breaks off', broken],
  ])('or says that the host %s', async (_what, answer) => {
    await expect(answering(answer).images.read(photo)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

test('serves what comes from its origins, and nothing else', () => {
  const { images } = answering(json({}));
  expect(images.serves('https://i.ibb.co/a/b.webp')).toBe(true);
  for (const url of [
    'http://i.ibb.co/a/b.webp',
    'https://i.ibb.co.elsewhere.example/a.webp',
    'https://i.ibb.co@elsewhere.example/a.webp',
    'javascript:alert(1)',
    '/pictures/a.avif',
    '',
  ]) {
    expect(images.serves(url)).toBe(false);
  }
});
