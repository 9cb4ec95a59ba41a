import type { Steps } from '@motohaat/contract/deal';
import { type Deal, stepsOf } from '@motohaat/domain/deal';

import type { BookingEventRow } from './booking-events.ts';
import type { BookingRow } from './booking.transitions.ts';

type Booking = Pick<BookingRow, 'status' | 'created_at' | 'expires_at' | 'updated_at'>;

/** The course of a booking, as its row and its events tell it. */
export function dealOf(booking: Booking, events: readonly BookingEventRow[]): Deal {
  const timeOf = (...kinds: string[]) =>
    events.findLast(({ kind }) => kinds.includes(kind))?.at.getTime();
  // A process of before, which still ran while the events came, wrote none.
  const sinceIf = (status: Booking['status']) =>
    booking.status === status ? booking.updated_at.getTime() : undefined;
  const seen = events.findLast(({ kind }) => kind === 'seen' || kind === 'not_seen');
  return {
    status: booking.status,
    createdAt: booking.created_at.getTime(),
    expiresAt: booking.expires_at.getTime(),
    seenAt: seen?.kind === 'seen' ? seen.at.getTime() : undefined,
    paidAt: timeOf('paid') ?? sinceIf('paid'),
    completedAt: timeOf('handed_over') ?? sinceIf('completed'),
    endedAt: timeOf('cancelled', 'expired', 'refunded'),
  };
}

/** How far a booking is. */
export function presentSteps(deal: Deal): Steps {
  return stepsOf(deal).map(({ step, state, at }) => ({
    step,
    state,
    at: at === undefined ? null : new Date(at).toISOString(),
  }));
}

/** The last proposal to meet, and whether it stands. */
export function meetingOf(events: readonly BookingEventRow[]) {
  const proposal = events.findLast(({ kind }) => kind === 'meeting_proposed');
  if (!proposal) return undefined;
  const since = events.slice(events.indexOf(proposal));
  const confirmed = since.findLast(({ kind }) => kind === 'meeting_confirmed');
  return { proposal, confirmed };
}

/** Whether the seller has answered what the buyer said last. */
export function isAnswered(events: readonly BookingEventRow[]): boolean {
  return (
    events.findLast(({ kind }) => kind === 'disputed' || kind === 'answered')?.kind === 'answered'
  );
}
