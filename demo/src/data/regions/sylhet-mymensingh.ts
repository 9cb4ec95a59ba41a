import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Sylhet and Mymensingh. */
export const sylhetMymensingh: readonly WrittenBike[] = [
  {
    key: 'haor-trail-200-sand-nayeem',
    seller: 'nayeem-laskar',
    category: 2,

    condition: 'excellent',
    originalPrice: 342_000,
    resalePrice: 289_000,
    used: 1,
    warranty: 1,
    location: 'Zindabazar, Sylhet',
    description:
      'Made for Jaflong and Ratargul, and it has seen both. 5,200 km, washed after each trip and greased where it needs it. Luggage rack included. I am moving to London, so it has to go.',
    postedHoursAgo: 39,
    pictures: [side('haor-trail-200', 'sand'), near('haor-trail-200', 'sand')],
    advertised: true,
  },
  {
    key: 'baaz-r250-teal-nayeem',
    seller: 'nayeem-laskar',
    category: 3,

    condition: 'good',
    originalPrice: 738_000,
    resalePrice: 559_000,
    used: 2.5,
    warranty: null,
    location: 'Chouhatta, Sylhet',
    description:
      'A rare colour and a strong engine. Front tyre is new, rear one has a season left. It comes with a cover and a paddock stand.',
    postedHoursAgo: 125,
    pictures: [side('baaz-r250', 'teal')],
    advertised: false,
  },
  {
    key: 'torongo-max-150-white-nayeem',
    seller: 'nayeem-laskar',
    category: 1,

    condition: 'excellent',
    originalPrice: 392_000,
    resalePrice: 336_000,
    used: 1,
    warranty: 1.5,
    location: 'Uposhohor, Sylhet',
    description:
      'Big, quiet and very easy with a passenger. I rode it to Dhaka twice without back pain. Screen has no scratch and the paint is as on the first day.',
    postedHoursAgo: 52,
    pictures: [side('torongo-max-150', 'white')],
    advertised: false,
  },
  {
    key: 'bijli-160-rs-sky-nayeem',
    seller: 'nayeem-laskar',
    category: 3,

    condition: 'good',
    originalPrice: 284_000,
    resalePrice: 203_000,
    used: 2,
    warranty: null,
    location: 'Subid Bazar, Sylhet',
    description:
      'A cheerful colour that looks better in daylight than in any picture. 12,000 km, new brake pads on both wheels. The name transfer can be done at BRTA Sylhet.',
    postedHoursAgo: 205,
    pictures: [side('bijli-160-rs', 'sky')],
    advertised: false,
  },
  {
    key: 'machranga-lx-125-green-ruma',
    seller: 'ruma-begum',
    category: 1,

    condition: 'excellent',
    originalPrice: 218_000,
    resalePrice: 185_000,
    used: 1,
    warranty: 1,
    location: 'Amberkhana, Sylhet',
    description:
      'I bought it for the way it looks and kept it for the way it runs. Just 2,900 km. Both side mirrors were replaced with the original chrome ones.',
    postedHoursAgo: 23,
    pictures: [side('machranga-lx-125', 'green')],
    advertised: false,
  },
  {
    key: 'dhrubo-125-dx-blue-silver-ruma',
    seller: 'ruma-begum',
    category: 2,

    condition: 'good',
    originalPrice: 164_000,
    resalePrice: 111_000,
    used: 2,
    warranty: null,
    location: 'Pathantula, Sylhet',
    description:
      'My son used it for college and now he has moved to Dhaka. No accident, no change of parts. Papers in my name.',
    postedHoursAgo: 176,
    pictures: [side('dhrubo-125-dx', 'blue-silver')],
    advertised: false,
  },
  {
    key: 'tufan-cafe-350-silver-ruma',
    seller: 'ruma-begum',
    category: 3,

    condition: 'good',
    originalPrice: 536_000,
    resalePrice: 402_000,
    used: 2.5,
    warranty: null,
    location: 'Shahi Eidgah, Sylhet',
    description:
      'Low, loud enough and lovely on the tea-garden roads. The seat was made new by hand. The silencer has a mark from a kerb on the underside.',
    postedHoursAgo: 330,
    pictures: [side('tufan-cafe-350', 'silver')],
    advertised: false,
  },
  {
    key: 'dhrubo-100-green-polash',
    seller: 'polash-das',
    category: 2,

    condition: 'good',
    originalPrice: 110_000,
    resalePrice: 61_000,
    used: 4,
    warranty: null,
    location: 'Ganginarpar, Mymensingh',
    description:
      'Village roads and town roads, it does not mind. New chain, new seat foam, new horn. তেল খরচ খুবই কম।',
    postedHoursAgo: 94,
    pictures: [side('dhrubo-100', 'green')],
    advertised: false,
  },
  {
    key: 'boishakh-150-blue-polash',
    seller: 'polash-das',
    category: 2,

    condition: 'excellent',
    originalPrice: 245_000,
    resalePrice: 196_000,
    used: 1,
    warranty: 1,
    location: 'Charpara, Mymensingh',
    description:
      'Almost new: 4,300 km and the plastic is still on the meter. I passed my exams and got a job with transport, so it only stands here. Come in the afternoon.',
    postedHoursAgo: 5,
    pictures: [side('boishakh-150', 'blue')],
    advertised: false,
  },
  {
    key: 'dhumketu-s165-blue-silver-polash',
    seller: 'polash-das',
    category: 3,

    condition: 'good',
    originalPrice: 310_000,
    resalePrice: 221_000,
    used: 2,
    warranty: null,
    location: 'Town Hall, Mymensingh',
    description:
      'Two-tone from the factory, not a wrap. Good tyres, good brakes and a straight handlebar. 14,000 km with one owner.',
    postedHoursAgo: 66,
    pictures: [side('dhumketu-s165', 'blue-silver')],
    advertised: false,
  },
];
