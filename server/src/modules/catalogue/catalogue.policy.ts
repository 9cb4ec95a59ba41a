import { hideContacts } from '@motohaat/domain/contacts';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Actor } from '../../plugins/authentication.ts';

/** Whether a listing is the caller's own. */
export function isOwn(actor: Actor | null, listing: { seller_id: string }): boolean {
  return actor?.id === listing.seller_id;
}

/** A seller's whole address is for the seller and the admin; others get it masked (ruling S3.5). */
export function maySeeEmail(actor: Actor | null, listing: { seller_id: string }): boolean {
  return isOwn(actor, listing) || actor?.role === 'admin';
}

/** On the home grid even the admin gets it masked (authorization matrix, row 23). */
export function maySeeEmailOfAdvert(actor: Actor | null, listing: { seller_id: string }): boolean {
  return isOwn(actor, listing);
}

/** For who has booked nothing. */
export const noBikes: ReadonlySet<string> = new Set();

/** What a seller wrote of a bike, and what the seller is called. */
type Written = {
  name: string;
  other_model?: string | null;
  location: string;
  description: string;
  seller_name: string;
};

/**
 * A bike's texts as this caller may read them: a phone number and a link in them are for the seller, the
 * admin, and who has booked the bike (ruling S5.12); others read them without.
 *
 * @param booked ids of the bikes that the caller has booked
 */
export function textsFor<Row extends Written & { id: string; seller_id: string }>(
  row: Row,
  actor: Actor | null,
  booked: ReadonlySet<string>,
): Row {
  const readsAll = isOwn(actor, row) || actor?.role === 'admin' || booked.has(row.id);
  if (readsAll) return row;
  const { name, other_model: otherModel, location, description, seller_name: sellerName } = row;
  return {
    ...row,
    name: hideInLine(name),
    ...(typeof otherModel === 'string' && { other_model: hideInLine(otherModel) }),
    location: hideInLine(location),
    description: hideContacts(description),
    seller_name: hideInLine(sellerName),
  };
}
