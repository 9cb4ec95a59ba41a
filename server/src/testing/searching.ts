import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { SearchAnswer } from '@motohaat/contract/search';
import { expect } from 'vitest';

import { createMarket, type Market } from './market.ts';
import { addSeededBikes } from './seeded-bikes.ts';

/** A market in which there is something to find. */
export type SearchMarket = Market & {
  /** Each bike, as a search shows it. */
  all: FoundBike[];
  /** @param query of `GET /search`; it must be answered */
  ask: (query: string) => Promise<SearchAnswer>;
  /**
   * Follows the `Link` header to the end.
   *
   * @param between what happens before each further page
   */
  everyPage: (query: string, between?: () => Promise<void>) => Promise<FoundBike[]>;
};

/** The address of the next page, as an answer's `Link` header has it. */
export function nextOf(headers: Record<string, unknown>): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1];
}

/** @param many bikes; the same each time */
export async function createSearchMarket(many: number): Promise<SearchMarket> {
  const market = await createMarket();
  await addSeededBikes(market.db, many);

  async function get(url: string) {
    const answer = await market.app.inject(url);
    expect(answer.statusCode, answer.body).toBe(200);
    return { body: answer.json<SearchAnswer>(), next: nextOf(answer.headers) };
  }

  async function follow(url: string, between?: () => Promise<void>): Promise<FoundBike[]> {
    const { body, next } = await get(url);
    if (next === undefined) return body.items;
    await between?.();
    return [...body.items, ...(await follow(next, between))];
  }

  const everyPage = (query: string, between?: () => Promise<void>) =>
    follow(`/api/search?counts=0&${query}`, between);
  return {
    ...market,
    all: await everyPage('limit=100'),
    ask: async (query) => (await get(`/api/search?${query}`)).body,
    everyPage,
  };
}

/** Ids of bikes, to be compared whatever their order. */
export function idsOf(bikes: readonly FoundBike[]): string[] {
  return bikes.map(({ _id }) => _id).toSorted((one, other) => one.localeCompare(other));
}
