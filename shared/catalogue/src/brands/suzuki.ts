import { brand, family, single } from '../note.ts';

export const suzuki = brand(
  'Suzuki',
  'সুজুকি',
  ['Suzuky', 'Sujuki', 'সুজুকী', 'সুযুকি'],
  [
    family(
      'Gixxer',
      'জিক্সার',
      ['Gixer', 'Gixar', 'Gixxar', 'Jixer', 'Jixxer', 'জিকজার', 'জিক্সর', 'জিক্সের'],
      [
        ['155', 'naked', 155, 2014],
        [['Monotone', 'মনোটোন'], 'naked', 155, null],
        [['Classic', 'ক্লাসিক'], 'naked', 155, null],
        ['Fi ABS', 'naked', 155, 2019],
        ['SF', 'sport', 155, 2015],
        ['SF Fi', 'sport', 155, 2019],
        ['250', 'naked', 249, 2019],
        ['SF 250', 'sport', 249, 2019],
      ],
    ),
    family(
      'GSX-R',
      'জিএসএক্স-আর',
      ['GSXR', 'GSX R', ['GSX', 'জিএসএক্স']],
      [['150', 'sport', 147, 2017]],
    ),
    family('GSX-S', 'জিএসএক্স-এস', ['GSXS', ['GSX', 'জিএসএক্স']], [['150', 'naked', 147, 2017]]),
    single(['GSX 125', 'জিএসএক্স ১২৫'], 'commuter', 125, null),
    single(['Bandit 150', 'ব্যান্ডিট ১৫০'], 'naked', 147, 2018),
    family(
      'Intruder',
      'ইন্ট্রুডার',
      ['Intrudar', 'ইনট্রুডার'],
      [
        ['150', 'cruiser', 155, 2017],
        ['Fi ABS', 'cruiser', 155, 2018],
      ],
    ),
    family('V-Strom', 'ভি-স্ট্রম', ['Vstrom'], [['SX', 'off-road', 249, 2022]]),
    family(
      'Hayate',
      'হায়াতে',
      ['Hayte', 'Hayatey', 'হায়াতি', 'হায়াটে'],
      [
        ['110', 'commuter', 113, 2012],
        ['EP', 'commuter', 113, 2016],
      ],
    ),
    single(['Slingshot', 'স্লিংশট'], 'commuter', 125, 2010),
    single(['Samurai', 'সামুরাই'], 'commuter', 150, null),
    single(['Thunder', 'থান্ডার'], 'commuter', 125, null),
    family('GS', 'জিএস', [], [['150R', 'commuter', 150, 2008]]),
    single(['GN 125', 'জিএন ১২৫'], 'commuter', 124, 1982),
    single(['AX 100', 'এএক্স ১০০'], 'commuter', 98, null),
    family(
      'Access',
      'অ্যাক্সেস',
      ['Acces', 'Axcess', 'এক্সেস', 'একসেস'],
      [['125', 'scooter', 124, 2007]],
    ),
    single(["Let's", 'লেটস'], 'scooter', 113, 2014),
    single(['Swish 125', 'সুইশ ১২৫'], 'scooter', 124, 2012),
    family(
      'Burgman',
      'বার্গম্যান',
      ['Bergman', 'Burgmen'],
      [
        [['Street', 'স্ট্রিট'], 'scooter', 124, 2018],
        [['Street EX', 'স্ট্রিট EX'], 'scooter', 124, 2022],
      ],
    ),
    single(['Avenis', 'অ্যাভেনিস'], 'scooter', 124, 2021),
  ],
);
