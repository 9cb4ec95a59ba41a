import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { createSharePictures } from './share-picture.ts';

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

/** Pictures of photos that these hosts have. */
const pictures = (hosts: readonly string[]) => {
  const host = { serves: (url: string) => hosts.some((each) => url.startsWith(each)) };
  return createSharePictures({ db: market.db, host, folders: [] });
};

describe('a photo of the image host', () => {
  let imageHost: Server;
  let origin: string;
  let bytes: Buffer;
  /** What was asked of the host. */
  const asked: string[] = [];
  beforeAll(async () => {
    const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
    bytes = await sharp({ create }).jpeg().toBuffer();
    imageHost = createServer(({ url = '' }, response) => {
      asked.push(url);
      const [, status, size] = url.split('/').map(Number);
      response.statusCode = status ?? 200;
      response.end(Buffer.concat([bytes, Buffer.alloc((size ?? 0) - bytes.length)]));
    }).listen(0, '127.0.0.1');
    await once(imageHost, 'listening');
    origin = `http://127.0.0.1:${(imageHost.address() as AddressInfo).port}`;
  });
  afterAll(() => imageHost.close());

  const drawn = async (path: string, hosts: readonly string[] = [origin]) => {
    const { id } = await market.bike({ images: photo(`${origin}${path}`) });
    return pictures(hosts)(id).then(
      (picture) => picture !== undefined,
      () => false,
    );
  };

  test.each([
    ['/200/1000', true],
    ['/200/8000001', false],
    ['/404/1000', false],
  ])('that answers with the status and bytes %s is drawn: %s', async (path, is) => {
    expect(await drawn(path)).toBe(is);
  });

  test('is asked for once, and of no host that is not the site’s', async () => {
    const { id } = await market.bike({ images: photo(`${origin}/200/2000`) });
    const pictureFor = pictures([origin]);
    expect(await pictureFor(id)).toEqual(await pictureFor(id));
    expect(asked.filter((url) => url === '/200/2000')).toHaveLength(1);
    expect(await drawn('/200/3000', ['https://other.example/'])).toBe(false);
    expect(asked).not.toContain('/200/3000');
  });
});
