import { brand, family, single } from '../note.ts';

export const kawasaki = brand(
  'Kawasaki',
  'কাওয়াসাকি',
  ['Kawasakhi', 'Kawasaky', 'Kowasaki', 'কাওয়াসাকী'],
  [
    family(
      'Ninja',
      'নিনজা',
      ['Ninga', 'নিঞ্জা'],
      [
        ['125', 'sport', 125, 2019],
        ['150RR', 'sport', 148, null, 2015],
        ['250', 'sport', 249, 2008],
        ['300', 'sport', 296, 2012],
        ['400', 'sport', 399, 2018],
      ],
    ),
    family(
      'Z',
      'জেড',
      [],
      [
        ['125', 'naked', 125, 2019],
        ['250', 'naked', 249, 2012],
      ],
    ),
    family(
      'KLX',
      'কেএলএক্স',
      [],
      [
        ['150', 'off-road', 144, 2009],
        ['150BF', 'off-road', 144, 2014],
      ],
    ),
    family('D-Tracker', 'ডি-ট্র্যাকার', ['DTracker'], [['150', 'off-road', 144, null]]),
    single(['Z125 Pro', 'Z125 প্রো'], 'naked', 125, 2016),
    single(['W175', 'W175'], 'naked', 177, 2017),
  ],
);

/** From Thailand. */
export const gpx = brand(
  'GPX',
  'জিপিএক্স',
  ['জি পি এক্স'],
  [
    family(
      'Demon',
      'ডিমন',
      ['Deman', 'ডেমন'],
      [
        ['GR165R', 'sport', 165, null],
        ['GR165RR', 'sport', 165, null],
        ['GN', 'sport', 149, null],
      ],
    ),
    single(['Raptor 165', 'র‍্যাপ্টর ১৬৫'], 'naked', 165, null),
    single(['Legend 150', 'লিজেন্ড ১৫০'], 'cruiser', 149, null),
  ],
);

/** From Taiwan. */
export const sym = brand(
  'SYM',
  'সিম',
  ['এসওয়াইএম'],
  [single(['Crox 125', 'ক্রক্স ১২৫'], 'scooter', 125, null)],
);

export const taro = brand(
  'Taro',
  'তারো',
  ['Tarro', 'টারো'],
  [
    family(
      'GP1',
      'GP1',
      ['GP One'],
      [
        ['', 'sport', 150, null],
        ['V2', 'sport', 150, null],
        ['V3', 'sport', 165, null],
        ['V4', 'sport', 165, null],
      ],
    ),
    single(['GP2', 'GP2'], 'sport', 150, null),
  ],
);

export const um = brand(
  'UM',
  'ইউএম',
  ['ইউ এম'],
  [
    family(
      'Renegade',
      'রেনেগেড',
      ['Renegate'],
      [
        [['Commando', 'কমান্ডো'], 'cruiser', 149, null],
        [['Sport', 'স্পোর্ট'], 'cruiser', 149, null],
      ],
    ),
    single(['Xtreet 150', 'এক্সস্ট্রিট ১৫০', 'X Street'], 'naked', 149, null),
  ],
);

export const regalRaptor = brand(
  'Regal Raptor',
  'রিগাল র‍্যাপ্টর',
  ['Regal Rapter', 'রিগ্যাল র‍্যাপ্টর'],
  [
    family('Daytona', 'ডেটোনা', [], [['150', 'cruiser', 150, null]]),
    family('Bobber', 'ববার', [], [['150', 'cruiser', 150, null]]),
    family('Pilder', 'পিলডার', [], [['125', 'cruiser', 125, null]]),
  ],
);
