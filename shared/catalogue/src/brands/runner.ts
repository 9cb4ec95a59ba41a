import { brand, family, single } from '../note.ts';

/** Made in Bangladesh. */
export const runner = brand(
  'Runner',
  'রানার',
  ['Runer', 'Ranar', 'রানার্স'],
  [
    single(['AD 80S', 'এডি 80S', 'AD 80'], 'commuter', 85, null),
    single(['AD 80S Alloy', 'এডি 80S অ্যালয়'], 'commuter', 85, null),
    single(['F100-6A', 'F100-6A'], 'commuter', 100, null),
    single(['RT', 'আরটি'], 'commuter', 110, null),
    single(['Royal+ 110', 'রয়েল প্লাস ১১০', 'Royal Plus'], 'commuter', 110, null),
    family(
      'Bullet',
      'বুলেট',
      ['Bulet', 'Bullat', 'বুলেত'],
      [
        ['100', 'commuter', 100, null],
        ['100 V2', 'commuter', 100, null],
      ],
    ),
    single(['Cheeta', 'চিতা', 'Cheetah', 'Chita'], 'commuter', 100, null),
    single(['Freedom', 'ফ্রিডম'], 'commuter', 100, null),
    family(
      'Turbo',
      'টার্বো',
      ['Turbu', 'টারবো'],
      [
        ['125', 'commuter', 125, null],
        [['125 Matt', '১২৫ ম্যাট'], 'commuter', 125, null],
      ],
    ),
    family(
      'Knight Rider',
      'নাইট রাইডার',
      ['Night Rider', 'KnightRider', ['Knight', 'নাইট']],
      [
        ['150', 'naked', 150, null],
        ['V2', 'naked', 150, null],
      ],
    ),
    family('Bolt', 'বোল্ট', [], [['165R', 'sport', 165, null]]),
    single(['Kite+ 110', 'কাইট প্লাস ১১০', 'Kite Plus', ['Kite', 'কাইট']], 'scooter', 110, null),
    single(['DAX 125', 'ড্যাক্স ১২৫'], 'commuter', 125, null),
  ],
);
