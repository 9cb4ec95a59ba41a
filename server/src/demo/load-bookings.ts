import { buyers } from '@motohaat/demo/buyers';
import { v7 as uuidv7 } from 'uuid';

import type { Queryable } from '../database/index.ts';
import { bookBike } from '../modules/bookings/booking.transitions.ts';

/**
 * Lets the demo buyers book their bikes, by the machine that books every bike: the holds run from
 * now, and run out like any other.
 *
 * @param bikeIds the ids of the bikes that were just added, by key; no other is booked
 */
export async function loadBookings(trx: Queryable, bikeIds: Map<string, string>): Promise<void> {
  for (const { email, booked, meetingPlace } of buyers) {
    const bikeId = bikeIds.get(booked);
    if (!bikeId) continue;
    // Three bookings, in one transaction.
    const buyer = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const bike = await trx
      .selectFrom('products as p')
      .innerJoin('users as s', 's.id', 'p.seller_id')
      .select([
        'p.id',
        'p.version',
        'p.name',
        'p.seller_id',
        'p.resale_price',
        's.name as seller_name',
      ])
      .where('p.id', '=', bikeId)
      .executeTakeFirstOrThrow();
    await bookBike(trx, { id: uuidv7(), buyer, bike, phone: '', meetingPlace, now: new Date() });
  }
}
