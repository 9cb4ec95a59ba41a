import type { NewBooking } from '@motohaat/contract/bookings';
import { isPaid, maximumLiveBookings } from '@motohaat/domain/booking';
import { formatTaka } from '@motohaat/domain/money';
import { isChargeable, maximumCharge } from '@motohaat/domain/payment';

import {
  type Database,
  isUniqueViolation,
  type Queryable,
  withRetry,
} from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { type Bike, findNamedBike, givenPrice, refuseOwn } from '../listings/named-bike.ts';
import {
  bookBike,
  type BookingRow,
  cancelBooking,
  lockBooking,
  type NewBookingRow,
} from './booking.transitions.ts';
import { countLiveBookings, findBooking, findBookingOf } from './bookings.repository.ts';
import { readMeetingPlace, readPhone } from './bookings.rules.ts';
import { chargeOnItsWay } from './charge-on-its-way.ts';
import { findHolder } from './holder.ts';
import type { WithdrawPayments } from './payments.port.ts';

/** How often a bike may change under a buyer's hands before the buyer has to look at it again. */
const attempts = 3;

/**
 * Books a bike for a buyer and holds it for 48 hours.
 *
 * @param making.id the booking's id; if the buyer has that booking already, it is the answer
 * @returns the booking's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `already_booked`, `price_changed`,
 *   `not_payable`, `limit_reached`, `conflict`
 */
export async function createBooking(
  db: Database,
  buyer: Actor,
  wanted: NewBooking,
  { id, now = new Date() }: { id: string; now?: Date },
): Promise<string> {
  const phone = readPhone(wanted.phone);
  const meetingPlace = readMeetingPlace(wanted.location);
  const price = givenPrice(wanted);
  const { productId, productName } = wanted;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt starts from what the one before it left.
    if (await findBooking(db, { id, buyerId: buyer.id })) return id;
    const found = await findNamedBike(db, { productId, productName, price });
    const bike = await bookable(db, found, { buyer, price });
    if (await book(db, { id, buyer, bike, phone, meetingPlace, now })) return id;
  }
  throw new AppError('conflict');
}

/** The bike, if this buyer may book it now. */
async function bookable(
  db: Queryable,
  bike: Bike | undefined,
  { buyer, price }: { buyer: Actor; price: number | undefined },
): Promise<Bike> {
  if (!bike) throw new AppError('not_for_sale');
  refuseOwn(bike, buyer);
  const holder = await findHolder(db, bike.id);
  if (holder?.buyer_id === buyer.id) {
    const message = `You already have booked ${holder.product_name}`;
    throw new AppError('already_booked', { message });
  }
  if (holder && bike.status === 'reserved') throw new AppError('already_booked');
  if (bike.status !== 'active') throw new AppError('not_for_sale');
  if (price !== undefined && price !== bike.resale_price) {
    const message = `The price has changed to ${formatTaka(bike.resale_price)}. Look at the bike again.`;
    throw new AppError('price_changed', { message });
  }
  // Payment is by card alone: such a booking could only keep the bike from others until it expires.
  if (!isChargeable(bike.resale_price)) {
    const message = `This bike costs more than ${formatTaka(maximumCharge)}, the most that can be paid by card, so it cannot be booked here.`;
    throw new AppError('not_payable', { message });
  }
  return bike;
}

/** Answers nothing if somebody was faster, or the bike is not what it was. */
async function book(db: Database, booking: NewBookingRow): Promise<BookingRow | undefined> {
  try {
    return await withRetry(() =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, booking.buyer.id);
        const live = await countLiveBookings(trx, booking.buyer.id);
        if (live.all >= maximumLiveBookings) {
          throw new AppError('limit_reached', { message: whyNoMore(live.unpaid > 0) });
        }
        return bookBike(trx, booking);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

function whyNoMore(canCancel: boolean): string {
  return canCancel
    ? `You can have ${maximumLiveBookings} bookings at a time. Cancel one to book another bike.`
    : `You can have ${maximumLiveBookings} bookings at a time, and all of yours are paid.`;
}

/** What cancelling needs from outside. */
export type Cancelling = {
  withdrawPayments: WithdrawPayments;
  /** To whom a seller writes who cannot keep a booking that is paid. */
  supportEmail: string;
};

/**
 * Cancels an unpaid booking for its buyer or for the seller of its bike, and frees the bike. Done
 * twice, it is done.
 *
 * @throws AppError `not_found` for a booking of nobody or of others, `conflict` for one that is paid,
 *   being paid or over
 */
export async function cancelOwnBooking(
  db: Database,
  actor: Pick<Actor, 'id'>,
  id: string,
  { withdrawPayments, supportEmail }: Cancelling,
  now = new Date(),
): Promise<void> {
  const booking = await findBookingOf(db, { id, partyId: actor.id });
  if (!booking) throw new AppError('not_found');
  const who = booking.buyer_id === actor.id ? 'buyer' : 'seller';
  if (booking.status === 'pending_payment') await withdrawPayments(id);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const locked = await lockBooking(trx, id);
      if (!locked) throw new AppError('not_found');
      if (locked.status === 'cancelled') return;
      if (await chargeOnItsWay(trx, id, { challenged: false, now })) {
        throw new AppError('conflict', { message: sentences[who].paying });
      }
      const cancelled = await cancelBooking(trx, locked, sentences[who].cancelled);
      if (cancelled) return;
      const message =
        who === 'seller' && locked.status === 'paid'
          ? `This booking is paid. If you cannot sell the bike, write to ${supportEmail}: we return the buyer’s money.`
          : whyNotCancelled(locked);
      throw new AppError('conflict', { message });
    }),
  );
}

/** What the buyer reads of a cancelled booking, and who cancels reads while a charge is on its way. */
const sentences = {
  buyer: {
    cancelled: 'You cancelled this booking.',
    paying: 'Your payment is being confirmed, so this booking cannot be cancelled now.',
  },
  seller: {
    cancelled: 'The seller cancelled this booking.',
    paying: 'The buyer is paying right now, so this booking cannot be cancelled.',
  },
} as const;

function whyNotCancelled({ status }: BookingRow): string {
  if (isPaid(status)) return 'This booking is paid, so it cannot be cancelled here.';
  if (status === 'expired') return 'This booking has expired already.';
  if (status === 'refunded') return 'The money of this booking was returned already.';
  return 'The money of this booking is being returned already.';
}
