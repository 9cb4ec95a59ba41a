import { brand, family, single } from '../note.ts';

export const aprilia = brand(
  'Aprilia',
  'এপ্রিলিয়া',
  ['Aprila', 'Aprillia', 'অ্যাপ্রিলিয়া', 'এপ্রিলীয়া'],
  [
    family(
      'GPR',
      'জিপিআর',
      [],
      [
        ['150', 'sport', 149, null],
        ['155', 'sport', 155, null],
        ['165', 'sport', 165, null],
      ],
    ),
    family('FX', 'এফএক্স', [], [['150', 'naked', 149, null]]),
    family('CR', 'সিআর', [], [['150', 'naked', 149, null]]),
    family('Terra', 'টেরা', [], [['150', 'off-road', 149, null]]),
    single(['Cafe 150', 'ক্যাফে ১৫০'], 'naked', 149, null),
    single(['STX 150', 'এসটিএক্স ১৫০'], 'off-road', 149, null),
    family(
      'SR',
      'এসআর',
      [],
      [
        ['125', 'scooter', 124, 2018],
        ['150', 'scooter', 154, 2016],
        ['160', 'scooter', 160, 2019],
      ],
    ),
    single(['SXR 160', 'এসএক্সআর ১৬০'], 'scooter', 160, 2020),
  ],
);

export const vespa = brand(
  'Vespa',
  'ভেসপা',
  ['Vespha', 'ভেস্পা'],
  [
    family(
      'VXL',
      'ভিএক্সএল',
      [],
      [
        ['125', 'scooter', 124, 2014],
        ['150', 'scooter', 150, 2015],
      ],
    ),
    family(
      'SXL',
      'এসএক্সএল',
      [],
      [
        ['125', 'scooter', 124, 2015],
        ['150', 'scooter', 150, 2015],
      ],
    ),
    single(['LX 125', 'এলএক্স ১২৫'], 'scooter', 124, 2012),
    single(['Elegante 150', 'এলিগ্যান্টে ১৫০', 'Elegant'], 'scooter', 150, null),
    single(['Notte 125', 'নটে ১২৫'], 'scooter', 124, null),
  ],
);

export const benelli = brand(
  'Benelli',
  'বেনেলি',
  ['Beneli', 'Banelli', 'বেনেল্লি', 'বেনেলী'],
  [
    family(
      'TNT',
      'টিএনটি',
      [],
      [
        ['150', 'naked', 149, null],
        ['150i', 'naked', 149, null],
        ['135', 'naked', 135, 2017],
      ],
    ),
    single(['165S', '165S', '165 S'], 'naked', 165, null),
    family('Imperiale', 'ইম্পেরিয়ালে', ['Imperial', 'ইম্পেরিয়াল'], [['400', 'cruiser', 374, 2018]]),
    family('Leoncino', 'লিওনচিনো', [], [['250', 'naked', 249, null]]),
  ],
);

export const peugeot = brand(
  'Peugeot',
  'পিজো',
  ['Pegeot', 'Peugot', 'পুজো', 'পিউজো'],
  [single(['Django 150', 'জ্যাঙ্গো ১৫০'], 'scooter', 150, null)],
);

export const fbMondial = brand(
  'FB Mondial',
  'এফবি মন্ডিয়াল',
  ['FB Mondiel', ['Mondial', 'মন্ডিয়াল']],
  [single(['HPS 150', 'এইচপিএস ১৫০'], 'naked', 149, null)],
);
