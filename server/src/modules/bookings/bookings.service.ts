import type { NewBooking } from '@motohaat/contract/bookings';
import { isPaid, maximumLiveBookings } from '@motohaat/domain/booking';
import { bookingsPerDay, pausedUntil } from '@motohaat/domain/deal';
import { feeOf, isChargeable, maximumCharge } from '@motohaat/domain/payment';

import {
  type Database,
  isUniqueViolation,
  type Queryable,
  withRetry,
} from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { type Bike, findNamedBike, givenPrice, refuseOwn } from '../listings/named-bike.ts';
import { findAgreed } from '../offers/agreed-price.ts';
import { bookBike, type BookingRow, cancelBooking, lockBooking } from './booking.transitions.ts';
import {
  countLiveBookings,
  findBooking,
  findBookingOf,
  listRecentBookings,
} from './bookings.repository.ts';
import { readMeetingPlace, readPhone } from './bookings.rules.ts';
import { chargeOnItsWay } from './charge-on-its-way.ts';
import { findHolder } from './holder.ts';
import type { NewBookingRow } from './new-booking.ts';
import type { WithdrawPayments } from './payments.port.ts';

type Making = { id: string; bookingFee?: number | undefined; now?: Date };

/** How often a bike may change under a buyer's hands before the buyer has to look at it again. */
const attempts = 3;

/**
 * Books a bike for a buyer and holds it for 48 hours.
 *
 * @param making.id the booking's id; if the buyer has that booking already, it is the answer
 * @param making.bookingFee what is paid online, in whole taka; nothing where that is the price
 * @returns the booking's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `already_booked`, `price_changed`,
 *   `not_payable`, `limit_reached`, `conflict`
 */
export async function createBooking(
  db: Database,
  buyer: Actor,
  wanted: NewBooking,
  { id, bookingFee, now = new Date() }: Making,
): Promise<string> {
  const phone = readPhone(wanted.phone);
  const meetingPlace = readMeetingPlace(wanted.location);
  const price = givenPrice(wanted);
  const { productId, productName } = wanted;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt starts from what the one before it left.
    if (await findBooking(db, { id, buyerId: buyer.id })) return id;
    const found = await findNamedBike(db, { productId, productName, price });
    const agreed = found && (await findAgreed(db, { productId: found.id, buyerId: buyer.id, now }));
    const bike = await bookable(db, found, { buyer, price, agreed: agreed?.amount, bookingFee });
    const details = { phone, meetingPlace, now };
    if (await book(db, buyer, { id, buyer, bike, agreed, bookingFee, ...details })) return id;
  }
  throw new AppError('conflict');
}

type Wanting = {
  buyer: Actor;
  /** Taka, as the body says. */
  price: number | undefined;
  agreed: number | undefined;
  bookingFee: number | undefined;
};

/** The bike, if this buyer may book it now. */
async function bookable(
  db: Queryable,
  bike: Bike | undefined,
  { buyer, price, agreed, bookingFee }: Wanting,
): Promise<Bike> {
  if (!bike) throw new AppError('not_for_sale');
  refuseOwn(bike, buyer);
  const holder = await findHolder(db, bike.id);
  if (holder?.buyer_id === buyer.id) {
    const { product_name: name } = holder;
    throw new AppError('already_booked', { message: (t) => t.bookings.booked(name) });
  }
  if (holder && bike.status === 'reserved') throw new AppError('already_booked');
  if (bike.status !== 'active') throw new AppError('not_for_sale');
  const amount = agreed ?? bike.resale_price;
  if (price !== undefined && price !== amount) {
    throw new AppError('price_changed', {
      message: (t) =>
        agreed === undefined ? t.bookings.priceChanged(amount) : t.offers.agreed(amount),
    });
  }
  // What cannot be paid online could only keep the bike from others until it expires.
  if (!isChargeable(feeOf(amount, bookingFee) ?? amount)) {
    throw new AppError('not_payable', { message: (t) => t.bookings.notPayable(maximumCharge) });
  }
  return bike;
}

/** Answers nothing if somebody was faster, or the bike is not what it was. */
async function book(
  db: Database,
  buyer: Actor,
  booking: NewBookingRow,
): Promise<BookingRow | undefined> {
  try {
    return await withRetry(() =>
      db.transaction().execute(async (trx) => {
        await lockActor(trx, buyer);
        await refuseTooMany(trx, booking.buyer.id, booking.now);
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

/** Numbers are not for harvesting, and holds that run out keep a bike from others. */
async function refuseTooMany(trx: Queryable, buyerId: string, now: Date): Promise<void> {
  const { today, expired } = await listRecentBookings(trx, buyerId, now);
  if (today >= bookingsPerDay) {
    throw new AppError('limit_reached', { message: (t) => t.deals.bookingsPerDay(bookingsPerDay) });
  }
  const until = pausedUntil(expired, now.getTime());
  if (until === undefined) return;
  const days = Math.ceil((until - now.getTime()) / 86_400_000);
  throw new AppError('limit_reached', { message: (t) => t.deals.paused(expired.length, days) });
}

function whyNoMore(canCancel: boolean): Say {
  return ({ bookings: t }) =>
    canCancel ? t.limit(maximumLiveBookings) : t.limitAllPaid(maximumLiveBookings);
}

/** What cancelling needs from outside. */
export type Cancelling = { withdrawPayments: WithdrawPayments };

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
  { withdrawPayments }: Cancelling,
  now = new Date(),
): Promise<void> {
  const booking = await findBookingOf(db, { id, partyId: actor.id });
  if (!booking) throw new AppError('not_found');
  const who = booking.buyer_id === actor.id ? 'buyer' : 'seller';
  if (booking.status === 'pending_payment') await withdrawPayments(id);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const locked = await lockBooking(trx, id);
      if (locked.status === 'cancelled') return;
      if (await chargeOnItsWay(trx, id, { challenged: false, now })) {
        throw new AppError('conflict', { message: (t) => t.bookings.paying[who] });
      }
      const cancelled = await cancelBooking(trx, locked, `cancelled_by_${who}`);
      if (cancelled) return;
      throw new AppError('conflict', { message: whyNotCancelled(locked, who) });
    }),
  );
}

function whyNotCancelled({ status }: BookingRow, who: 'buyer' | 'seller'): Say {
  if (status === 'completed') return (t) => t.deals.notNow.completed;
  if (isPaid(status)) return (t) => t.bookings.paid[who];
  if (status === 'expired') return (t) => t.bookings.expired;
  if (status === 'refunded') return (t) => t.bookings.returned;
  return (t) => t.bookings.beingReturned;
}
