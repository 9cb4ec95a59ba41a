import { expect, test } from 'vitest';

import { dhakaClock } from './time.ts';

const byIntl = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
const worded = (at: Date) => byIntl.format(at).split(':').map(Number).join(':');

test('the clock of Dhaka words hours, minutes and seconds without zeros in front', () => {
  expect(dhakaClock(new Date('2026-11-22T03:05:09.999Z'))).toBe('9:5:9');
  expect(dhakaClock(new Date('2026-11-22T18:00:00Z'))).toBe('0:0:0');
});

/** Every fifth day and some hours, so that each hour of the day and each season comes up. */
const step = 127 * 3_600_000 + 7 * 60_000 + 13_001;

test.each(Array.from({ length: 46 }, (_, index) => 1990 + index))(
  'in %i it is the clock of the tz database, in the summer time of 2009 too',
  (year) => {
    const differing: string[] = [];
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += step) {
      const date = new Date(at);
      if (dhakaClock(date) !== worded(date)) differing.push(date.toISOString());
    }
    expect(differing).toEqual([]);
  },
);

test('so it is around the end of that summer time, to the second', () => {
  const end = Date.UTC(2009, 11, 31, 18);
  for (const second of [-3601, -3600, -1, 0, 1, 3599, 3600, 21_600, 21_599, 28_800]) {
    const date = new Date(end + second * 1000);
    expect(dhakaClock(date)).toBe(worded(date));
  }
});

test('a time that is none is an error, as for Intl', () => {
  expect(() => dhakaClock(new Date(Number.NaN))).toThrow(RangeError);
});
