import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Chattogram and Cumilla. */
export const chattogram: readonly WrittenBike[] = [
  {
    key: 'baaz-r250-yellow-jahid',
    seller: 'jahid-chowdhury',
    category: 3,

    condition: 'excellent',
    originalPrice: 752_000,
    resalePrice: 638_000,
    used: 1,
    warranty: 1,
    location: 'GEC Circle, Chattogram',
    description:
      'Bright, fast and looked after like a child. 4,800 km, first oil change to the last one all at the dealer. Crash guards have never been needed. All original papers are here.',
    postedHoursAgo: 35,
    pictures: [side('baaz-r250', 'yellow'), near('baaz-r250', 'yellow')],
    advertised: true,
  },
  {
    key: 'haor-trail-200-orange-jahid',
    seller: 'jahid-chowdhury',
    category: 2,

    condition: 'good',
    originalPrice: 328_000,
    resalePrice: 236_000,
    used: 2.5,
    warranty: null,
    location: 'Nasirabad, Chattogram',
    description:
      'Went up to Bandarban and Thanchi four times and never complained. The rear knobbly tyre is new, the front one has half left. Skid plate and hand guards stay on.',
    postedHoursAgo: 70,
    pictures: [side('haor-trail-200', 'orange')],
    advertised: false,
  },
  {
    key: 'torongo-city-125-black-jahid',
    seller: 'jahid-chowdhury',
    category: 1,

    condition: 'good',
    originalPrice: 178_000,
    resalePrice: 112_000,
    used: 3,
    warranty: null,
    location: 'Muradpur, Chattogram',
    description:
      'Good scooter for the hills of the city: it pulls well with two people. The brakes were overhauled in August. Tax is paid until April.',
    postedHoursAgo: 155,
    pictures: [side('torongo-city-125', 'black')],
    advertised: false,
  },
  {
    key: 'bijli-160-rs-red-jahid',
    seller: 'jahid-chowdhury',
    category: 3,

    condition: 'good',
    originalPrice: 278_000,
    resalePrice: 189_000,
    used: 2.5,
    warranty: null,
    location: 'Probartak, Chattogram',
    description:
      'Second bike of the house, so it stood more than it ran. 11,500 km, clean belly pan, straight frame. Ready to transfer the name the same day.',
    postedHoursAgo: 290,
    pictures: [side('bijli-160-rs', 'red')],
    advertised: false,
  },
  {
    key: 'shalik-110-white-mitu',
    seller: 'mitu-barua',
    category: 1,

    condition: 'good',
    originalPrice: 146_000,
    resalePrice: 96_000,
    used: 2,
    warranty: null,
    location: 'Agrabad, Chattogram',
    description:
      'I rode it to the bank and home for two years. It has a new front basket and new mirrors. Very low running cost.',
    postedHoursAgo: 13,
    pictures: [side('shalik-110', 'white')],
    advertised: false,
  },
  {
    key: 'nodi-lite-90-white-mitu',
    seller: 'mitu-barua',
    category: 1,

    condition: 'fair',
    originalPrice: 92_000,
    resalePrice: 39_000,
    used: 5,
    warranty: null,
    location: 'Chawkbazar, Chattogram',
    description:
      'Old but faithful. The paint has faded near the floorboard and the speedometer needle shakes a little. The engine is fine and starts in one kick.',
    postedHoursAgo: 350,
    pictures: [side('nodi-lite-90', 'white')],
    advertised: false,
  },
  {
    key: 'purbasha-350-cream-mitu',
    seller: 'mitu-barua',
    category: 2,

    condition: 'excellent',
    originalPrice: 472_000,
    resalePrice: 398_000,
    used: 1.5,
    warranty: 0.5,
    location: 'Khulshi, Chattogram',
    description:
      "My father's weekend bike, with 4,100 careful kilometres. The tank was never repainted and the spokes shine. He wants it to go to somebody who will keep it so.",
    postedHoursAgo: 88,
    pictures: [side('purbasha-350', 'cream')],
    advertised: false,
  },
  {
    key: 'haor-trail-200-green-kamrul',
    seller: 'kamrul-alam',
    category: 2,

    condition: 'excellent',
    originalPrice: 335_000,
    resalePrice: 278_000,
    used: 1,
    warranty: 1,
    location: 'Halishahar, Chattogram',
    description:
      "Tall, soft and happy on broken roads. Ridden to Cox's Bazar along the Marine Drive and otherwise only in town. 6,000 km, no fall, no welding.",
    postedHoursAgo: 54,
    pictures: [side('haor-trail-200', 'green'), near('haor-trail-200', 'green')],
    advertised: true,
  },
  {
    key: 'dhrubo-100-blue-kamrul',
    seller: 'kamrul-alam',
    category: 2,

    condition: 'good',
    originalPrice: 114_000,
    resalePrice: 67_000,
    used: 3.5,
    warranty: null,
    location: 'Boropul, Chattogram',
    description:
      'Everyday bike of a government officer. Always one rider, always parked inside. 62 km a litre on the last three fills.',
    postedHoursAgo: 112,
    pictures: [side('dhrubo-100', 'blue')],
    advertised: false,
  },
  {
    key: 'dhumketu-s165-white-kamrul',
    seller: 'kamrul-alam',
    category: 3,

    condition: 'good',
    originalPrice: 308_000,
    resalePrice: 215_000,
    used: 2,
    warranty: null,
    location: 'Pahartali, Chattogram',
    description:
      'White is hard to keep clean and I kept it clean. New chain kit, new battery, brake discs without a line. ইঞ্জিনে কোনো শব্দ নেই।',
    postedHoursAgo: 185,
    pictures: [side('dhumketu-s165', 'white')],
    advertised: false,
  },
  {
    key: 'boishakh-150-yellow-kamrul',
    seller: 'kamrul-alam',
    category: 2,

    condition: 'good',
    originalPrice: 236_000,
    resalePrice: 152_000,
    used: 3,
    warranty: null,
    location: 'Oxygen, Chattogram',
    description:
      'Sold because the family is growing and we need a car. Tyres were changed front and rear in May. A calm bike with a good sound.',
    postedHoursAgo: 400,
    pictures: [side('boishakh-150', 'yellow')],
    advertised: false,
  },
  {
    key: 'torongo-city-125-blue-tania',
    seller: 'tania-majumder',
    category: 1,

    condition: 'excellent',
    originalPrice: 186_000,
    resalePrice: 149_000,
    used: 1,
    warranty: 1,
    location: 'Kandirpar, Cumilla',
    description:
      'It was a gift and I hardly used it: 2,200 km. Under-seat light, USB socket and both keys work as new. Please come to Kandirpar to see it.',
    postedHoursAgo: 20,
    pictures: [side('torongo-city-125', 'blue')],
    advertised: false,
  },
  {
    key: 'baaz-r150-white-red-tania',
    seller: 'tania-majumder',
    category: 3,

    condition: 'good',
    originalPrice: 392_000,
    resalePrice: 284_000,
    used: 2,
    warranty: null,
    location: 'Race Course, Cumilla',
    description:
      "My husband's bike, with a proper service book and all the bills. The graphics are original and not one clip of the fairing is broken. Price is a little negotiable.",
    postedHoursAgo: 132,
    pictures: [side('baaz-r150', 'white-red')],
    advertised: false,
  },
  {
    key: 'machranga-lx-125-maroon-tania',
    seller: 'tania-majumder',
    category: 1,

    condition: 'good',
    originalPrice: 208_000,
    resalePrice: 142_000,
    used: 3,
    warranty: null,
    location: 'Tomsom Bridge, Cumilla',
    description:
      'Deep maroon with a tan seat. The carburettor was tuned last month, so it idles like a clock. There is a small chip on the leg shield.',
    postedHoursAgo: 240,
    pictures: [side('machranga-lx-125', 'maroon')],
    advertised: false,
  },
];
