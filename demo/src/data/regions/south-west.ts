import { near, side } from '../pictures.ts';
import type { WrittenBike } from '../types.ts';

/** Bikes for sale in Khulna, Barishal and Jashore. */
export const southWest: readonly WrittenBike[] = [
  {
    key: 'purbasha-350-green-bappi',
    seller: 'bappi-sarkar',
    category: 2,

    condition: 'good',
    originalPrice: 458_000,
    resalePrice: 349_000,
    used: 2.5,
    warranty: null,
    location: 'Sonadanga, Khulna',
    description:
      'Deep green with cream lines, a classic that turns heads at each signal. Went to Kuakata every winter. New battery, new rear shocks.',
    postedHoursAgo: 108,
    pictures: [side('purbasha-350', 'green')],
    advertised: false,
  },
  {
    key: 'baaz-r250-silver-bappi',
    seller: 'bappi-sarkar',
    category: 3,

    condition: 'excellent',
    originalPrice: 758_000,
    resalePrice: 648_000,
    used: 1,
    warranty: 1,
    location: 'Khalishpur, Khulna',
    description:
      'The quiet colour of a loud bike. 5,100 km, never opened, never dropped, always under a cover. Insurance and tax token are paid for this year.',
    postedHoursAgo: 50,
    pictures: [side('baaz-r250', 'silver'), near('baaz-r250', 'silver')],
    advertised: true,
  },
  {
    key: 'torongo-max-150-black-bappi',
    seller: 'bappi-sarkar',
    category: 1,

    condition: 'good',
    originalPrice: 376_000,
    resalePrice: 268_000,
    used: 3,
    warranty: null,
    location: 'Boyra, Khulna',
    description:
      'Strong scooter for long roads. The tyres were changed in March and the brake fluid in September. One scratch behind the left foot, shown when you come.',
    postedHoursAgo: 200,
    pictures: [side('torongo-max-150', 'black')],
    advertised: false,
  },
  {
    key: 'bijli-160-rs-red-bappi',
    seller: 'bappi-sarkar',
    category: 3,

    condition: 'fair',
    originalPrice: 270_000,
    resalePrice: 142_000,
    used: 4.5,
    warranty: null,
    location: 'Rupsha, Khulna',
    description:
      'It has 34,000 km and looks like it, but it runs like half of that. The clutch plates are new. বাস্তব দাম, আর কমানো যাবে না।',
    postedHoursAgo: 440,
    pictures: [side('bijli-160-rs', 'red')],
    advertised: false,
  },
  {
    key: 'nodi-lite-90-yellow-arif',
    seller: 'arif-hawlader',
    category: 1,

    condition: 'fair',
    originalPrice: 90_000,
    resalePrice: 36_000,
    used: 5.5,
    warranty: null,
    location: 'Nathullabad, Barishal',
    description:
      'Small scooter for small streets. The paint is dull in two places and the seat is patched. Runs and stops as it should.',
    postedHoursAgo: 365,
    pictures: [side('nodi-lite-90', 'yellow')],
    advertised: false,
  },
  {
    key: 'boishakh-150-graphite-arif',
    seller: 'arif-hawlader',
    category: 2,

    condition: 'good',
    originalPrice: 240_000,
    resalePrice: 171_000,
    used: 2,
    warranty: null,
    location: 'Rupatali, Barishal',
    description:
      'I took it on the launch to Dhaka twice and otherwise it stayed in Barishal. Good mileage for a 150: 45 km a litre. Full papers.',
    postedHoursAgo: 82,
    pictures: [side('boishakh-150', 'graphite')],
    advertised: false,
  },
  {
    key: 'dhumketu-s165-orange-arif',
    seller: 'arif-hawlader',
    category: 3,

    condition: 'good',
    originalPrice: 306_000,
    resalePrice: 209_000,
    used: 2.5,
    warranty: null,
    location: 'Sadar Road, Barishal',
    description:
      'Ridden gently by a teacher. No modified parts, not even a sticker. The chain noise is normal for this model and I have the new chain here for you.',
    postedHoursAgo: 250,
    pictures: [side('dhumketu-s165', 'orange')],
    advertised: false,
  },
  {
    key: 'tufan-cafe-350-green-mahmud',
    seller: 'mahmud-biswas',
    category: 3,

    condition: 'excellent',
    originalPrice: 548_000,
    resalePrice: 476_000,
    used: 1,
    warranty: 1,
    location: 'Doratana, Jashore',
    description:
      'Green and gold with a leather-look seat, the best buy I ever made. 2,800 km and still in its first service plan. I need the money for a house, that is all.',
    postedHoursAgo: 17,
    pictures: [side('tufan-cafe-350', 'green')],
    advertised: false,
  },
  {
    key: 'torongo-city-125-black-mahmud',
    seller: 'mahmud-biswas',
    category: 1,

    condition: 'fair',
    originalPrice: 172_000,
    resalePrice: 79_000,
    used: 5,
    warranty: null,
    location: 'Chanchra, Jashore',
    description:
      'Used daily for a pharmacy delivery, so the kilometres are honest: 41,000. The engine was rebuilt at 35,000 with the bill. A cheap workhorse.',
    postedHoursAgo: 312,
    pictures: [side('torongo-city-125', 'black')],
    advertised: false,
  },
  {
    key: 'dhrubo-125-dx-silver-mahmud',
    seller: 'mahmud-biswas',
    category: 2,

    condition: 'excellent',
    originalPrice: 168_000,
    resalePrice: 139_000,
    used: 1,
    warranty: 1,
    location: 'Palbari, Jashore',
    description:
      'Only one year old and with the warranty card. 4,700 km, new-bike smell still under the seat. Single user, papers up to date.',
    postedHoursAgo: 50,
    pictures: [side('dhrubo-125-dx', 'silver')],
    advertised: false,
  },
];
