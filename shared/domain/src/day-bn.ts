import { banglaDigits } from './digits.ts';
import { dhakaTime } from './time.ts';

const months = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/** How Bangla writes a day in Dhaka: `৪ ডিসেম্বর ২০২৬`. @param at after 2009 */
export function banglaDay(at: Date): string {
  const [year, month = 0, day] = dhakaTime(at);
  return banglaDigits(`${day} ${months[month - 1]} ${year}`);
}
