import type { BikeStatistics } from '@motohaat/contract/bike-statistics';
import {
  type StatisticKind,
  statisticKinds,
  statisticsDays,
} from '@motohaat/domain/bike-statistics';

import type { DayCount } from './bike-statistics.repository.ts';

const dayLength = 86_400_000;

/** The days that end with this one, the earliest first. @param until `YYYY-MM-DD` */
export function daysUntil(until: string): string[] {
  const last = Date.parse(until);
  return Array.from({ length: statisticsDays }, (_, index) =>
    new Date(last - (statisticsDays - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
}

/** Puts counts into the places of their days; where there is none, there was nothing. */
export function spread(
  bikeIds: readonly string[],
  days: readonly string[],
  counts: Readonly<Record<StatisticKind, readonly DayCount[]>>,
): BikeStatistics[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const nothing = () => days.map(() => 0);
  const bikes = new Map(
    bikeIds.map((_id) => [
      _id,
      {
        _id,
        views: nothing(),
        wishes: nothing(),
        bookings: nothing(),
        messages: nothing(),
      } satisfies BikeStatistics,
    ]),
  );
  for (const kind of statisticKinds) {
    for (const { product_id, day, count } of counts[kind]) {
      const place = places.get(day);
      const bike = bikes.get(product_id);
      if (bike && place !== undefined) bike[kind][place] = count;
    }
  }
  return [...bikes.values()];
}
