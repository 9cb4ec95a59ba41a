import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ImagesPort } from '../adapters/images/port.ts';
import { startTestImages, type TestImages } from '../testing/images.ts';
import { multipart } from '../testing/multipart.ts';
import { photograph } from '../testing/photographs.ts';
import { createSellingMarket, type SellingMarket } from '../testing/selling.ts';
import { removeLoosePhotos } from './remove-loose-photos.ts';

const hour = 3_600_000;

let host: TestImages;
let market: SellingMarket;
beforeAll(async () => {
  host = await startTestImages();
  market = await createSellingMarket({ images: host.images, environment: host.environment });
});
beforeEach(async () => {
  await host.reset();
  await market.db.deleteFrom('uploads').execute();
});
afterAll(async () => {
  await market.stop();
  await host.stop();
});

const log = { error: vi.fn(), warn: vi.fn() };

/** One run of the job, so many hours from now. */
async function runIn(hours: number, kept: Pick<ImagesPort, 'remove'> = host.images): Promise<void> {
  const now = () => new Date(Date.now() + hours * hour);
  const job = removeLoosePhotos({ db: market.db, host: kept });
  await job.run({ signal: new AbortController().signal, now, log: log as never });
}

async function sent(): Promise<string> {
  const { payload, headers } = multipart(await photograph());
  const answer = await market.app.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, authorization: market.seller.authorization },
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

const rows = () => market.db.selectFrom('uploads').selectAll().execute();

describe('a photo', () => {
  test('that no bike shows is removed after a day, also at the host, and not before', async () => {
    const url = await sent();
    await runIn(23.99);
    expect((await fetch(url)).status).toBe(200);
    await runIn(24.01);
    expect((await fetch(url)).status).toBe(404);
    expect([await host.kept(), await rows()]).toEqual([[], []]);
  });

  test('of a bike stays, also when the bike is deleted', async () => {
    const url = await sent();
    const id = await market.added({ images: [url] });
    await runIn(48);
    await market.remove(market.seller, `/api/products/${id}`);
    await runIn(96);
    expect((await fetch(url)).status).toBe(200);
  });

  test('that an edit took from its bike is removed a day after that', async () => {
    const [kept, dropped] = [await sent(), await sent()];
    const id = await market.added({ images: [kept, dropped] });
    await market.db
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 90 * hour) })
      .execute();
    await market.patch(market.seller, `/api/products/${id}`, { version: 1, images: [kept] });
    await runIn(23);
    expect((await fetch(dropped)).status).toBe(200);
    await runIn(25);
    expect([(await fetch(kept)).status, (await fetch(dropped)).status]).toEqual([200, 404]);
  });

  test('that the host does not let go of is tried again, and no bike can have it', async () => {
    const [stuck, other] = [await sent(), await sent()];
    await host.failures([{ match: '/json', status: 503, times: 1 }]);
    await runIn(25);
    expect(log.error).toHaveBeenCalled();
    const [left] = await rows();
    expect(await rows()).toHaveLength(1);
    expect([stuck, other]).toContain(left?.url);
    const form = await market.form({ images: [left?.url ?? ''] });
    expect((await market.post(market.seller, '/api/addProduct', form)).statusCode).toBe(422);
    await runIn(25);
    expect([await host.kept(), await rows()]).toEqual([[], []]);
  });

  test('that a bike came to show while others were removed stays', async () => {
    const [, second, shown] = [await sent(), await sent(), await sent()];
    const id = await market.added({ images: [shown] });
    const remove = async () => {
      await market.db
        .updateTable('uploads')
        .set({ product_id: id, loose_since: null })
        .where('url', '=', second)
        .execute();
    };
    await runIn(25, { remove });
    const left = (await rows()).map(({ url }) => url);
    expect(left.toSorted()).toEqual([second, shown].toSorted());
  });

  test('that the host has lost already is forgotten', async () => {
    await sent();
    await host.reset();
    await runIn(25);
    expect(await rows()).toEqual([]);
  });
});
