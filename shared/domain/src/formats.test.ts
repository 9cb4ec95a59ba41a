import { assert, integer, maxSafeInteger, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';

import { englishDay } from './day-en.ts';
import { bangla } from './formats-bn.ts';
import { english } from './formats-en.ts';
import { longBangla } from './long-formats-bn.ts';
import { longEnglish } from './long-formats-en.ts';

const en = english;
const bn = bangla;
const enLong = longEnglish;
const bnLong = longBangla;
const at = (time: string) => new Date(`2026-12-04T${time}+06:00`);

test.each([
  [en.number(1_25_000), '1,25,000'],
  [en.number(4.5), '4.5'],
  [bn.number(1_25_000), '১,২৫,০০০'],
  [bn.number(4.5), '৪.৫'],
  [en.taka(1_45_000), '৳1,45,000'],
  [bn.taka(1_45_000), '৳১,৪৫,০০০'],
  [en.spokenTaka(1_45_000), 'BDT 1,45,000'],
  [bn.spokenTaka(1_45_000), '১,৪৫,০০০ টাকা'],
  [enLong.day(at('09:05')), '4 Dec 2026'],
  [bnLong.day(at('09:05')), '৪ ডিসেম্বর ২০২৬'],
  [enLong.time(at('09:05')), '9:05 am'],
  [enLong.time(at('00:05')), '12:05 am'],
  [enLong.time(at('12:05')), '12:05 pm'],
  [enLong.time(at('13:00')), '1:00 pm'],
  [enLong.dayAndTime(at('21:30')), '4 Dec 2026, 9:30 pm'],
  [bnLong.dayAndTime(at('21:30')), '৪ ডিসেম্বর ২০২৬, রাত ৯:৩০'],
  [en.plural(1, { one: 'bike', other: 'bikes' }), 'bike'],
  [en.plural(0, { one: 'bike', other: 'bikes' }), 'bikes'],
  [enLong.list(['a', 'b', 'c']), 'a, b and c'],
  [bnLong.list(['ক', 'খ']), 'ক এবং খ'],
])('%s', (written, expected) => expect(written).toBe(expected));

test.each([
  ['00:10', 'রাত ১২:১০'],
  ['04:00', 'ভোর ৪:০০'],
  ['06:05', 'সকাল ৬:০৫'],
  ['12:00', 'দুপুর ১২:০০'],
  ['15:00', 'বিকাল ৩:০০'],
  ['18:45', 'সন্ধ্যা ৬:৪৫'],
  ['20:00', 'রাত ৮:০০'],
])('%s in Dhaka is said with its part of the day', (time, said) => {
  expect(bnLong.time(at(time))).toBe(said);
});

test.each([
  [30, 'just now', 'এইমাত্র'],
  [60, '1 minute ago', '১ মিনিট আগে'],
  [2 * 86_400, '2 days ago', '২ দিন আগে'],
  [86_400, 'yesterday', '১ দিন আগে'],
  [8 * 86_400, 'last week', '১ সপ্তাহ আগে'],
  [40 * 86_400, 'last month', '১ মাস আগে'],
  [400 * 86_400, 'last year', '১ বছর আগে'],
  [-30, 'just now', 'এইমাত্র'],
  [-5 * 3_600, 'in 5 hours', '৫ ঘণ্টা পর'],
  [-3 * 86_400, 'in 3 days', '৩ দিন পর'],
])('%i seconds ago', (seconds, inEnglish, inBangla) => {
  const then = new Date(at('09:00').getTime() - seconds * 1000);
  expect([en.ago(then, at('09:00')), bn.ago(then, at('09:00'))]).toEqual([inEnglish, inBangla]);
});

test('names are in the order of the Bangla alphabet', () => {
  expect(['ঢাকা', 'কুমিল্লা', 'আশুলিয়া', 'খুলনা'].toSorted(bnLong.compare)).toEqual([
    'আশুলিয়া',
    'কুমিল্লা',
    'খুলনা',
    'ঢাকা',
  ]);
});

const byIntl = {
  en: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 }),
  bn: new Intl.NumberFormat('bn-BD-u-nu-beng', { maximumFractionDigits: 20 }),
};

test('numbers are grouped as Intl groups them in both languages', () => {
  const cents = integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((all) => all / 100);
  assert(
    property(oneof(maxSafeInteger(), cents), (value) => {
      expect([en.number(value), bn.number(value)]).toEqual([
        byIntl.en.format(value),
        byIntl.bn.format(value),
      ]);
    }),
  );
});

const dayIn = (locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month,
    year: 'numeric',
  });
const days = {
  en: [dayIn('en-GB', 'long'), dayIn('en-GB', 'short')],
  bn: dayIn('bn-BD-u-nu-beng', 'long'),
};

test('days are those of Dhaka, as Intl writes them, on either side of midnight', () => {
  for (let ms = Date.UTC(2010, 0, 1, 17, 59, 59); ms < Date.UTC(2031, 0); ms += 13 * 86_400_000) {
    for (const date of [new Date(ms), new Date(ms + 1_000)]) {
      expect([englishDay(date), enLong.day(date), bnLong.day(date)]).toEqual([
        ...days.en.map((format) => format.format(date)),
        days.bn.format(date).replace(',', ''),
      ]);
    }
  }
});

const distances = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

test.each(['year', 'month', 'week', 'day', 'hour', 'minute'] as const)(
  'distances in a %s are said as Intl says them',
  (unit) => {
    const length = { year: 365, month: 30, week: 7, day: 1, hour: 1 / 24, minute: 1 / 1440 }[unit];
    for (const count of [-2, -1, 1, 2]) {
      const then = new Date(at('09:00').getTime() + count * length * 86_400_000);
      expect(en.ago(then, at('09:00'))).toBe(distances.format(count, unit));
    }
  },
);

test.each([0, 1, 2, 1.5, 21])('%d has the form that Intl gives it', (count) => {
  const form = new Intl.PluralRules('en').select(count);
  expect(en.plural(count, { one: 'one', other: 'other' })).toBe(form);
});

test.each([
  [[], ''],
  [['', 'b'], ' and b'],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
])('the list of %j is %j', (names, said) => expect(enLong.list(names)).toBe(said));

test('lists in Bangla are joined as Intl joins them', () => {
  const joined = new Intl.ListFormat('bn');
  for (const names of [['ক'], ['ক', 'খ'], ['ক', 'খ', 'গ', 'ঘ']]) {
    expect(bnLong.list(names)).toBe(joined.format(names));
  }
});
