import type { Consequences } from '@motohaat/contract/administration';

import type { Messages } from '../../messages/users/en.tsx';

/** What deleting an account will do, in sentences; what it does in any case comes last. */
export function consequenceSentences(
  of: Consequences,
  t: Messages['deletion']['consequences'],
): string[] {
  const { unpaidBookings, paidBookings, listings, adverts, wishes, reports } = of;
  return [
    paidBookings > 0 && t.paidBookings(paidBookings),
    unpaidBookings > 0 && t.unpaidBookings(unpaidBookings),
    listings > 0 && t.listings(listings),
    adverts > 0 && t.adverts(adverts),
    wishes > 0 && t.wishes(wishes),
    reports > 0 && t.reports(reports),
    t.sessions,
    t.erased,
  ].filter((sentence) => sentence !== false);
}
