import { maximumPhotoBytes } from '@motohaat/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { multipart } from '../../testing/multipart.ts';
import { photograph, picture } from '../../testing/photographs.ts';
import { png, withJpegComment, withPngChunk, zip } from './testing/hostile.ts';
import { createStudio, type Studio } from './testing/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
beforeEach(() => studio.reset());
afterAll(() => studio.stop());

const truncated = (share: number, bytes: Buffer) =>
  bytes.subarray(0, Math.floor(bytes.length * share));

describe('refuses', () => {
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
    'a file without content': ['photo_unreadable', () => Buffer.alloc(0)],
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
      async () => truncated(0.5, await picture(480, 360).avif({ effort: 0 }).toBuffer()),
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
    'a PNG of 60 × 45 pixels': ['photo_too_small', () => picture(60, 45).png().toBuffer()],
    'a PNG that is long and thin': ['photo_too_small', () => picture(900, 90).png().toBuffer()],
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
    photo_too_small: 422,
    photo_too_large: 413,
  };

  test.each(Object.entries(files))('%s, and keeps nothing of it', async (_what, [code, make]) => {
    const answer = await studio.send(await make());
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.any(String) });
    expect(answer.statusCode).toBe(statuses[code]);
    await studio.expectNothingLeft();
  });

  test('a form in which no photo was chosen', async () => {
    const { authorization } = studio.seller;
    const answers = [
      await studio.send(Buffer.alloc(0), {}, { fileName: '' }),
      await studio.send(await photograph(), {}, { name: 'file' }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { success: false, fields: { image: 'image is Required' } },
      ]);
    }
    const json = await studio.app.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: { image: 'https://elsewhere.example/a.jpg' },
      headers: { authorization },
    });
    expect([json.statusCode, json.json()]).toMatchObject([415, { success: false }]);
    await studio.expectNothingLeft();
  });

  test('a form that is none, or breaks off', async () => {
    const { payload, headers } = multipart(await photograph());
    const bodies = [payload.subarray(0, 4_000), Buffer.from('nothing of a form'), Buffer.alloc(0)];
    for (const body of bodies) {
      const answer = await studio.app.inject({
        method: 'POST',
        url: '/api/uploads',
        payload: body,
        headers: { ...headers, authorization: studio.seller.authorization },
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    }
    await studio.expectNothingLeft();
  });
});
