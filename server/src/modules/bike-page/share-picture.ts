import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { isId } from '@motohaat/contract/id';

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Queryable } from '../../database/index.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import { createFairGate } from '../uploads/fair-gate.ts';
import { renderSharePicture } from '../uploads/render-share-picture.ts';
import { findBike } from './bike-page.repository.ts';

/** Bytes of pictures that are kept, and of one that is taken from the image host. */
const keptBytes = 16_000_000;
const mostBytes = 8_000_000;
/** ms for all of it: who makes a preview waits no longer. */
const patience = 8_000;

/** Pictures of the site's own lie flat in their folders. */
const ownPicture = /^\/pictures\/([\w-]+\.(?:avif|webp|png|jpg))$/;

/**
 * The pictures that share previews show of bikes: the first photo of one that is for sale, or was sold.
 *
 * @param options.folders where the site's own pictures are
 * @returns makes one; it is nothing where there is no such bike, or it has no photo, and rejects where
 *   the photo cannot be had or drawn
 */
export function createSharePictures(options: {
  db: Queryable;
  host: Pick<ImagesPort, 'serves'>;
  folders: readonly string[];
}): (productId: string) => Promise<Buffer | undefined> {
  const kept = boundedCache<Buffer>(keptBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const gate = createFairGate({ atOnce: 2, ofEach: 2 });

  async function draw(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(patience);
    const leave = await gate.enter('share', signal);
    try {
      const picture = await renderSharePicture(await read(address, options, signal));
      kept.set(address, picture, picture.length);
      return picture;
    } finally {
      leave();
    }
  }

  return async (productId) => {
    const bike = isId(productId) ? await findBike(options.db, productId) : undefined;
    const address = bike?.images[0]?.viewer;
    if (address === undefined) return undefined;
    const known = kept.get(address);
    if (known) return known;
    const drawing = underWay.get(address) ?? draw(address).finally(() => underWay.delete(address));
    underWay.set(address, drawing);
    return drawing;
  };
}

async function read(
  address: string,
  { host, folders }: Parameters<typeof createSharePictures>[0],
  signal: AbortSignal,
): Promise<Buffer> {
  const [, own] = ownPicture.exec(address) ?? [];
  if (own !== undefined) {
    return Promise.any(folders.map((folder) => readFile(path.join(folder, own))));
  }
  if (!host.serves(address)) throw new Error('The picture is of no host that is known.');
  const answer = await fetch(address, { signal, redirect: 'error' });
  const bytes = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || bytes > mostBytes) throw new Error(`The image host answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
