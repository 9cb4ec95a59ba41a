import type { BikeStatistics, StatisticsAnswer } from '@motohaat/contract/bike-statistics';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** Bikes that are asked for in one call. */
const most = 48;

/** What happened around a bike, and the last of the days of which it tells. */
export type BikeFigures = { figures: BikeStatistics; until: string };

export const statisticsKey = keyOf('products', 'mine', 'statistics');

/** Views, wishes, bookings and messages of a bike; nothing for one that is not the seller's any more. */
export const statisticsQuery = (api: ApiClient, bikeId: string) =>
  queryOptions({
    queryKey: [...statisticsKey, bikeId],
    queryFn: async (): Promise<BikeFigures | null> => {
      for (const { bikes, until } of await together(api, bikeId)) {
        const figures = bikes.find(({ _id }) => _id === bikeId);
        if (figures) return { figures, until };
      }
      return null;
    },
    staleTime: 0,
  });

type Batch = { ids: string[]; answers: Promise<StatisticsAnswer[]> };

const waiting = new WeakMap<ApiClient, Batch>();

/** Each card of a list asks for its bike; those that ask at once are asked for in one call. */
function together(api: ApiClient, bikeId: string): Promise<StatisticsAnswer[]> {
  let batch = waiting.get(api);
  if (!batch) {
    const ids: string[] = [];
    batch = { ids, answers: soon().then(() => read(api, ids)) };
    waiting.set(api, batch);
  }
  batch.ids.push(bikeId);
  return batch.answers;
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

function read(api: ApiClient, ids: readonly string[]): Promise<StatisticsAnswer[]> {
  waiting.delete(api);
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
  return Promise.all(
    parts.map((part) => api.call(calls.statistics.mine, { query: { products: part.join(',') } })),
  );
}
