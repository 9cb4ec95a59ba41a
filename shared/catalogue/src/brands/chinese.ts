import { brand, family, single } from '../note.ts';

export const lifan = brand(
  'Lifan',
  'লিফান',
  ['Lifen', 'Liphan', 'লিফেন'],
  [
    family(
      'KPR',
      'কেপিআর',
      ['কে পি আর'],
      [
        ['150', 'sport', 149, null],
        ['165R', 'sport', 165, null],
        ['165R NBF2', 'sport', 165, null],
      ],
    ),
    family(
      'KPT',
      'কেপিটি',
      [],
      [
        ['150', 'off-road', 149, null],
        ['150 4V', 'off-road', 149, null],
      ],
    ),
    family('KPS', 'কেপিএস', [], [['150', 'naked', 149, null]]),
    family(
      'KP',
      'কেপি',
      [],
      [
        [['Mini', 'মিনি'], 'naked', 150, null],
        ['165 4V', 'naked', 165, null],
      ],
    ),
    family('K19', 'K19', [], [['', 'cruiser', 165, null]]),
    single(['X-Pect 150', 'এক্স-পেক্ট ১৫০'], 'off-road', 150, null),
    single(['Glint 100', 'গ্লিন্ট ১০০'], 'commuter', 100, null),
    single(['Lime', 'লাইম'], 'electric', null, null),
    single(['E3', 'E3'], 'electric', null, null),
  ],
);

export const keeway = brand(
  'Keeway',
  'কিওয়ে',
  ['Keway', 'Kiway', 'Keyway', 'কীওয়ে', 'কিওয়ে'],
  [
    family(
      'RKS',
      'আরকেএস',
      [],
      [
        ['100', 'commuter', 100, null],
        ['125', 'commuter', 125, null],
        ['150', 'naked', 150, null],
        ['150 CBS', 'naked', 150, null],
      ],
    ),
    family('RKR', 'আরকেআর', [], [['165', 'sport', 163, null]]),
    family('RKV', 'আরকেভি', [], [['125', 'commuter', 125, null]]),
    single(['TXM 150', 'টিএক্সএম ১৫০'], 'off-road', 150, null),
    single(['Magnet 100', 'ম্যাগনেট ১০০'], 'commuter', 100, null),
    single(['Superlight 150', 'সুপারলাইট ১৫০', 'Super Light'], 'cruiser', 150, null),
    single(['K-Light 150', 'কে-লাইট ১৫০'], 'cruiser', 150, null),
    single(['Cafe Racer 152', 'ক্যাফে রেসার ১৫২'], 'naked', 152, null),
  ],
);

export const haojue = brand(
  'Haojue',
  'হাউজু',
  ['Haoju', 'Houjue', 'Haujue', 'হাওজু', 'হাওজুয়ে'],
  [
    family('DR', 'ডিআর', [], [['160', 'naked', 162, 2018]]),
    family('TR', 'টিআর', [], [['150', 'cruiser', 150, null]]),
    family('KA', 'কেএ', [], [['135', 'commuter', 135, null]]),
    single(['Cool 150', 'কুল ১৫০'], 'commuter', 150, null),
    single(['Lindy 125', 'লিন্ডি ১২৫'], 'scooter', 125, null),
  ],
);

export const cfmoto = brand(
  'CFMoto',
  'সিএফমটো',
  ['CF Moto', 'Cfmoto', 'সিএফ মটো', 'সিএফমোটো'],
  [
    single(['150NK', '150NK', 'NK 150'], 'naked', 149, null),
    single(['250NK', '250NK', 'NK 250'], 'naked', 249, null),
    single(['300NK', '300NK', 'NK 300'], 'naked', 292, null),
    single(['250SR', '250SR', 'SR 250'], 'sport', 249, 2020),
    single(['300SR', '300SR', 'SR 300'], 'sport', 292, 2020),
    single(['250CL-X', '250CL-X'], 'naked', 249, null),
  ],
);

export const zongshen = brand(
  'Zongshen',
  'জংশেন',
  ['Jongshen', 'Zongsen', 'জংসেন', 'জোংশেন'],
  [
    single(['RX1', 'RX1'], 'off-road', 197, null),
    single(['RX3', 'RX3'], 'off-road', 250, null),
    single(['ZS 80', 'জেডএস ৮০'], 'commuter', 80, null),
  ],
);

/** The state's factory in Tongi with Zongshen. */
export const atlasZongshen = brand(
  'Atlas Zongshen',
  'এটলাস জংশেন',
  ['Zongshen Atlas', 'Atlas Zongsen', 'অ্যাটলাস জংশেন', 'জংশেন এটলাস'],
  [
    single(['ZS 100-27', 'ZS 100-27'], 'commuter', 100, null),
    single(['ZS 110-72', 'ZS 110-72'], 'commuter', 110, null),
    single(['ZS 125-68', 'ZS 125-68'], 'commuter', 125, null),
    single(['ZS 150-58', 'ZS 150-58'], 'commuter', 150, null),
    single(['Z-One', 'জেড-ওয়ান', 'Z One T'], 'naked', 150, null),
  ],
);

export const zontes = brand(
  'Zontes',
  'জন্টেস',
  ['Zontis', 'জনটেস', 'জোন্টেস'],
  [
    single(['ZT125 U', 'ZT125 U', 'ZT125'], 'off-road', 125, null),
    single(['155 U', '১৫৫ U', 'U 155'], 'off-road', 155, null),
    single(['155 G1', '১৫৫ G1', 'G1 155'], 'naked', 155, null),
    single(['350R', '350R'], 'naked', 348, null),
  ],
);

export const qjMotor = brand(
  'QJMotor',
  'কিউজেমোটর',
  ['QJ Motor', 'QJ', 'কিউজে মোটর'],
  [
    single(['SRK 250', 'এসআরকে ২৫০'], 'naked', 249, null),
    single(['SRV 250', 'এসআরভি ২৫০'], 'cruiser', 249, null),
  ],
);

export const znen = brand(
  'Znen',
  'জেনেন',
  ['Zenen', 'Z Nen', 'জেডনেন'],
  [
    single(['T6', 'T6'], 'scooter', 150, null),
    single(['T9', 'T9'], 'scooter', 150, null),
    single(['T10', 'T10'], 'scooter', 150, null),
    single(['Vista', 'ভিস্তা', 'ভিস্টা'], 'scooter', 150, null),
  ],
);
