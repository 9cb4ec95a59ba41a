import { maximumPhotoBytes } from '@motohaat/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { photograph, picture } from '../../testing/photographs.ts';
import { png } from './testing/hostile.ts';
import { createStudio, type Studio } from './testing/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
beforeEach(() => studio.reset());
afterAll(() => studio.stop());

describe('takes a photo', () => {
  const photos: Record<string, () => Promise<Buffer>> = {
    'that is a JPEG': () => picture().jpeg().toBuffer(),
    'that is a progressive JPEG': () => picture().jpeg({ progressive: true }).toBuffer(),
    'that is a JPEG in CMYK': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    'that is a JPEG in grey': () => picture().greyscale().jpeg().toBuffer(),
    'that is a PNG': () => picture().png().toBuffer(),
    'that is an interlaced PNG': () => picture().png({ progressive: true }).toBuffer(),
    'that is a PNG with a palette': () => picture().png({ palette: true, effort: 1 }).toBuffer(),
    'that is a PNG with transparency': () => picture().ensureAlpha(0.5).png().toBuffer(),
    'that is a PNG of 16 bits a channel': () =>
      picture().toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    'that is a WebP': () => picture().webp().toBuffer(),
    'that is a WebP without loss': () => picture().webp({ lossless: true, effort: 0 }).toBuffer(),
    'that is an AVIF': () => picture(480, 360).avif({ effort: 0 }).toBuffer(),
    'as small as may be, upright': () => picture(300, 400).png().toBuffer(),
    'of forty megapixels': async () => png(8_000, 5_000),
    'followed by what cameras put there': async () =>
      Buffer.concat([await photograph(), Buffer.from('SEFT'.padEnd(500, '\0'))]),
  };

  test.each(Object.entries(photos))('%s', async (_what, make) => {
    const { card, viewer, width, height } = await studio.sent(await make());
    const shown = await Promise.all(
      [card, viewer].map(async (url) => sharp(await studio.fetched(url)).metadata()),
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
    const { card, viewer } = await studio.sent(bytes);
    for (const url of [card, viewer]) {
      const { exif, xmp, icc, iptc } = await sharp(await studio.fetched(url)).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
    }
  });

  test('and turns it upright', async () => {
    const bytes = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await studio.sent(bytes)).toMatchObject({ width: 600, height: 800 });
  });

  test('and draws nothing on black where it is transparent', async () => {
    const { viewer } = await studio.sent(await picture(400, 400).ensureAlpha(0).png().toBuffer());
    const { channels } = await sharp(await studio.fetched(viewer)).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  test('of several frames as the first of them', async () => {
    const frames = [picture(400, 300), picture(400, 300).negate()];
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const bytes = await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { viewer } = await studio.sent(bytes);
    expect(await sharp(await studio.fetched(viewer)).metadata()).toMatchObject({
      width: 400,
      height: 300,
    });
  });

  test('whatever its name and type say', async () => {
    const part = { fileName: '../../x.php', type: 'text/html' };
    expect((await studio.send(await photograph(), {}, part)).statusCode).toBe(200);
  });

  test('that is not larger than 8 MiB to the byte', async () => {
    const bytes = Buffer.concat([await photograph(), Buffer.alloc(maximumPhotoBytes)]);
    expect((await studio.send(bytes.subarray(0, maximumPhotoBytes))).statusCode).toBe(200);
  });
});
