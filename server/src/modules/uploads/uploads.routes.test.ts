import type { UploadAnswer } from '@motohaat/shared/contract/uploads';
import { maximumPhotoBytes } from '@motohaat/shared/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { startTestImages, type TestImages } from '../../testing/images.ts';
import { multipart } from '../../testing/multipart.ts';
import { photograph, picture } from '../../testing/photographs.ts';
import { addUpload } from '../../testing/rows.ts';
import { png, withJpegComment, withPngChunk, zip } from './testing/hostile.ts';

let host: TestImages;
let site: TestApp;
let seller: Person;
beforeAll(async () => {
  host = await startTestImages();
  site = await createTestApp({ images: host.images, environment: host.environment });
  seller = await site.signIn('seller');
});
beforeEach(async () => {
  await host.reset();
  await site.db.deleteFrom('uploads').execute();
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

function send(bytes: Buffer, headers: Record<string, string> = {}, part = {}) {
  const form = multipart(bytes, part);
  return site.app.inject({
    method: 'POST',
    url: '/api/uploads',
    payload: form.payload,
    headers: { ...form.headers, authorization: seller.authorization, ...headers },
  });
}

async function sent(bytes: Buffer): Promise<UploadAnswer['data']> {
  const answer = await send(bytes);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json<UploadAnswer>().data;
}

const rows = () => site.db.selectFrom('uploads').selectAll().execute();

async function fetched(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

async function expectNothingLeft(): Promise<void> {
  expect(await host.kept()).toEqual([]);
  expect(await rows()).toEqual([]);
}

describe('takes a photo', () => {
  const photos: Record<string, () => Promise<Buffer>> = {
    'that is a JPEG': () => picture().jpeg().toBuffer(),
    'that is a progressive JPEG': () => picture().jpeg({ progressive: true }).toBuffer(),
    'that is a JPEG in CMYK': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    'that is a JPEG in grey': () => picture().greyscale().jpeg().toBuffer(),
    'that is a PNG': () => picture().png().toBuffer(),
    'that is an interlaced PNG': () => picture().png({ progressive: true }).toBuffer(),
    'that is a PNG with a palette': () => picture().png({ palette: true }).toBuffer(),
    'that is a PNG with transparency': () => picture().ensureAlpha(0.5).png().toBuffer(),
    'that is a PNG of 16 bits a channel': () => picture().toColourspace('rgb16').png().toBuffer(),
    'that is a WebP': () => picture().webp().toBuffer(),
    'that is a WebP without loss': () => picture().webp({ lossless: true }).toBuffer(),
    'that is an AVIF': () => picture(320, 240).avif({ effort: 0 }).toBuffer(),
    'of one pixel': () => picture(1, 1).png().toBuffer(),
    'of forty megapixels': async () => png(8_000, 5_000),
    'followed by what cameras put there': async () =>
      Buffer.concat([await photograph(), Buffer.from('SEFT'.padEnd(500, '\0'))]),
  };

  test.each(Object.entries(photos))('%s', async (_what, make) => {
    const { card, viewer, width, height } = await sent(await make());
    const shown = await Promise.all(
      [card, viewer].map(async (url) => sharp(await fetched(url)).metadata()),
    );
    expect(shown).toMatchObject([{ format: 'webp' }, { format: 'webp', width, height }]);
    expect(shown[0]?.width).toBe(Math.min(width, 640));
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_600);
  });

  test('and stores it without where, when and by what it was taken', async () => {
    const bytes = await picture()
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Dhaka</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { card, viewer } = await sent(bytes);
    for (const url of [card, viewer]) {
      // oxlint-disable-next-line no-await-in-loop -- two sizes
      const { exif, xmp, icc, iptc } = await sharp(await fetched(url)).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
    }
  });

  test('and turns it upright', async () => {
    const bytes = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sent(bytes)).toMatchObject({ width: 600, height: 800 });
  });

  test('and draws nothing on black where it is transparent', async () => {
    const { viewer } = await sent(await picture(20, 20).ensureAlpha(0).png().toBuffer());
    const { channels } = await sharp(await fetched(viewer)).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  test('of several frames as the first of them', async () => {
    const frames = [picture(40, 30), picture(40, 30).negate()];
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const bytes = await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { viewer } = await sent(bytes);
    expect(await sharp(await fetched(viewer)).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  test('whatever its name and type say', async () => {
    const part = { fileName: '../../x.php', type: 'text/html' };
    expect((await send(await photograph(), {}, part)).statusCode).toBe(200);
  });

  test('that is not larger than 8 MiB to the byte', async () => {
    const bytes = Buffer.concat([await photograph(), Buffer.alloc(maximumPhotoBytes)]);
    expect((await send(bytes.subarray(0, maximumPhotoBytes))).statusCode).toBe(200);
  });
});

describe('refuses', () => {
  const truncated = (share: number, bytes: Buffer) =>
    bytes.subarray(0, Math.floor(bytes.length * share));

  const files: Record<string, [code: string, make: () => Buffer | Promise<Buffer>]> = {
    'an SVG': ['photo_type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    'an SVG after an XML header': [
      'photo_type',
      () => Buffer.from('<?xml version="1.0"?><svg><script>1</script></svg>'.padEnd(200)),
    ],
    'a GIF': ['photo_type', () => picture(9, 9).gif().toBuffer()],
    'a GIF that is a JAR': [
      'photo_type',
      async () => Buffer.concat([await picture(9, 9).gif().toBuffer(), zip()]),
    ],
    'a TIFF': ['photo_type', () => picture(9, 9).tiff().toBuffer()],
    'a PDF': ['photo_type', () => Buffer.from('%PDF-1.7\n'.padEnd(300))],
    'a page': ['photo_type', () => Buffer.from('<!doctype html><script>1</script>'.padEnd(300))],
    'a ZIP': ['photo_type', () => zip()],
    'a program': ['photo_type', () => Buffer.from('MZ'.padEnd(300, '\0'))],
    'a HEIC, which browsers do not show': [
      'photo_type',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(300, '\0'), 'latin1'),
    ],
    'a text of three letters': ['photo_type', () => Buffer.from('abc')],
    'a JPEG with a ZIP behind it': [
      'photo_not_alone',
      async () => Buffer.concat([await photograph(), zip()]),
    ],
    'a JPEG with a JAR that has a comment': [
      'photo_not_alone',
      async () => Buffer.concat([await photograph(), zip('a.class', 'x', 'a comment')]),
    ],
    'a PNG with a RAR behind it': [
      'photo_not_alone',
      () => Buffer.concat([png(9, 9), Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')]),
    ],
    'a JPEG that is a PDF': [
      'photo_not_alone',
      async () => withJpegComment(await photograph(), '\n%PDF-1.7 '),
    ],
    'a JPEG with a script in its comment': [
      'photo_not_alone',
      async () => withJpegComment(await photograph(), '<script>alert(1)</script>'),
    ],
    'a PNG with PHP in a text': [
      'photo_not_alone',
      () => withPngChunk(png(9, 9), 'tEXt', Buffer.from('Comment\0<?php system($_GET[0]);')),
    ],
    'half a JPEG': ['photo_unreadable', async () => truncated(0.5, await photograph())],
    'a JPEG without its last tenth': [
      'photo_unreadable',
      async () => truncated(0.9, await photograph()),
    ],
    'half a PNG': [
      'photo_unreadable',
      async () => truncated(0.5, await picture().png().toBuffer()),
    ],
    'half a WebP': [
      'photo_unreadable',
      async () => truncated(0.5, await picture().webp().toBuffer()),
    ],
    'half an AVIF': [
      'photo_unreadable',
      async () => truncated(0.5, await picture(320, 240).avif({ effort: 0 }).toBuffer()),
    ],
    'a JPEG that is only its first bytes': [
      'photo_unreadable',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(200).fill(0)]),
    ],
    'a PNG with less data than it says': ['photo_unreadable', () => png(900, 900, { rows: 9 })],
    'a PNG of 2.5 gigapixels': ['photo_dimensions', () => png(50_000, 50_000, { rows: 1 })],
    'a PNG of one pixel more than forty million': [
      'photo_dimensions',
      () => png(40_000_001, 1, { rows: 0 }),
    ],
    'more than 8 MiB': [
      'photo_too_large',
      async () => Buffer.concat([await photograph(), Buffer.alloc(maximumPhotoBytes)]),
    ],
    'more than 20 MB': ['photo_too_large', () => Buffer.alloc(20_000_000, 0xff)],
  };

  const statuses: Record<string, number> = {
    photo_type: 415,
    photo_not_alone: 422,
    photo_unreadable: 422,
    photo_dimensions: 422,
    photo_too_large: 413,
  };

  test.each(Object.entries(files))('%s, and keeps nothing of it', async (_what, [code, make]) => {
    const answer = await send(await make());
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.any(String) });
    expect(answer.statusCode).toBe(statuses[code]);
    await expectNothingLeft();
  });

  test('a form without a photo, or with an empty one', async () => {
    const { authorization } = seller;
    const answers = [
      await send(Buffer.alloc(0)),
      await send(await photograph(), {}, { name: 'file' }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { success: false, fields: { image: 'image is Required' } },
      ]);
    }
    const json = await site.app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: { image: 'https://elsewhere.example/a.jpg' },
      headers: { authorization },
    });
    expect([json.statusCode, json.json()]).toMatchObject([415, { success: false }]);
    await expectNothingLeft();
  });

  test('a form that is none, or breaks off', async () => {
    const { payload, headers } = multipart(await photograph());
    const bodies = [payload.subarray(0, 4_000), Buffer.from('nothing of a form'), Buffer.alloc(0)];
    for (const body of bodies) {
      // oxlint-disable-next-line no-await-in-loop -- three answers
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/uploads',
        payload: body,
        headers: { ...headers, authorization: seller.authorization },
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    }
    await expectNothingLeft();
  });
});

describe('the image host', () => {
  test.each([
    ['that is away', { match: '/1/upload', drop: true }],
    ['that fails', { match: '/1/upload', status: 500 }],
    ['that refuses the key', { match: '/1/upload', status: 400, message: 'Invalid API v1 key.' }],
    ['that fails for one of the two sizes', { match: '/1/upload', status: 503, times: 1 }],
  ])('%s is no fault of the photo: 503, and nothing is left', async (_what, fault) => {
    await host.faults([fault]);
    const answer = await send(await photograph());
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([
      503,
      {
        success: false,
        code: 'unavailable',
        message: 'Photos cannot be stored right now. Try again in a moment.',
      },
      '5',
    ]);
    await expectNothingLeft();
    await host.faults([]);
    expect((await send(await photograph())).statusCode).toBe(200);
  });
});

test('a repeat with the same key answers the photo of the first', async () => {
  const key = { 'idempotency-key': 'one-photo' };
  const first = await send(await photograph(), key);
  const second = await send(await photograph(), key);
  expect(second.body).toBe(first.body);
  expect(await host.kept()).toHaveLength(2);
});

test('a seller may send two hundred photos a day', async () => {
  await site.db.transaction().execute(async (trx) => {
    for (let count = 0; count < 200; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await addUpload(trx, { seller_id: seller.id });
    }
  });
  const answer = await send(await photograph());
  expect([answer.statusCode, answer.json()]).toMatchObject([
    429,
    { success: false, message: 'You can send 200 photos a day. Try again tomorrow.' },
  ]);
});

test('ten bombs at once are drawn one by one or refused, and memory stays bounded', async () => {
  // A kilobyte that needs 660 MB to be decoded, as large as is allowed; and one that only claims to.
  const create = { width: 8_000, height: 5_000, channels: 3, background: '#456' } as const;
  const allowed = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  const claims = png(60_000, 60_000, { rows: 1 });
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 10);
  const bombs = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? allowed : claims));
  const answers = await Promise.all(bombs.map((bomb) => send(bomb)));
  clearInterval(watch);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    bombs.map((bomb) => (bomb === allowed ? 200 : 422)),
  );
  // Two of them at once would take 1,300 MB.
  expect((highest - before) / 1e6).toBeLessThan(1_000);
}, 60_000);
