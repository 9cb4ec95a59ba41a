import { brand, family, single } from '../note.ts';

export const honda = brand(
  'Honda',
  'হোন্ডা',
  ['Hunda', 'Honde', 'হন্ডা', 'হোণ্ডা', 'হুন্ডা'],
  [
    family(
      'CB Hornet',
      'সিবি হর্নেট',
      [
        ['Hornet', 'হর্নেট'],
        ['Honet', 'হরনেট'],
        ['Hornet', 'হর্ণেট'],
      ],
      [
        ['160R', 'naked', 162, 2015],
        ['160R ABS', 'naked', 162, 2018],
        ['160R CBS', 'naked', 162, 2016],
      ],
    ),
    single(['Hornet 2.0', 'হর্নেট ২.০'], 'naked', 184, 2020),
    family(
      'X-Blade',
      'এক্স-ব্লেড',
      [],
      [
        ['160', 'naked', 162, 2018],
        ['ABS', 'naked', 162, 2020],
      ],
    ),
    family(
      'CB Shine',
      'সিবি শাইন',
      [
        ['Shine', 'শাইন'],
        ['Shain', 'সাইন'],
      ],
      [
        ['125', 'commuter', 124, 2006],
        ['SP', 'commuter', 124, 2015],
      ],
    ),
    single(['Shine 100', 'শাইন ১০০'], 'commuter', 98, 2023),
    single(['SP 125', 'এসপি ১২৫'], 'commuter', 123, 2019),
    single(['SP 160', 'এসপি ১৬০'], 'naked', 162, 2023),
    single(['CB 125F', 'সিবি 125F', 'CB 125', 'সিবি ১২৫'], 'commuter', 124, null),
    family(
      'Livo',
      'লিভো',
      ['Livu', 'Levo', 'Leevo', 'লিবো'],
      [
        ['110', 'commuter', 109, 2015],
        [['110 Disc', '১১০ ডিস্ক'], 'commuter', 109, 2015],
        [['110 Drum', '১১০ ড্রাম'], 'commuter', 109, 2015],
      ],
    ),
    family(
      'Dream',
      'ড্রিম',
      [],
      [
        [['Neo', 'নিও'], 'commuter', 109, 2013],
        [['Yuga', 'যুগা'], 'commuter', 109, 2012],
        ['110', 'commuter', 109, null],
      ],
    ),
    family(
      'CB Trigger',
      'সিবি ট্রিগার',
      [
        ['Trigger', 'ট্রিগার'],
        ['Triger', 'ট্রিগার'],
      ],
      [['', 'naked', 149, 2013]],
    ),
    family(
      'CB Unicorn',
      'সিবি ইউনিকর্ন',
      [
        ['Unicorn', 'ইউনিকর্ন'],
        ['Unicon', 'ইউনিকর্ন'],
      ],
      [
        ['150', 'commuter', 149, 2004],
        ['160', 'commuter', 162, 2014],
      ],
    ),
    single(['CB Twister', 'সিবি টুইস্টার', ['Twister', 'টুইস্টার']], 'commuter', 109, 2009),
    family(
      'CBR',
      'সিবিআর',
      [],
      [
        ['150R', 'sport', 149, 2002],
        [['150R Repsol', '150R রেপসল'], 'sport', 149, null],
        ['250R', 'sport', 249, 2011],
        ['250RR', 'sport', 249, 2016],
      ],
    ),
    family(
      'CB150R',
      'CB150R',
      ['CB 150', 'সিবি ১৫০'],
      [
        [['ExMotion', 'এক্সমোশন'], 'naked', 149, 2017],
        [['StreetFire', 'স্ট্রিটফায়ার'], 'naked', 149, 2012],
      ],
    ),
    single(['CB150X', 'CB150X'], 'off-road', 149, 2021),
    single(
      ['CB350 Hness', 'CB350 হাইনেস', 'CB 350', 'সিবি ৩৫০', 'Hness', 'হাইনেস'],
      'cruiser',
      348,
      2020,
    ),
    family('CRF', 'সিআরএফ', [], [['150L', 'off-road', 149, 2017]]),
    single(['ADV 160', 'এডিভি ১৬০'], 'scooter', 157, 2022),
    single(['PCX 160', 'পিসিএক্স ১৬০'], 'scooter', 157, 2021),
    single(['CG 125', 'সিজি ১২৫'], 'commuter', 124, 1976),
    single(['CD 80', 'সিডি ৮০'], 'commuter', 79, null),
    single(['CDI 125', 'সিডিআই ১২৫'], 'commuter', 124, null),
    single(['H100S', 'H100S', 'H100'], 'commuter', 99, 1983, 1992),
    single(['Wave Alpha', 'ওয়েভ আলফা', ['Wave', 'ওয়েভ']], 'commuter', 109, null),
    family(
      'Dio',
      'ডিও',
      ['Deo', 'ডিয়ো'],
      [
        ['110', 'scooter', 109, 2012],
        ['125', 'scooter', 124, 2023],
      ],
    ),
    family(
      'Activa',
      'অ্যাক্টিভা',
      ['Aktiva', 'একটিভা', 'এক্টিভা'],
      [
        ['110', 'scooter', 109, 2000],
        ['125', 'scooter', 124, 2014],
      ],
    ),
    single(['Navi', 'নাভি'], 'scooter', 109, 2016),
  ],
);
