import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const pictureOf = (id: string) => market.app.inject(`/pictures/share/${id}.jpg`);
const photo = (viewer: string) =>
  JSON.stringify([{ card: viewer, viewer, width: 1600, height: 1200, alt: 'A bike' }]);
const own = photo('/pictures/category-sport-viewer.avif');

test('a bike’s first photo is there for share previews, as a JPEG of the size that they want', async () => {
  for (const status of ['active', 'sold'] as const) {
    const { id } = await market.bike({ images: own, status });
    const { statusCode, headers, rawPayload } = await pictureOf(id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
});

test('there is none of a bike that nobody may see, and of no bike', async () => {
  const { id } = await market.bike({ images: own, status: 'draft' });
  for (const name of [id, id.replace(/^./, '0'), 'x', '..%2fhero']) {
    expect((await pictureOf(name)).statusCode, name).toBe(404);
  }
});

test('nothing is read from a host or a place that is not the site’s', async () => {
  for (const viewer of [
    'http://169.254.169.254/a.jpg',
    '/pictures/../secret.jpg',
    'file:///a.jpg',
  ]) {
    const { id } = await market.bike({ images: photo(viewer) });
    expect((await pictureOf(id)).statusCode, viewer).toBe(503);
  }
});
