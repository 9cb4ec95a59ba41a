import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { relevance } from '@motohaat/catalogue/relevance/index';
import { isInOrder, isSought } from '@motohaat/catalogue/relevance/judge';
import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { SearchAnswer } from '@motohaat/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadDemo } from '../../demo/load-demo.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { nextOf } from '../../testing/searching.ts';

let market: Market;
let sandbox: Server;
let all: FoundBike[];
beforeAll(async () => {
  market = await createMarket();
  let made = 0;
  sandbox = createServer((_request, response) => {
    made += 1;
    response.end(JSON.stringify({ localId: `uid-${made}` }));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const { port } = sandbox.address() as AddressInfo;
  await loadDemo({ db: market.db, sandboxUrl: `http://127.0.0.1:${port}`, log: () => {} });
  all = [];
  let url: string | undefined = '/api/search?counts=0&limit=100';
  while (url !== undefined) {
    const { next, items }: Page = await search(url);
    all.push(...items);
    url = next;
  }
}, 60_000);
afterAll(async () => {
  sandbox.close();
  await market.stop();
});

type Page = { next: string | undefined; items: FoundBike[] };

async function search(url: string): Promise<Page> {
  const answer = await market.app.inject(url);
  return { next: nextOf(answer.headers), items: answer.json<SearchAnswer>().items };
}

test('on the demo market the first ten answers are what was looked for, in 95 of 100 searches', async () => {
  expect(all.length).toBeGreaterThanOrEqual(240);
  const missed: string[] = [];
  for (const sought of relevance) {
    const { items } = await search(
      `/api/search?counts=0&limit=10&q=${encodeURIComponent(sought.q)}`,
    );
    const wrong = items.filter((bike) => !isSought(bike, sought));
    // Of words that are no filter it cannot be seen how many bikes have them.
    const isMissing =
      items.length === 0 && sought.rest.length === 0 && all.some((bike) => isSought(bike, sought));
    if (wrong.length > 0 || isMissing || !isInOrder(items, sought)) {
      missed.push(`${sought.q}: ${wrong.map(({ name }) => name).join(', ') || items.length}`);
    }
  }
  expect(missed.length / relevance.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
}, 60_000);
