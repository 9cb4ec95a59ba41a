import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Mirpur, Uttara and Bashundhara, Dhaka. */
export const dhakaNorth: readonly WrittenBike[] = [
  {
    key: 'shalik-110-teal-rafiq',
    seller: 'rafiq-hasan',
    category: 1,

    condition: 'good',
    originalPrice: 148_000,
    resalePrice: 92_000,
    used: 2.5,
    warranty: null,
    location: 'Mirpur 10, Dhaka',
    description:
      'My wife rode it to school and back, about 14 km a day. New battery in March, both tyres have more than half left. Papers are in my name and up to date. Take it only if you like what you see.',
    postedHoursAgo: 8,
    pictures: [side('shalik-110', 'teal')],
    advertised: false,
  },
  {
    key: 'dhrubo-100-red-rafiq',
    seller: 'rafiq-hasan',
    category: 2,

    condition: 'fair',
    originalPrice: 112_000,
    resalePrice: 54_000,
    used: 6,
    warranty: null,
    location: 'Pallabi, Mirpur, Dhaka',
    description:
      'Runs every day and never leaves me on the road. The paint is tired on the left side panel and the seat cover is new. Mileage is still about 60 km a litre in city traffic.',
    postedHoursAgo: 190,
    pictures: [side('dhrubo-100', 'red')],
    advertised: false,
  },
  {
    key: 'baaz-r150-red-rafiq',
    seller: 'rafiq-hasan',
    category: 3,

    condition: 'excellent',
    originalPrice: 395_000,
    resalePrice: 318_000,
    used: 1,
    warranty: 1,
    location: 'Mirpur DOHS, Dhaka',
    description:
      'Bought new last winter and ridden on weekends only, 5,400 km on the meter. All four services were done at the dealer and I have the book. Not a scratch on the fairing. The price can be talked about a little.',
    postedHoursAgo: 40,
    pictures: [side('baaz-r150', 'red'), near('baaz-r150', 'red')],
    advertised: true,
  },
  {
    key: 'boishakh-150-graphite-rafiq',
    seller: 'rafiq-hasan',
    category: 2,

    condition: 'good',
    originalPrice: 238_000,
    resalePrice: 164_000,
    used: 3,
    warranty: null,
    location: 'Kazipara, Dhaka',
    description:
      'Smooth engine, no oil leak, front disc pads changed last month. I am moving abroad in January, so the price is fair and final. Tax token is valid until next June.',
    postedHoursAgo: 61,
    pictures: [side('boishakh-150', 'graphite')],
    advertised: false,
  },
  {
    key: 'torongo-max-150-blue-rafiq',
    seller: 'rafiq-hasan',
    category: 1,

    condition: 'excellent',
    originalPrice: 385_000,
    resalePrice: 325_000,
    used: 1,
    warranty: 1.5,
    location: 'Mirpur 2, Dhaka',
    description:
      'The most comfortable scooter I have owned: tall screen, a flat place for your feet and room for two helmets under the seat. Only highway kilometres, 7,800 in all. Both keys and all papers are here.',
    postedHoursAgo: 51,
    pictures: [side('torongo-max-150', 'blue'), near('torongo-max-150', 'blue')],
    advertised: true,
  },
  {
    key: 'purbasha-350-maroon-rafiq',
    seller: 'rafiq-hasan',
    category: 2,

    condition: 'good',
    originalPrice: 465_000,
    resalePrice: 358_000,
    used: 2,
    warranty: null,
    location: 'Senpara, Mirpur, Dhaka',
    description:
      'Long-distance bike with a soft beat. Went to Sajek and Tetulia and came home without one fault. Spokes were tightened in September and the chain set is new.',
    postedHoursAgo: 122,
    pictures: [side('purbasha-350', 'maroon')],
    advertised: false,
  },
  {
    key: 'shalik-110-rose-farhana',
    seller: 'farhana-akter',
    category: 1,

    condition: 'excellent',
    originalPrice: 152_000,
    resalePrice: 126_000,
    used: 1,
    warranty: 1,
    location: 'Sector 7, Uttara, Dhaka',
    description:
      'I learned to ride on it and now I need a bigger one. Only 3,900 km, kept in the garage and washed every Friday. No accident, no repaint. A very easy scooter for beginners.',
    postedHoursAgo: 45,
    pictures: [side('shalik-110', 'rose'), near('shalik-110', 'rose')],
    advertised: true,
  },
  {
    key: 'nodi-lite-90-yellow-farhana',
    seller: 'farhana-akter',
    category: 1,

    condition: 'good',
    originalPrice: 98_000,
    resalePrice: 61_000,
    used: 2,
    warranty: null,
    location: 'Sector 11, Uttara, Dhaka',
    description:
      'So light that anyone can push it onto the veranda. Good for short trips to the market and to coaching. One small scratch on the front mudguard.',
    postedHoursAgo: 75,
    pictures: [side('nodi-lite-90', 'yellow')],
    advertised: false,
  },
  {
    key: 'machranga-lx-125-sky-farhana',
    seller: 'farhana-akter',
    category: 1,

    condition: 'excellent',
    originalPrice: 215_000,
    resalePrice: 178_000,
    used: 1.5,
    warranty: 0.5,
    location: 'Sector 4, Uttara, Dhaka',
    description:
      'Beautiful retro scooter with all its chrome shining. It starts at the first touch even in winter. Service book, two keys and the original tool kit are included.',
    postedHoursAgo: 210,
    pictures: [side('machranga-lx-125', 'sky')],
    advertised: false,
  },
  {
    key: 'torongo-city-125-silver-farhana',
    seller: 'farhana-akter',
    category: 1,

    condition: 'good',
    originalPrice: 182_000,
    resalePrice: 124_000,
    used: 2,
    warranty: null,
    location: 'Ashkona, Uttara, Dhaka',
    description:
      "My brother's scooter, he has gone to study in Malaysia. The battery is one year old and the tyres are fine. You are welcome to bring your own mechanic.",
    postedHoursAgo: 48,
    pictures: [side('torongo-city-125', 'silver')],
    advertised: false,
  },
  {
    key: 'baaz-r250-black-imran',
    seller: 'imran-kabir',
    category: 3,

    condition: 'excellent',
    originalPrice: 745_000,
    resalePrice: 612_000,
    used: 1.5,
    warranty: 0.5,
    location: 'Block D, Bashundhara, Dhaka',
    description:
      'One owner, 8,100 km, never been on a track. Engine oil was changed every 2,000 km with full synthetic. Registration is on a ten-year plate and everything is in my name.',
    postedHoursAgo: 37,
    pictures: [side('baaz-r250', 'black'), near('baaz-r250', 'black')],
    advertised: true,
  },
  {
    key: 'tufan-cafe-350-green-imran',
    seller: 'imran-kabir',
    category: 3,

    condition: 'good',
    originalPrice: 540_000,
    resalePrice: 425_000,
    used: 2,
    warranty: null,
    location: 'Block B, Bashundhara, Dhaka',
    description:
      'A bike that people stop to look at. Chain and valves set in October. There is a small dent under the seat hump which you can see in person.',
    postedHoursAgo: 98,
    pictures: [side('tufan-cafe-350', 'green')],
    advertised: false,
  },
  {
    key: 'torongo-max-150-graphite-imran',
    seller: 'imran-kabir',
    category: 1,

    condition: 'good',
    originalPrice: 378_000,
    resalePrice: 276_000,
    used: 2.5,
    warranty: null,
    location: 'Kuril, Dhaka',
    description:
      'Used for the office run from Kuril to Motijheel. The drive belt and rollers were changed at 18,000 km. It comes with a top-box bracket.',
    postedHoursAgo: 260,
    pictures: [side('torongo-max-150', 'graphite')],
    advertised: false,
  },
  {
    key: 'bijli-160-rs-black-gold-imran',
    seller: 'imran-kabir',
    category: 3,

    condition: 'excellent',
    originalPrice: 289_000,
    resalePrice: 232_000,
    used: 1,
    warranty: 1,
    location: 'Vatara, Dhaka',
    description:
      'Sharp to look at and easy to ride. 6,200 km, all services at the dealer. I am selling only because I changed to a bigger bike.',
    postedHoursAgo: 10,
    pictures: [side('bijli-160-rs', 'black-gold')],
    advertised: false,
  },
];
