import type { StatisticKind } from '@motohaat/domain/bike-statistics';
import { english } from '@motohaat/domain/formats-en';
// The parts write days.
import '@motohaat/domain/long-formats-en';

export const messages = {
  title: 'Last 30 days',
  loading: 'Loading views, wishes, bookings and messages',
  failed: 'Views, wishes, bookings and messages could not be loaded.',
  nothing: 'Nothing has happened around this bike yet.',
  kinds: {
    views: 'Views',
    wishes: 'Wishes',
    bookings: 'Bookings',
    messages: 'Messages',
  } satisfies Record<StatisticKind, string>,
  /** @param most of a day, and which day that was */
  sentence: (kind: string, total: number, most: { count: string; day: string } | undefined) =>
    most
      ? `${kind} in the last 30 days: ${english.number(total)}, at most ${most.count} on ${most.day}.`
      : `${kind} in the last 30 days: none.`,
  count: english.number,
  byDay: 'Day by day',
  day: 'Day',
};

export type Messages = typeof messages;
