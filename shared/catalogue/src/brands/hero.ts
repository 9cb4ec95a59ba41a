import { brand, family, single } from '../note.ts';

export const hero = brand(
  'Hero',
  'হিরো',
  ['Hiro', 'হীরো'],
  [
    family(
      'Splendor',
      'স্প্লেন্ডার',
      ['Splender', 'Splendar', 'Splander', 'স্প্লেন্ডর', 'স্পেলেন্ডার', 'স্প্লেনডার'],
      [
        [['Plus', 'প্লাস'], 'commuter', 97, 2004],
        [['Plus i3s', 'প্লাস i3s'], 'commuter', 97, 2017],
        [['iSmart', 'আইস্মার্ট'], 'commuter', 97, 2014],
        [['iSmart 110', 'আইস্মার্ট ১১০'], 'commuter', 110, 2016],
        [['Pro', 'প্রো'], 'commuter', 97, 2011],
        [['Super', 'সুপার'], 'commuter', 125, 2005],
      ],
    ),
    family(
      'HF Deluxe',
      'এইচএফ ডিলাক্স',
      ['HF Delux', 'এইচ এফ ডিলাক্স', ['Deluxe', 'ডিলাক্স'], ['HF', 'এইচএফ']],
      [
        ['', 'commuter', 97, 2009],
        ['i3s', 'commuter', 97, 2017],
      ],
    ),
    single(['HF Dawn', 'এইচএফ ডন'], 'commuter', 97, 2012),
    family(
      'Hunk',
      'হাংক',
      ['Hank', 'Hunck', 'হাঙ্ক', 'হ্যাংক'],
      [
        ['150', 'naked', 149, 2007],
        [['150 Double Disc', '১৫০ ডাবল ডিস্ক'], 'naked', 149, 2013],
        ['150R', 'naked', 149, 2019],
        [['Matt', 'ম্যাট'], 'naked', 149, null],
      ],
    ),
    family(
      'Glamour',
      'গ্ল্যামার',
      ['Glamor', 'Glamur', 'গ্লামার', 'গ্ল্যামর'],
      [
        ['125', 'commuter', 124, 2005],
        ['Fi', 'commuter', 124, 2006],
        ['Xtec', 'commuter', 124, 2021],
      ],
    ),
    family(
      'Passion',
      'প্যাশন',
      ['Pasion', 'Passon', 'পেশন'],
      [
        [['Plus', 'প্লাস'], 'commuter', 97, 2003],
        [['Pro', 'প্রো'], 'commuter', 97, 2008],
        [['XPro', 'এক্সপ্রো'], 'commuter', 110, 2012],
        ['Xtec', 'commuter', 113, 2022],
      ],
    ),
    family(
      'Ignitor',
      'ইগনাইটর',
      ['Igniter', 'Ignitar', 'ইগনিটর', 'ইগনাইটার'],
      [
        ['125', 'commuter', 124, 2012],
        ['Xtec', 'commuter', 124, null],
      ],
    ),
    single(['Achiever 150', 'অ্যাচিভার ১৫০', 'Acheiver'], 'commuter', 149, 2005),
    family(
      'Thriller',
      'থ্রিলার',
      ['Thriler', 'Thrillar', 'থ্রীলার'],
      [
        ['160R', 'naked', 163, 2020],
        ['160R 4V', 'naked', 163, 2023],
      ],
    ),
    family(
      'Xtreme',
      'এক্সট্রিম',
      ['Extreme', 'এক্সট্রীম'],
      [
        [['Sports', 'স্পোর্টস'], 'naked', 149, 2014],
        ['125R', 'naked', 125, 2024],
        ['200S', 'sport', 199, 2019],
      ],
    ),
    single(['CBZ', 'সিবিজেড'], 'naked', 149, 1999),
    family(
      'Karizma',
      'কারিজমা',
      ['Charizma'],
      [
        ['ZMR', 'sport', 223, 2009],
        ['XMR 210', 'sport', 210, 2023],
      ],
    ),
    family('Xpulse', 'এক্সপালস', ['X Pulse'], [['200 4V', 'off-road', 199, 2021]]),
    family(
      'Pleasure',
      'প্লেজার',
      ['Plesure', 'Pleasur'],
      [
        ['100', 'scooter', 102, 2006],
        [['Plus', 'প্লাস'], 'scooter', 110, 2019],
      ],
    ),
    single(['Maestro Edge', 'মায়েস্ত্রো এজ', ['Maestro', 'মায়েস্ত্রো']], 'scooter', 110, 2015),
    single(['Duet', 'ডুয়েট'], 'scooter', 110, 2015),
  ],
);

/** Made until 2011; still on the market used. */
export const heroHonda = brand(
  'Hero Honda',
  'হিরো হোন্ডা',
  ['হিরো হুন্ডা'],
  [
    single(['CD 100', 'সিডি ১০০'], 'commuter', 97, 1985),
    single(['CD Dawn', 'সিডি ডন'], 'commuter', 97, 2003, 2011),
    single(['CD Deluxe', 'সিডি ডিলাক্স'], 'commuter', 97, 2007, 2011),
    single(['Ambition 135', 'অ্যাম্বিশন ১৩৫'], 'commuter', 133, 2002),
  ],
);
