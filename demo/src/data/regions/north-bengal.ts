import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Rajshahi, Bogura and Rangpur. */
export const northBengal: readonly WrittenBike[] = [
  {
    key: 'purbasha-350-black-gold-ashik',
    seller: 'ashik-mondol',
    category: 2,

    condition: 'excellent',
    originalPrice: 488_000,
    resalePrice: 415_000,
    used: 1,
    warranty: 1,
    location: 'Shaheb Bazar, Rajshahi',
    description:
      'Black with hand-painted gold lines from the factory. 3,300 km, mostly along the Padma embankment at sunset. It has the long silencer and the single saddle comes with it.',
    postedHoursAgo: 43,
    pictures: [side('purbasha-350', 'black-gold'), near('purbasha-350', 'black-gold')],
    advertised: true,
  },
  {
    key: 'bijli-160-rs-green-ashik',
    seller: 'ashik-mondol',
    category: 3,

    condition: 'good',
    originalPrice: 281_000,
    resalePrice: 194_000,
    used: 2.5,
    warranty: null,
    location: 'Talaimari, Rajshahi',
    description:
      'I tuned the chain and the brakes myself, I teach motor mechanics. Nothing on it is hidden. The frame number and the papers match, you can check at BRTA first.',
    postedHoursAgo: 146,
    pictures: [side('bijli-160-rs', 'green')],
    advertised: false,
  },
  {
    key: 'nodi-lite-90-graphite-ashik',
    seller: 'ashik-mondol',
    category: 1,

    condition: 'good',
    originalPrice: 96_000,
    resalePrice: 58_000,
    used: 2.5,
    warranty: null,
    location: 'Kazla, Rajshahi',
    description:
      'The campus scooter of three brothers, each of whom passed. New brake shoes and a new tube at the rear. Light enough for a first-time rider.',
    postedHoursAgo: 222,
    pictures: [side('nodi-lite-90', 'graphite')],
    advertised: false,
  },
  {
    key: 'dhrubo-100-red-ashik',
    seller: 'ashik-mondol',
    category: 2,

    condition: 'good',
    originalPrice: 113_000,
    resalePrice: 71_000,
    used: 3,
    warranty: null,
    location: 'Bornali, Rajshahi',
    description:
      'Kept like new by my uncle who only rode to the mosque and the bazaar. The chrome has no rust at all. 18,000 km.',
    postedHoursAgo: 380,
    pictures: [side('dhrubo-100', 'red')],
    advertised: false,
  },
  {
    key: 'haor-trail-200-white-red-shohag',
    seller: 'shohag-mia',
    category: 2,

    condition: 'good',
    originalPrice: 325_000,
    resalePrice: 228_000,
    used: 3,
    warranty: null,
    location: 'Satmatha, Bogura',
    description:
      'Good for the char roads and for the farm. The suspension was serviced in July and the front fork does not leak. Number plate and smart card are in hand.',
    postedHoursAgo: 58,
    pictures: [side('haor-trail-200', 'white-red')],
    advertised: false,
  },
  {
    key: 'torongo-city-125-orange-shohag',
    seller: 'shohag-mia',
    category: 1,

    condition: 'good',
    originalPrice: 180_000,
    resalePrice: 117_000,
    used: 2.5,
    warranty: null,
    location: 'Sherpur Road, Bogura',
    description:
      'Nice bright scooter, used by my wife and me by turns. The belt is new and the headlamp is LED. You can bargain, no problem.',
    postedHoursAgo: 118,
    pictures: [side('torongo-city-125', 'orange')],
    advertised: false,
  },
  {
    key: 'baaz-r150-black-green-shohag',
    seller: 'shohag-mia',
    category: 3,

    condition: 'excellent',
    originalPrice: 402_000,
    resalePrice: 335_000,
    used: 1,
    warranty: 1,
    location: 'Jaleshwaritola, Bogura',
    description:
      'I saved two years for this bike and rode it one. 6,600 km, synthetic oil only, the front tyre still has its moulding hairs. Selling for the down payment of a shop.',
    postedHoursAgo: 46,
    pictures: [side('baaz-r150', 'black-green'), near('baaz-r150', 'black-green')],
    advertised: true,
  },
  {
    key: 'shalik-110-teal-shirin',
    seller: 'shirin-sarker',
    category: 1,

    condition: 'good',
    originalPrice: 147_000,
    resalePrice: 88_000,
    used: 3,
    warranty: null,
    location: 'Jahaj Company More, Rangpur',
    description:
      'A good scooter for two and for the shopping. I had the wheel bearings and the belt changed in one go. No loan on it.',
    postedHoursAgo: 160,
    pictures: [side('shalik-110', 'teal')],
    advertised: false,
  },
  {
    key: 'dhrubo-125-dx-black-red-shirin',
    seller: 'shirin-sarker',
    category: 2,

    condition: 'good',
    originalPrice: 166_000,
    resalePrice: 108_000,
    used: 2.5,
    warranty: null,
    location: 'Modern More, Rangpur',
    description:
      'It belonged to our office and had a fixed service each month. Clean, straight and with all its covers. Two keys and the purchase bill.',
    postedHoursAgo: 72,
    pictures: [side('dhrubo-125-dx', 'black-red')],
    advertised: false,
  },
  {
    key: 'tufan-cafe-350-black-red-shirin',
    seller: 'shirin-sarker',
    category: 3,

    condition: 'fair',
    originalPrice: 528_000,
    resalePrice: 338_000,
    used: 4,
    warranty: null,
    location: 'Dhap, Rangpur',
    description:
      'Needs love: the seat has a tear and the fairing a crack near the lamp. The engine is very healthy and the gearbox is smooth. Priced for somebody who likes to restore.',
    postedHoursAgo: 275,
    pictures: [side('tufan-cafe-350', 'black-red')],
    advertised: false,
  },
];
