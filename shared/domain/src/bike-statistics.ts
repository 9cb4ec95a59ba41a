/** How many days statistics tell of; the last one is today in Dhaka, and not over. */
export const statisticsDays = 30;

/** What is counted of a bike, in the order in which it is shown. */
export const statisticKinds = ['views', 'wishes', 'bookings', 'messages'] as const;
export type StatisticKind = (typeof statisticKinds)[number];

/** How many of each kind on each day, the earliest first. */
export type DayCounts = Readonly<Record<StatisticKind, readonly number[]>>;

const dayLength = 86_400_000;

/** The time at which a day of the charts is that day in Dhaka. @param place from 0 to `count` - 1 */
const dayAt = (until: string, place: number, count: number) =>
  new Date(Date.parse(until) - (count - 1 - place) * dayLength);

export const totalOf = (counts: readonly number[]) =>
  counts.reduce((total, count) => total + count, 0);

/**
 * The day on which there was most, the latest of several; nothing where there was never any.
 *
 * @param until the last of the days, `YYYY-MM-DD`
 */
export function mostOf(counts: readonly number[], until: string) {
  const most = Math.max(...counts);
  return most > 0
    ? { count: most, at: dayAt(until, counts.lastIndexOf(most), counts.length) }
    : undefined;
}

/**
 * The days on which anything happened, the latest first, with how much of each kind.
 *
 * @param until the last of the days, `YYYY-MM-DD`
 */
export function busyDays(figures: DayCounts, until: string) {
  const { length } = figures.views;
  return figures.views
    .map((_, place) => ({
      at: dayAt(until, place, length),
      counts: statisticKinds.map((kind) => ({ kind, count: figures[kind][place] ?? 0 })),
    }))
    .filter(({ counts }) => counts.some(({ count }) => count > 0))
    .toReversed();
}
