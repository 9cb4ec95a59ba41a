import type { NewBooking } from '@motohaat/shared/contract/bookings';
import { isPaid, maximumLiveBookings } from '@motohaat/shared/domain/booking';
import { formatTaka } from '@motohaat/shared/domain/money';
import { isChargeable, maximumCharge } from '@motohaat/shared/domain/payment';

import { type Database, isUniqueViolation, withRetry } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { type Bike, findNamedBike, givenPrice } from '../named-bike.ts';
import { takeTurn } from '../turns.ts';
import { bookBike, type BookingRow, cancelBooking, lockBooking } from './booking.transitions.ts';
import {
  chargeOnItsWay,
  countLiveBookings,
  findBooking,
  findHolder,
} from './bookings.repository.ts';
import { readMeetingPlace, readPhone } from './bookings.rules.ts';
import type { WithdrawPayments } from './payments.port.ts';

/** How often a bike may change under a buyer's hands before the buyer has to look again. */
const attempts = 3;

type Making = { id: string; now?: Date };

/**
 * Books a bike for a buyer and holds it for 48 hours.
 *
 * @param making the booking's id; a booking of that id that the buyer already has is the answer
 * @returns the booking's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `already_booked`, `price_changed`,
 *   `not_payable`, `limit_reached`, `conflict`
 */
export async function createBooking(
  db: Database,
  buyer: Actor,
  wanted: NewBooking,
  { id, now = new Date() }: Making,
): Promise<string> {
  const phone = readPhone(wanted.phone);
  const meetingPlace = readMeetingPlace(wanted.location);
  const price = givenPrice(wanted);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // oxlint-disable no-await-in-loop -- each attempt starts from what the one before it found
    if (await findBooking(db, { id, buyerId: buyer.id })) return id;
    const { productId, productName } = wanted;
    const bike = await findNamedBike(db, { productId, productName, price });
    await refuseUnlessBookable(db, { bike, buyer, price });
    if (await book(db, { id, buyer, bike, phone, meetingPlace, now })) return id;
    // oxlint-enable no-await-in-loop
  }
  throw new AppError('conflict');
}

async function refuseUnlessBookable(
  db: Database,
  wanted: { bike: Bike | undefined; buyer: Actor; price: number | undefined },
): Promise<asserts wanted is { bike: Bike }> {}
