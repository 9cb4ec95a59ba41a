import type { ReportReason } from '@motohaat/domain/report';

/** Somebody of the demo market, by e-mail address. */
type Person = { by: string };
type OfBike = { bike: string };

/**
 * Something that somebody has done in the market. `hoursAgo` moves the clock of what is done by a time;
 * bookings are known by who made them and of which bike.
 */
export type Act = { hoursAgo: number } & (
  | ({ does: 'book'; meetingPlace: string } & Person & OfBike)
  | ({ does: 'pay' } & Person & OfBike)
  /** By its buyer, or by the seller: whoever is named by `as`. */
  | ({ does: 'cancel'; as: string } & Person & OfBike)
  /** The holds that are over by then end. */
  | { does: 'run-out' }
  | ({ does: 'complete'; reason: string } & Person & OfBike)
  | ({ does: 'refund'; reason: string } & Person & OfBike)
  | ({ does: 'wish' } & Person & OfBike)
  | ({ does: 'report'; reason: ReportReason; note: string } & Person & OfBike)
  | ({ does: 'dismiss'; reason: string } & Person & OfBike)
  | ({ does: 'describe'; more: string } & Person & OfBike)
  | ({ does: 'save-search'; name: string; address: Readonly<Record<string, string>> } & Person)
);

const nusrat = 'demo.buyer@motohaat.example';
const rafiq = 'demo.seller@motohaat.example';
const rakib = 'rakib.talukder@motohaat.example';
const sumaiya = 'sumaiya.haque@motohaat.example';
const anik = 'anik.saha@motohaat.example';
const farhana = 'farhana.akter@motohaat.example';

/** What happened in the demo market in its last week, in order; the demo accounts find it when they sign in. */
export const week: readonly Act[] = [
  {
    hoursAgo: 150,
    does: 'book',
    by: anik,
    bike: 'dhrubo-100-red-rafiq',
    meetingPlace: 'Pallabi metro station',
  },
  {
    hoursAgo: 140,
    does: 'book',
    by: nusrat,
    bike: 'machranga-lx-125-sky-farhana',
    meetingPlace: 'Uttara, Sector 7 park',
  },
  { hoursAgo: 130, does: 'cancel', by: anik, bike: 'dhrubo-100-red-rafiq', as: rafiq },
  { hoursAgo: 120, does: 'wish', by: nusrat, bike: 'baaz-r150-red-rafiq' },
  { hoursAgo: 118, does: 'wish', by: nusrat, bike: 'torongo-max-150-graphite-imran' },
  { hoursAgo: 117, does: 'wish', by: nusrat, bike: 'nodi-lite-90-yellow-farhana' },
  {
    hoursAgo: 110,
    does: 'save-search',
    by: nusrat,
    name: 'Pulsar in Dhaka under 1.5 lakh',
    address: { q: 'pulsar', district: 'dhaka', priceMax: '150000' },
  },
  {
    hoursAgo: 109,
    does: 'save-search',
    by: nusrat,
    name: 'Scooters with papers',
    address: { kind: '1', papers: 'complete' },
  },
  { hoursAgo: 90, does: 'run-out' },
  {
    hoursAgo: 80,
    does: 'report',
    by: rakib,
    bike: 'bijli-160-rs-black-gold-imran',
    reason: 'wrong_details',
    note: 'The meter in the second picture shows more than the seller wrote.',
  },
  {
    hoursAgo: 76,
    does: 'report',
    by: sumaiya,
    bike: 'shalik-110-red-shamim',
    reason: 'fraud',
    note: 'He asked me to send ৳5,000 before I may see it.',
  },
  {
    hoursAgo: 70,
    does: 'report',
    by: nusrat,
    bike: 'shalik-110-red-shamim',
    reason: 'already_sold',
    note: 'On the phone he said that it was sold last week.',
  },
  {
    hoursAgo: 60,
    does: 'dismiss',
    by: rakib,
    bike: 'bijli-160-rs-black-gold-imran',
    reason: 'The seller has sent a picture of the meter: it shows what the listing says.',
  },
  {
    hoursAgo: 50,
    does: 'describe',
    by: farhana,
    bike: 'torongo-city-125-silver-farhana',
    more: 'More pictures at https://farhana-bikes.example, write to me there.',
  },
  {
    hoursAgo: 44,
    does: 'book',
    by: nusrat,
    bike: 'boishakh-150-graphite-rafiq',
    meetingPlace: 'Mirpur 10, by the BRTA office',
  },
  { hoursAgo: 42, does: 'pay', by: nusrat, bike: 'boishakh-150-graphite-rafiq' },
  {
    hoursAgo: 40,
    does: 'book',
    by: rakib,
    bike: 'torongo-max-150-blue-rafiq',
    meetingPlace: 'Mirpur DOHS, gate 2',
  },
  { hoursAgo: 38, does: 'pay', by: rakib, bike: 'torongo-max-150-blue-rafiq' },
  {
    hoursAgo: 36,
    does: 'book',
    by: nusrat,
    bike: 'dhumketu-s165-orange-tanvir',
    meetingPlace: 'Dhanmondi 27',
  },
  { hoursAgo: 35, does: 'pay', by: nusrat, bike: 'dhumketu-s165-orange-tanvir' },
  {
    hoursAgo: 30,
    does: 'complete',
    by: nusrat,
    bike: 'boishakh-150-graphite-rafiq',
    reason: 'Both have confirmed by phone that the bike and its papers were handed over.',
  },
  {
    hoursAgo: 26,
    does: 'refund',
    by: nusrat,
    bike: 'dhumketu-s165-orange-tanvir',
    reason: 'The chassis number on the bike is not the one on the certificate.',
  },
  {
    hoursAgo: 20,
    does: 'book',
    by: sumaiya,
    bike: 'purbasha-350-maroon-rafiq',
    meetingPlace: 'Kalshi crossing',
  },
  {
    hoursAgo: 6,
    does: 'book',
    by: nusrat,
    bike: 'tufan-cafe-350-cream-sadia',
    meetingPlace: 'Mohammadpur bus stand',
  },
];
