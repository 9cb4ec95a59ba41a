import { brand, family, single } from '../note.ts';

export const tvs = brand(
  'TVS',
  'টিভিএস',
  ['টি ভি এস'],
  [
    family(
      'Apache RTR',
      'অ্যাপাচি আরটিআর',
      [
        'Apachi RTR',
        'এপাচি আরটিআর',
        ['Apache', 'অ্যাপাচি'],
        ['Apachi', 'এপাচি'],
        ['Apachee', 'অ্যাপাচে'],
        ['RTR', 'আরটিআর'],
      ],
      [
        ['150', 'naked', 148, 2006],
        ['160', 'naked', 160, 2007],
        ['160 2V', 'naked', 160, null],
        ['160 4V', 'naked', 160, 2018],
        ['160 4V Fi', 'naked', 160, 2018],
        [['160 4V Double Disc', '১৬০ 4V ডাবল ডিস্ক'], 'naked', 160, 2018],
        ['165 RP', 'naked', 165, 2021],
        ['180', 'naked', 177, 2009],
        ['200 4V', 'naked', 198, 2016],
      ],
    ),
    single(['Apache RR 310', 'অ্যাপাচি আরআর ৩১০', ['RR', 'আরআর']], 'sport', 312, 2017),
    single(['Ronin', 'রনিন'], 'cruiser', 226, 2022),
    family(
      'Metro',
      'মেট্রো',
      ['Matro', 'মেট্র'],
      [
        ['100', 'commuter', 100, null],
        ['ES', 'commuter', 100, null],
        [['Plus', 'প্লাস'], 'commuter', 110, null],
        [['Special Edition', 'স্পেশাল এডিশন'], 'commuter', 100, null],
      ],
    ),
    family('Raider', 'রেইডার', ['Raidar', 'রাইডার'], [['125', 'commuter', 125, 2021]]),
    family('Stryker', 'স্ট্রাইকার', ['Striker', 'Strycker'], [['125', 'commuter', 125, null]]),
    family('Phoenix', 'ফিনিক্স', ['Phonix', 'Phinix', 'ফনিক্স'], [['125', 'commuter', 125, 2012]]),
    family(
      'Max',
      'ম্যাক্স',
      [],
      [
        ['125', 'commuter', 125, null],
        ['4R', 'commuter', 110, null],
      ],
    ),
    family(
      'Star City',
      'স্টার সিটি',
      [],
      [
        ['', 'commuter', 110, 2006],
        [['Plus', 'প্লাস'], 'commuter', 110, 2014],
      ],
    ),
    family('Sport', 'স্পোর্ট', [], [['100', 'commuter', 100, 2007]]),
    family('Radeon', 'রেডিয়ন', ['Redeon'], [['110', 'commuter', 110, 2018]]),
    single(['Victor', 'ভিক্টর'], 'commuter', 110, 2001),
    single(['Flame', 'ফ্লেম'], 'commuter', 125, 2008),
    single(['XL 100', 'এক্সএল ১০০'], 'commuter', 100, 2015),
    family(
      'Ntorq',
      'এনটর্ক',
      ['N Torq', 'Entorq', 'Ntork'],
      [
        ['125', 'scooter', 125, 2018],
        [['Race Edition', 'রেস এডিশন'], 'scooter', 125, 2019],
      ],
    ),
    family(
      'Jupiter',
      'জুপিটার',
      ['Jupitar'],
      [
        ['110', 'scooter', 110, 2013],
        ['125', 'scooter', 125, 2021],
      ],
    ),
    family('Wego', 'উইগো', ['Wigo', 'ওয়েগো'], [['110', 'scooter', 110, 2010]]),
    single(['Scooty Pep Plus', 'স্কুটি পেপ প্লাস', ['Scooty Pep', 'স্কুটি পেপ']], 'scooter', 88, 2005),
    single(['Scooty Zest', 'স্কুটি জেস্ট', ['Zest', 'জেস্ট']], 'scooter', 110, 2014),
    single(['iQube', 'আইকিউব'], 'electric', null, 2020),
  ],
);
