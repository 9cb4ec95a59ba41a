import type { Consequences } from '@motohaat/contract/administration';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${many}`;

/** What deleting an account will do, in sentences; what it does in any case comes last. */
export function consequenceSentences(of: Consequences): string[] {
  const { unpaidBookings, paidBookings, listings, adverts, wishes, reports } = of;
  return [
    paidBookings > 0 &&
      `${counted(paidBookings, 'paid booking is', 'paid bookings are')} kept. The account is closed now, and deleted once they are settled.`,
    unpaidBookings > 0 &&
      `${counted(unpaidBookings, 'unpaid booking is', 'unpaid bookings are')} cancelled, and the other side is told.`,
    listings > 0 && `${counted(listings, 'listing leaves', 'listings leave')} the market.`,
    adverts > 0 && `${counted(adverts, 'advert ends', 'adverts end')}.`,
    wishes > 0 && `${counted(wishes, 'wish is', 'wishes are')} deleted.`,
    reports > 0 && `${counted(reports, 'report stays', 'reports stay')}, without a name.`,
    'All sessions end at once.',
    'Name, email, phone and photo are erased. Payments are kept under a pseudonym.',
  ].filter((sentence) => sentence !== false);
}
