import { brand, family, single } from '../note.ts';

export const yamaha = brand(
  'Yamaha',
  'ইয়ামাহা',
  ['Yamha', 'Yemaha', 'ইয়ামহা'],
  [
    family(
      'R15',
      'R15',
      ['R One Five', 'YZF R15', 'আর ওয়ান ফাইভ', 'ওয়াইজেডএফ আর১৫'],
      [
        ['V2', 'sport', 149, 2011, 2018],
        ['S', 'sport', 149, 2015],
        ['V3', 'sport', 155, 2017, 2022],
        ['V4', 'sport', 155, 2021],
        ['M', 'sport', 155, 2021],
      ],
    ),
    single(['R3', 'R3', 'YZF R3'], 'sport', 321, 2015),
    family(
      'MT-15',
      'MT-15',
      [['MT', 'এমটি']],
      [
        ['', 'naked', 155, 2018],
        ['V2', 'naked', 155, 2022],
      ],
    ),
    family(
      'FZ',
      'এফজেড',
      ['এফ জেড'],
      [
        ['V1', 'naked', 153, 2008, 2014],
        ['V2', 'naked', 149, 2014, 2019],
        ['V3', 'naked', 149, 2019],
        ['25', 'naked', 249, 2017],
        ['X', 'naked', 149, 2021],
      ],
    ),
    family(
      'FZS',
      'এফজেডএস',
      ['এফ জেড এস', 'FZ'],
      [
        ['V1', 'naked', 153, 2009, 2014],
        ['V2', 'naked', 149, 2014, 2019],
        ['V3', 'naked', 149, 2019],
        ['V4', 'naked', 149, 2023],
        [['V3 Deluxe', 'V3 ডিলাক্স'], 'naked', 149, 2022],
      ],
    ),
    family(
      'Fazer',
      'ফেজার',
      ['Fazar', 'Fezar', 'ফ্যাজার', 'ফেযার'],
      [
        ['V1', 'naked', 153, 2009, 2014],
        ['V2', 'naked', 149, 2014],
        ['25', 'naked', 249, 2017],
      ],
    ),
    family(
      'Saluto',
      'স্যালুটো',
      ['Salute', 'সালুটো'],
      [
        ['125', 'commuter', 125, 2015],
        ['RX', 'commuter', 110, 2016],
      ],
    ),
    single(['SZ-RR', 'এসজেড-আরআর'], 'commuter', 149, 2013),
    family(
      'SZ',
      'এসজেড',
      [],
      [
        ['R', 'commuter', 153, 2010],
        ['S', 'commuter', 153, 2012],
      ],
    ),
    single(['Enticer', 'এনটাইসার'], 'cruiser', 123, 2002),
    single(['Gladiator', 'গ্ল্যাডিয়েটর'], 'commuter', 123, 2006),
    family('XSR', 'এক্সএসআর', [], [['155', 'naked', 155, 2019]]),
    family('XTZ', 'এক্সটিজেড', [], [['125', 'off-road', 124, 2002]]),
    family(
      'RX',
      'আরএক্স',
      [],
      [
        ['100', 'commuter', 98, 1985, 1996],
        ['115', 'commuter', 115, null],
      ],
    ),
    family(
      'Ray',
      'রে',
      [],
      [
        ['Z', 'scooter', 113, 2013],
        ['ZR', 'scooter', 113, 2016],
        [['ZR Street Rally', 'ZR স্ট্রিট র‍্যালি'], 'scooter', 125, 2018],
        [['ZR 125 Hybrid', 'ZR ১২৫ হাইব্রিড'], 'scooter', 125, 2021],
      ],
    ),
    single(['Alpha', 'আলফা'], 'scooter', 113, 2014),
    family(
      'Fascino',
      'ফ্যাসিনো',
      ['Facino', 'ফাসিনো'],
      [
        ['110', 'scooter', 113, 2015],
        ['125', 'scooter', 125, 2020],
      ],
    ),
    single(['Aerox 155', 'অ্যারক্স ১৫৫'], 'scooter', 155, 2017),
    single(['NMAX 155', 'এনম্যাক্স ১৫৫'], 'scooter', 155, 2015),
  ],
);
