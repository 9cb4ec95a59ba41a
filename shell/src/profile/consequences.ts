import type { Consequences } from '@motohaat/contract/administration';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${many}`;

/** What deleting one's account will do, in sentences. */
export function consequenceSentences(of: Consequences, due: string): string[] {
  const { unpaidBookings, listings, adverts, wishes, reports } = of;
  return [
    'You are signed out everywhere now, and your bikes leave the market.',
    `Until ${due} you can sign in and keep your account. After that nothing brings it back.`,
    unpaidBookings > 0 &&
      `${counted(unpaidBookings, 'unpaid booking is', 'unpaid bookings are')} cancelled, and the other side is told.`,
    listings > 0 && `${counted(listings, 'listing is', 'listings are')} removed.`,
    adverts > 0 && `${counted(adverts, 'advert ends', 'adverts end')}.`,
    wishes > 0 && `${counted(wishes, 'wish is', 'wishes are')} deleted.`,
    reports > 0 && `${counted(reports, 'report stays', 'reports stay')}, without your name.`,
    'Your name, email, phone and photo are erased. Payments are kept, without your name, for accounting.',
  ].filter((sentence) => sentence !== false);
}
