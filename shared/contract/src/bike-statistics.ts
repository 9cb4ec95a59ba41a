import { statisticsDays } from '@motohaat/domain/bike-statistics';
import * as v from 'valibot';

import { maximumLimit } from './list.ts';
import { Count, Key } from './values.ts';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** `GET /bikeStatistics`: ids with commas between them. */
export const StatisticsQuery = v.object({
  products: v.pipe(
    v.string(),
    v.regex(new RegExp(`^${id}(?:,${id}){0,${maximumLimit - 1}}$`)),
    v.transform((text) => text.split(',')),
  ),
});

/** How many on each day, the earliest first. */
const ByDay = v.pipe(v.array(Count), v.length(statisticsDays));

/** What happened around a bike, day by day. */
export const BikeStatistics = v.object({
  _id: Key,
  /** How often its page was looked at. */
  views: ByDay,
  /** Wishes that were made then and are still kept. */
  wishes: ByDay,
  /** Bookings that were made then, whatever came of them. */
  bookings: ByDay,
  /** What buyers wrote to its seller about it, offers left out. */
  messages: ByDay,
});
export type BikeStatistics = v.InferOutput<typeof BikeStatistics>;

export const StatisticsAnswer = v.object({
  /** The last of the days, `YYYY-MM-DD`. */
  until: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  bikes: v.array(BikeStatistics),
});
export type StatisticsAnswer = v.InferOutput<typeof StatisticsAnswer>;
