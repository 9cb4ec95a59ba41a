import type { Offer } from '@motohaat/contract/offers';
import { offerActsOf } from '@motohaat/domain/offer';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import { type OfferView, statusOf } from './offers.repository.ts';

/** An offer for one of its two people. */
export function presentOffer(row: OfferView, userId: string, shown: Shown, now: Date): Offer {
  const side = row.buyer_id === userId ? 'buyer' : 'seller';
  const status = statusOf(row, now);
  const [name, seller] =
    side === 'seller'
      ? [row.product_name, row.seller_name]
      : [hideInLine(row.product_name), hideInLine(row.seller_name)];
  return {
    _id: row.id,
    version: row.version,
    productId: row.product_id,
    conversationId: row.conversation_id,
    productName: name,
    ...shown.name(name),
    side,
    otherName: nameIn(shown.t, side === 'buyer' ? seller : row.buyer_name),
    amount: row.amount,
    price: row.price,
    status,
    acts: offerActsOf(status, side),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
