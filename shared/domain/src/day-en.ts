import { dhakaTime } from './time.ts';

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How English writes a day in Dhaka in full: `4 December 2026`. @param at after 2009 */
export function englishDay(at: Date): string {
  const [year, month = 0, day] = dhakaTime(at);
  return `${day} ${months[month - 1]} ${year}`;
}
