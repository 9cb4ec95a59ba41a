import { brand, single } from '../note.ts';

/** Makes whose bikes run on batteries alone. */
export const akij = brand(
  'Akij',
  'আকিজ',
  ['Akiz'],
  [
    single(['Durbar', 'দুর্বার', 'দূর্বার'], 'electric', null, null),
    single(['Durdanto', 'দুর্দান্ত'], 'electric', null, null),
    single(['Durjoy', 'দুর্জয়'], 'electric', null, null),
    single(['Duranto', 'দুরন্ত'], 'electric', null, null),
    single(['Eagle', 'ঈগল'], 'electric', null, 2018),
    single(['Sathi', 'সাথী'], 'electric', null, null),
    single(['Shomrat', 'সম্রাট', 'Samrat'], 'electric', null, null),
  ],
);

export const greenTiger = brand('Green Tiger', 'গ্রিন টাইগার', ['GreenTiger', 'গ্রীন টাইগার'], []);

export const yadea = brand(
  'Yadea',
  'ইয়াদিয়া',
  ['Yadia', 'ইয়াডিয়া'],
  [single(['T5', 'T5'], 'electric', null, null)],
);

export const revoo = brand(
  'Revoo',
  'রিভো',
  ['Revo', 'রেভো'],
  [
    single(['A10', 'A10'], 'electric', null, null),
    single(['A11', 'A11'], 'electric', null, null),
    single(['A12', 'A12'], 'electric', null, null),
    single(['C32', 'C32'], 'electric', null, null),
  ],
);

export const exploit = brand('Exploit', 'এক্সপ্লয়েট', ['এক্সপ্লোয়েট'], []);
