import { brand, family, single } from '../note.ts';

/** Makes of Bangladesh, and those that are assembled here under a name of their own. */
export const walton = brand(
  'Walton',
  'ওয়ালটন',
  ['Waltan', 'Wolton', 'ওয়াল্টন'],
  [
    family(
      'Fusion',
      'ফিউশন',
      [],
      [
        ['110', 'commuter', 110, null],
        ['125', 'commuter', 125, null],
        ['125 NX', 'commuter', 125, null],
      ],
    ),
    single(['Ranger 100', 'রেঞ্জার ১০০'], 'commuter', 100, null),
    single(['Prizm 110', 'প্রিজম ১১০', 'Prism'], 'commuter', 110, null),
    single(['Stylex 100', 'স্টাইলেক্স ১০০'], 'commuter', 100, null),
    single(['Leo 125', 'লিও ১২৫'], 'commuter', 125, null),
    single(['Xplore 140', 'এক্সপ্লোর ১৪০'], 'commuter', 140, null),
    single(['Takyon 1.00', 'তাকিওন ১.০০', 'Tachyon', 'টাকিয়ন'], 'electric', null, 2022),
    single(['Takyon Leo', 'তাকিওন লিও'], 'electric', null, null),
  ],
);

export const roadmaster = brand(
  'Roadmaster',
  'রোডমাস্টার',
  ['Road Master', 'Rodmaster', 'রোড মাস্টার'],
  [
    single(['Prime 80', 'প্রাইম ৮০', 'Prim'], 'commuter', 80, null),
    single(['Velocity 100', 'ভেলোসিটি ১০০', 'ভেলসিটি'], 'commuter', 100, null),
    single(['Delight 100', 'ডিলাইট ১০০'], 'commuter', 100, null),
    single(['Rapido 150', 'র‍্যাপিডো ১৫০'], 'naked', 150, null),
  ],
);

export const hPower = brand(
  'H Power',
  'এইচ পাওয়ার',
  ['HPower', 'এইচপাওয়ার'],
  [
    family(
      'Zaara',
      'জারা',
      ['Zara', 'যারা'],
      [
        ['100', 'commuter', 100, null],
        ['110', 'commuter', 110, null],
      ],
    ),
    family('CRZ', 'সিআরজেড', [], [['165', 'sport', 165, null]]),
    single(['Max R 80', 'ম্যাক্স আর ৮০'], 'commuter', 80, null),
  ],
);

export const dayun = brand(
  'Dayun',
  'দায়ুন',
  ['Dayoon', 'Dayon', 'ডায়ুন'],
  [single(['Defender 150', 'ডিফেন্ডার ১৫০'], 'commuter', 150, null)],
);

export const dayang = brand(
  'Dayang',
  'দায়াং',
  ['Daiyang', 'Dayaang', 'ডায়াং'],
  [
    family('AD', 'এডি', [], [['80', 'commuter', 85, null]]),
    single(['Deluxe 80', 'ডিলাক্স ৮০'], 'commuter', 85, null),
  ],
);

export const victorR = brand(
  'Victor-R',
  'ভিক্টর-আর',
  ['VictorR'],
  [
    single(['V80 Express', 'V80 এক্সপ্রেস', 'V80'], 'commuter', 80, null),
    single(['V100', 'V100'], 'commuter', 100, null),
  ],
);

export const beetleBolt = brand('Beetle Bolt', 'বিটল বোল্ট', ['BeetleBolt', 'Beatle Bolt'], []);

export const speeder = brand(
  'Speeder',
  'স্পিডার',
  ['Speedar'],
  [
    single(['Countryman 165', 'কান্ট্রিম্যান ১৬৫', 'Country Man'], 'cruiser', 165, null),
    single(['NSX 165', 'এনএসএক্স ১৬৫'], 'naked', 165, null),
    family('NSZ', 'NSZ', [], [['165R', 'sport', 165, null]]),
  ],
);

export const race = brand(
  'Race',
  'রেস',
  [],
  [single(['Fiero 150 FR', 'ফিয়েরো ১৫০ FR', ['Fiero', 'ফিয়েরো']], 'sport', 150, null)],
);

export const fkm = brand(
  'FKM',
  'এফকেএম',
  [],
  [
    single(['Street Fighter 165', 'স্ট্রিট ফাইটার ১৬৫', 'Streetfighter'], 'naked', 165, null),
    single(['Street Scrambler 165', 'স্ট্রিট স্ক্র্যাম্বলার ১৬৫'], 'off-road', 165, null),
  ],
);

export const php = brand('PHP', 'পিএইচপি', ['পি এইচ পি'], []);
export const bennett = brand('Bennett', 'বেনেট', ['Bennet', 'Benett'], []);
export const viper = brand('Viper', 'ভাইপার', ['Vipar'], []);
export const xingfu = brand('Xingfu', 'সিংফু', ['Xinfu', 'Xing Fu', 'জিংফু'], []);
export const pegasus = brand('Pegasus', 'পেগাসাস', ['Pegasas'], []);
export const sinski = brand('Sinski', 'সিনস্কি', ['Sinsky'], []);
