import { brand, family, single } from '../note.ts';

export const royalEnfield = brand(
  'Royal Enfield',
  'রয়েল এনফিল্ড',
  [
    'Royal Infield',
    'Royel Enfield',
    'Royal Enfeild',
    'রয়্যাল এনফিল্ড',
    'রয়াল এনফিল্ড',
    ['Enfield', 'এনফিল্ড'],
  ],
  [
    family('Classic', 'ক্লাসিক', ['Clasic', 'ক্ল্যাসিক'], [['350', 'cruiser', 349, 2009]]),
    family('Bullet', 'বুলেট', [], [['350', 'cruiser', 349, 1955]]),
    family('Hunter', 'হান্টার', [], [['350', 'naked', 349, 2022]]),
    family('Meteor', 'মিটিওর', ['Meteour', 'মিটিয়র'], [['350', 'cruiser', 349, 2020]]),
  ],
);

export const ktm = brand(
  'KTM',
  'কেটিএম',
  ['কে টি এম'],
  [
    family(
      'Duke',
      'ডিউক',
      ['Duk', 'ডুক'],
      [
        ['125', 'naked', 125, 2011],
        ['200', 'naked', 200, 2012],
        ['250', 'naked', 249, 2015],
        ['390', 'naked', 373, 2013],
      ],
    ),
    family(
      'RC',
      'আরসি',
      [],
      [
        ['125', 'sport', 125, 2014],
        ['200', 'sport', 200, 2014],
        ['390', 'sport', 373, 2014],
      ],
    ),
    family('Adventure', 'অ্যাডভেঞ্চার', [], [['250', 'off-road', 249, 2020]]),
  ],
);

export const mahindra = brand(
  'Mahindra',
  'মাহিন্দ্রা',
  ['Mahendra', 'Mohindra', 'মহিন্দ্রা', 'মাহিন্দ্র'],
  [
    family(
      'Centuro',
      'সেঞ্চুরো',
      ['Centoro', 'সেন্টুরো'],
      [
        ['', 'commuter', 107, 2013],
        [['Rockstar', 'রকস্টার'], 'commuter', 107, null],
        ['XT', 'commuter', 107, null],
      ],
    ),
    single(['Arro', 'অ্যারো', 'এ্যারো'], 'commuter', 110, null),
    single(['Mojo 300', 'মোজো ৩০০'], 'naked', 295, 2015),
    family(
      'Gusto',
      'গাস্টো',
      ['Gusta'],
      [
        ['110', 'scooter', 110, 2014],
        ['125', 'scooter', 125, 2016],
      ],
    ),
    single(['Rodeo', 'রোডিও'], 'scooter', 125, null),
  ],
);
