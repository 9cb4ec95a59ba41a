import { bikes } from '@motohaat/demo/bikes';
import { intKey } from '@motohaat/domain/search/int-key';
import { dhakaDate } from '@motohaat/domain/time';

import type { Queryable } from '../database/index.ts';
import { addViews } from '../modules/bike-statistics/bike-statistics.repository.ts';

const dayLength = 86_400_000;
/** Days of which sellers see anything. */
const shown = 30;

/**
 * Lets the demo bikes have been looked at since they were posted: some more than others, and most in their
 * first days. The same each time.
 *
 * @param bikeIds the ids of the bikes that were just added, by key
 */
export async function loadViews(
  db: Queryable,
  bikeIds: ReadonlyMap<string, string>,
): Promise<void> {
  const now = Date.now();
  const rows = bikes.flatMap(({ key, postedHoursAgo }) => {
    const bikeId = bikeIds.get(key);
    if (!bikeId) return [];
    const age = Math.floor(postedHoursAgo / 24);
    return Array.from({ length: Math.min(age + 1, shown) }, (_, daysAgo) => ({
      bikeId,
      day: dhakaDate(new Date(now - daysAgo * dayLength)),
      views: viewsOf(key, age - daysAgo),
    })).filter(({ views }) => views > 0);
  });
  await addViews(db, rows);
}

/** @param day of a listing, from 0 */
function viewsOf(key: string, day: number): number {
  const liking = (intKey(key) >>> 0) % 20;
  const mood = (intKey(`${key} ${day}`) >>> 0) % 100;
  return Math.round((liking * (1 + 2 / (day + 1)) * mood) / 100);
}
