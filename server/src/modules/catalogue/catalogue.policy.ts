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

/** Whoever is not signed in reads no phone number and no link in a description (ruling S5.12). */
export function shownDescription(description: string, actor: Actor | null): string {
  return actor ? description : hideContacts(description);
}
