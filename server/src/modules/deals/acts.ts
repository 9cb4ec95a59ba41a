import type { MeetingProposal, NewDispute, StoryDone } from '@motohaat/contract/deal';
import { afterBank, isAtBank, maximumDealEvents, mayComplain } from '@motohaat/domain/deal';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { listEvents, type NewEvent, recordEvent } from '../bookings/booking-events.ts';
import { type BookingRow, markDisputed } from '../bookings/booking.transitions.ts';
import { readMeetingPlace } from '../bookings/bookings.rules.ts';
import { dealOf, isAnswered, meetingOf } from '../bookings/deal-facts.ts';
import { lockOwnBooking, sideOf } from '../bookings/own-booking.ts';
import { readMeetingTime, readStory } from './deals.rules.ts';

type Acting = { id: string; actorId: string; now?: Date };

/**
 * The buyer says that the bike was seen, or takes it back, until it is paid.
 *
 * @throws AppError `not_found`, `forbidden`, `conflict`, `limit_reached`
 */
export async function setSeen(
  db: Database,
  acting: Acting & { seen: boolean },
): Promise<StoryDone> {
  return act(db, { ...acting, side: 'buyer' }, async (trx, booking) => {
    if (booking.status !== 'pending_payment') throw notNow(booking);
    const events = await eventsOf(trx, booking);
    const isSeen = dealOf(booking, events).seenAt !== undefined;
    if (isSeen === acting.seen) return;
    await add(trx, booking, events, { kind: acting.seen ? 'seen' : 'not_seen', actor: 'buyer' });
  });
}

/**
 * Proposes where and when to meet; the other side confirms it, or proposes another.
 *
 * @throws AppError `not_found`, `invalid`, `conflict`, `limit_reached`
 */
export async function proposeMeeting(
  db: Database,
  acting: Acting & { proposal: MeetingProposal },
): Promise<StoryDone> {
  const { proposal, actorId, now = new Date() } = acting;
  const place = readMeetingPlace(proposal.place);
  if (place === '')
    throw new AppError('invalid', { fields: { place: (t) => t.deals.placeNeeded } });
  const time = readMeetingTime(proposal.time, now);
  return act(db, acting, async (trx, booking) => {
    if (!canMeet(booking)) throw notNow(booking);
    const actor = sideOf(booking, actorId) ?? 'buyer';
    const event: NewEvent = { kind: 'meeting_proposed', actor, data: { place, time } };
    await add(trx, booking, await eventsOf(trx, booking), event);
  });
}

/**
 * Confirms what the other side proposed last.
 *
 * @throws AppError `not_found`, `conflict` when another was proposed meanwhile, `limit_reached`
 */
export async function confirmMeeting(
  db: Database,
  acting: Acting & { number: number },
): Promise<StoryDone> {
  return act(db, acting, async (trx, booking) => {
    if (!canMeet(booking)) throw notNow(booking);
    const events = await eventsOf(trx, booking);
    const meeting = meetingOf(events);
    const actor = sideOf(booking, acting.actorId) ?? 'buyer';
    if (meeting?.proposal.number !== acting.number || meeting.proposal.actor === actor) {
      throw new AppError('conflict', { message: (t) => t.deals.otherMeeting });
    }
    if (meeting.confirmed) return;
    await add(trx, booking, events, { kind: 'meeting_confirmed', actor });
  });
}

/**
 * The buyer says that something is wrong: nobody is paid until an admin has decided.
 *
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict`
 */
export async function openDispute(
  db: Database,
  acting: Acting & { dispute: NewDispute },
): Promise<StoryDone> {
  const { dispute, now = new Date() } = acting;
  const words = readStory(dispute.words);
  return act(db, { ...acting, side: 'buyer' }, async (trx, booking) => {
    if (booking.status === 'disputed') return;
    const deal = dealOf(booking, await eventsOf(trx, booking));
    if (!mayComplain(deal, now.getTime())) throw notNow(booking, 'dispute');
    await markDisputed(trx, booking, { reason: dispute.reason, words });
  });
}

/**
 * The seller's side of what the buyer said is wrong.
 *
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict`, `limit_reached`
 */
export async function answerDispute(
  db: Database,
  acting: Acting & { words: string },
): Promise<StoryDone> {
  const words = readStory(acting.words);
  return act(db, { ...acting, side: 'seller' }, async (trx, booking) => {
    const events = await eventsOf(trx, booking);
    const isBanks = isAtBank(events) && afterBank(events) !== 'disputed';
    if (booking.status !== 'disputed' || isBanks) throw notNow(booking, 'answer');
    if (isAnswered(events)) throw new AppError('conflict', { message: (t) => t.deals.answered });
    await add(trx, booking, events, { kind: 'answered', actor: 'seller', data: { words } });
  });
}

async function act(
  db: Database,
  { id, actorId, side }: Acting & { side?: 'buyer' | 'seller' },
  work: (trx: Queryable, booking: BookingRow) => Promise<void>,
): Promise<StoryDone> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockOwnBooking(trx, { id, actorId, ...(side && { side }) });
      await work(trx, booking);
      const now = await trx
        .selectFrom('bookings')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { acknowledged: true, status: now.status };
    }),
  );
}

async function eventsOf(trx: Queryable, { id }: BookingRow) {
  return (await listEvents(trx, [id])).get(id) ?? [];
}

async function add(
  trx: Queryable,
  { id }: BookingRow,
  { length }: { length: number },
  event: NewEvent,
) {
  if (length >= maximumDealEvents) {
    throw new AppError('limit_reached', { message: (t) => t.deals.tooManyEvents });
  }
  await recordEvent(trx, id, event);
}

const canMeet = ({ status }: BookingRow) => status === 'pending_payment' || status === 'paid';

function notNow({ status }: BookingRow, what: 'story' | 'dispute' | 'answer' = 'story'): AppError {
  return new AppError('conflict', {
    message: ({ deals }) => {
      if (what === 'dispute' && status === 'completed') return deals.complainedTooLate;
      if (what === 'answer') return deals.nothingToAnswer;
      return status === 'paid' ? deals.paidAlready : deals.notNow[status];
    },
  });
}
