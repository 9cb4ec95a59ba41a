import { hideContacts } from '@motohaat/domain/contacts';

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

/**
 * A phone number and a link in a description are for the seller, the admin, and who has booked the bike
 * (ruling S5.12); others read the text without them.
 *
 * @param booked ids of the bikes that the caller has booked
 */
export function shownDescription(
  listing: { id: string; seller_id: string; description: string },
  actor: Actor | null,
  booked: ReadonlySet<string>,
): string {
  const isTold = isOwn(actor, listing) || actor?.role === 'admin' || booked.has(listing.id);
  return isTold ? listing.description : hideContacts(listing.description);
}
