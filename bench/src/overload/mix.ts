import {
  type BenchPerson,
  openSearcher,
  type SampledBike,
  seededRandom,
} from '@motohaat/server/bench';

import { perSession } from '../capacity/habits.ts';
import { kindsOf } from '../search/questions.ts';
import type { Kind } from './open-load.ts';
import { findPages, requestsTo } from './requests.ts';

/**
 * What a market is asked for in its busiest minute, as often as `docs/capacity.md` takes people to ask. Left
 * out are bookings, which are few, and measurements of pages, which nobody waits for.
 *
 * @param port of the server
 * @param url of its database
 */
export async function marketMix(
  port: number,
  url: string,
  people: readonly BenchPerson[],
): Promise<Kind[]> {
  const cursors = await findPages(port);
  const bikes = await sampleOf(url);
  const { get, page, own, changes } = requestsTo(port);
  const searches = kindsOf(bikes).flatMap(({ addresses }) => addresses);
  const search = (more: Readonly<Record<string, string>>) =>
    mixed(searches).map((address) =>
      get(`/api/search?${new URLSearchParams({ ...address, ...more }).toString()}`),
    );
  const some = mixed(bikes).slice(0, 2_000);
  const { documentOfHome, documentOfBike, list, counts, bike, change, message } = perSession;
  return [
    {
      name: 'list',
      weight: list,
      requests: cursors.map((cursor) => get(`/api/categories/1?limit=24${cursor}`)),
    },
    { name: 'search', weight: perSession.search, requests: search({ counts: '0' }) },
    { name: 'counts', weight: counts, requests: search({ limit: '1' }) },
    { name: 'bike', weight: bike, requests: some.map(({ id }) => get(`/api/products/${id}`)) },
    { name: 'home', weight: documentOfHome, requests: [page('/')] },
    {
      name: 'document',
      weight: documentOfBike,
      requests: some.map(({ id }) => page(`/products/${id}`)),
    },
    { name: 'own', weight: perSession.own, requests: own(people) },
    { name: 'change', weight: change + message, requests: changes(people) },
  ];
}

/** In an order that says nothing, and is the same each time. */
function mixed<Item>(items: readonly Item[]): Item[] {
  const random = seededRandom(21);
  return items
    .map((item) => ({ item, place: random.whole(0, 1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function sampleOf(url: string): Promise<SampledBike[]> {
  const searcher = openSearcher(url, 1);
  try {
    return await searcher.sample(1);
  } finally {
    await searcher.close();
  }
}
