import type { MyProduct, Sale } from '@motohaat/contract/selling';
import { isPaid } from '@motohaat/domain/booking';
import { mayContact } from '@motohaat/domain/deal';
import { priceWarningOf } from '@motohaat/domain/price';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { BookingEventRow } from '../bookings/booking-events.ts';
import { dealOf, presentSteps } from '../bookings/deal-facts.ts';
import { presentFacts } from '../catalogue/catalogue.presenter.ts';
import { factsOf } from './facts.ts';
import type { OwnProduct, SaleView } from './selling.repository.ts';

/** A bike for its seller. */
export function presentMyProduct(row: OwnProduct, seller: Actor, shown: Shown): MyProduct {
  return {
    ...presentFacts(row, seller, shown),
    status: row.status,
    ...presentTerm(row),
    version: row.version,
    soldElsewhere: row.sold_elsewhere,
    bookings: { count: row.booking_count, live: row.live_booking },
    advertisedUntil: row.advertised_until?.toISOString() ?? null,
    priceWarning: priceWarningOf(row.original_price, row.resale_price),
    facts: factsOf(row),
  };
}

function presentTerm({ status, expires_at: expiresAt, last_case: last }: OwnProduct) {
  const isRefused = status === 'draft' && last?.status === 'refused';
  const draftBecause = isRefused ? ('refused' as const) : ('expired' as const);
  return {
    expiresAt: status === 'active' ? expiresAt.toISOString() : null,
    draftBecause: status === 'draft' ? draftBecause : null,
    refusedBecause: isRefused ? last.reasons : [],
  };
}

/**
 * A booking for the seller of its bike.
 *
 * @param events what happened to it
 */
export function presentSale(
  row: SaleView,
  { events, now }: { events: readonly BookingEventRow[]; now: Date },
  shown: Shown,
): Sale {
  const deal = dealOf(row, events);
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    ...shown.name(row.product_name),
    picture: shown.pictures(row.product_name, row.images)[0] ?? null,
    price: row.amount,
    ...(row.asked !== null && { asked: row.asked }),
    ...(row.fee !== null && { fee: row.fee }),
    customerName: nameIn(shown.t, row.customer_name),
    phone: mayContact(deal, now.getTime()) ? row.phone : '',
    location: row.meeting_location,
    ...shown.place(row.meeting_location),
    status: row.status,
    paid: isPaid(row.status),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    steps: presentSteps(deal),
  };
}
