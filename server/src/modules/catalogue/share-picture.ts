import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import { createFairGate } from '../uploads/fair-gate.ts';

/** Pixels, as share previews want them (https://ogp.me, and the sites' own advice). */
const size = { width: 1_200, height: 630 };
const encoding = { quality: 80, mozjpeg: true };
/** Bytes of pictures that are kept, and of one that is taken from the image host. */
const keptBytes = 16_000_000;
const mostBytes = 8_000_000;
/** ms for all of it: who makes a preview waits no longer. */
const patience = 8_000;

/** Pictures of the site's own lie flat in their folders. */
const ownPicture = /^\/pictures\/([\w-]+\.(?:avif|webp|png|jpg))$/;

export type SharePictures = {
  /**
   * A picture of a bike as sites show it beside a link: whole, on a blurred ground of its own, as a JPEG,
   * which all of them read.
   *
   * @param address as the listing names it
   * @throws Error where it cannot be had or drawn
   */
  make(address: string): Promise<Buffer>;
};

/** @param options.folders where the site's own pictures are */
export function createSharePictures(options: {
  host: Pick<ImagesPort, 'serves'>;
  folders: readonly string[];
}): SharePictures {
  const kept = boundedCache<Buffer>(keptBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const gate = createFairGate({ atOnce: 2, ofEach: 2 });

  async function draw(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(patience);
    const leave = await gate.enter('share', signal);
    try {
      const picture = await render(await read(address, options, signal));
      kept.set(address, picture, picture.length);
      return picture;
    } finally {
      leave();
    }
  }

  return {
    async make(address) {
      const known = kept.get(address);
      if (known) return known;
      const drawing = underWay.get(address) ?? draw(address).finally(() => underWay.delete(address));
      underWay.set(address, drawing);
      return drawing;
    },
  };
}

async function read(
  address: string,
  { host, folders }: Parameters<typeof createSharePictures>[0],
  signal: AbortSignal,
): Promise<Buffer> {
  const [, own] = ownPicture.exec(address) ?? [];
  if (own !== undefined) {
    const found = await Promise.any(folders.map((folder) => readFile(path.join(folder, own))));
    return found;
  }
  if (!host.serves(address)) throw new Error('The picture is of no host that is known.');
  const answer = await fetch(address, { signal, redirect: 'error' });
  const bytes = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || bytes > mostBytes) throw new Error(`The image host answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function render(bytes: Buffer): Promise<Buffer> {
  const whole = await sharp(bytes).resize({ ...size, fit: 'inside' }).toBuffer();
  return sharp(bytes)
    .resize({ ...size, fit: 'cover' })
    .blur(24)
    .modulate({ brightness: 0.85 })
    .composite([{ input: whole, gravity: 'centre' }])
    .timeout({ seconds: patience / 1_000 })
    .jpeg(encoding)
    .toBuffer();
}
