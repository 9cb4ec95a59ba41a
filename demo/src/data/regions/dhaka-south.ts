import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Dhanmondi, Mohammadpur and Jatrabari, Dhaka. */
export const dhakaSouth: readonly WrittenBike[] = [
  {
    key: 'dhumketu-s165-orange-tanvir',
    seller: 'tanvir-rahman',
    category: 3,

    condition: 'excellent',
    originalPrice: 312_000,
    resalePrice: 258_000,
    used: 1,
    warranty: 1,
    location: 'Road 27, Dhanmondi, Dhaka',
    description:
      'Half fairing, so it stays cool in traffic and is still calm at 100. 5,900 km on the meter and new grips. Come and see it rather than bargain on the phone.',
    postedHoursAgo: 42,
    pictures: [side('dhumketu-s165', 'orange'), near('dhumketu-s165', 'orange')],
    advertised: true,
  },
  {
    key: 'boishakh-150-orange-tanvir',
    seller: 'tanvir-rahman',
    category: 2,

    condition: 'good',
    originalPrice: 242_000,
    resalePrice: 168_000,
    used: 2.5,
    warranty: null,
    location: 'Zigatola, Dhaka',
    description:
      'Strong pull in the middle gears and good brakes at both ends. I changed the air filter and the plug myself last week. The registration is clear and the smart card is in hand.',
    postedHoursAgo: 84,
    pictures: [side('boishakh-150', 'orange')],
    advertised: false,
  },
  {
    key: 'dhrubo-125-dx-silver-tanvir',
    seller: 'tanvir-rahman',
    category: 2,

    condition: 'good',
    originalPrice: 162_000,
    resalePrice: 98_000,
    used: 3,
    warranty: null,
    location: 'Hazaribagh, Dhaka',
    description:
      'Simple, honest commuter that gives 52 km a litre. The self-starter and the kick both work. One indicator lens is cracked and I will leave the new one with you.',
    postedHoursAgo: 140,
    pictures: [side('dhrubo-125-dx', 'silver')],
    advertised: false,
  },
  {
    key: 'baaz-r150-blue-tanvir',
    seller: 'tanvir-rahman',
    category: 3,

    condition: 'good',
    originalPrice: 388_000,
    resalePrice: 262_000,
    used: 3,
    warranty: null,
    location: 'Lalmatia, Dhaka',
    description:
      'Second owner, 21,000 km, with a chain and sprockets that are four months old. The fairing has light marks near the foot peg and nothing else. Test ride after you leave your phone.',
    postedHoursAgo: 310,
    pictures: [side('baaz-r150', 'blue')],
    advertised: false,
  },
  {
    key: 'dhrubo-100-black-shamim',
    seller: 'shamim-sikder',
    category: 2,

    condition: 'fair',
    originalPrice: 108_000,
    resalePrice: 42_000,
    used: 8,
    warranty: null,
    location: 'Jatrabari, Dhaka',
    description:
      'An old friend that still does a full day of deliveries. The engine was opened once, for new rings, in 2023. Cheap to run and every mechanic knows it.',
    postedHoursAgo: 420,
    pictures: [side('dhrubo-100', 'black')],
    advertised: false,
  },
  {
    key: 'dhrubo-125-dx-maroon-shamim',
    seller: 'shamim-sikder',
    category: 2,

    condition: 'good',
    originalPrice: 158_000,
    resalePrice: 104_000,
    used: 2,
    warranty: null,
    location: 'Shonir Akhra, Dhaka',
    description:
      'Family bike, never used for ride sharing. New rear tyre and a new clutch cable. Papers are complete up to next year.',
    postedHoursAgo: 55,
    pictures: [side('dhrubo-125-dx', 'maroon')],
    advertised: false,
  },
  {
    key: 'shalik-110-red-shamim',
    seller: 'shamim-sikder',
    category: 1,

    condition: 'fair',
    originalPrice: 140_000,
    resalePrice: 68_000,
    used: 4.5,
    warranty: null,
    location: 'Sayedabad, Dhaka',
    description:
      'Body has city scratches but the engine is quiet and the brakes are good. Belt changed in June. চালিয়ে দেখে নিতে পারবেন।',
    postedHoursAgo: 168,
    pictures: [side('shalik-110', 'red')],
    advertised: false,
  },
  {
    key: 'dhumketu-s165-graphite-shamim',
    seller: 'shamim-sikder',
    category: 3,

    condition: 'good',
    originalPrice: 305_000,
    resalePrice: 204_000,
    used: 3,
    warranty: null,
    location: 'Dholaipar, Dhaka',
    description:
      'A strong, smooth bike for the highway. The front brake line and fluid are new. I lost the second key, so the price is a little lower.',
    postedHoursAgo: 230,
    pictures: [side('dhumketu-s165', 'graphite')],
    advertised: false,
  },
  {
    key: 'nodi-lite-90-teal-sadia',
    seller: 'sadia-islam',
    category: 1,

    condition: 'excellent',
    originalPrice: 99_000,
    resalePrice: 78_000,
    used: 1,
    warranty: 0.5,
    location: 'Town Hall, Mohammadpur, Dhaka',
    description:
      'Bought for campus and used for one year, 2,700 km. It is light, quiet and needs almost no petrol. Helmet and phone holder go with it.',
    postedHoursAgo: 3,
    pictures: [side('nodi-lite-90', 'teal')],
    advertised: false,
  },
  {
    key: 'machranga-lx-125-cream-sadia',
    seller: 'sadia-islam',
    category: 1,

    condition: 'good',
    originalPrice: 212_000,
    resalePrice: 156_000,
    used: 2.5,
    warranty: null,
    location: 'Shyamoli, Dhaka',
    description:
      'The prettiest scooter on our road, and the chrome rails have no rust. Everything works, the clock too. I had the seat stitched new in brown.',
    postedHoursAgo: 48,
    pictures: [side('machranga-lx-125', 'cream'), near('machranga-lx-125', 'cream')],
    advertised: true,
  },
  {
    key: 'tufan-cafe-350-cream-sadia',
    seller: 'sadia-islam',
    category: 3,

    condition: 'excellent',
    originalPrice: 552_000,
    resalePrice: 468_000,
    used: 1,
    warranty: 1,
    location: 'Adabor, Dhaka',
    description:
      'My late evening bike: 3,600 km, never in rain. The bars are low, so come and sit on it first. Full service history from the dealer in Tejgaon.',
    postedHoursAgo: 105,
    pictures: [side('tufan-cafe-350', 'cream')],
    advertised: false,
  },
];
