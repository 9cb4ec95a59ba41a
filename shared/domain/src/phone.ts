import { foldTyped } from './digits.ts';
import { invisible } from './text.ts';

/**
 * Brings a Bangladeshi mobile number to E.164 (`+8801712345678`): Bangla digits, spaces, hyphens
 * and dashes, brackets, and a leading `0`, `880` or `00880` are understood (ruling S2.31), and so are the invisible
 * marks that come along when a number is copied from a list of contacts.
 *
 * @returns the number, or nothing when it is none
 */
export function normalisePhone(text: string): string | undefined {
  const digits = foldTyped(text)
    .replace(invisible, '')
    .replace(/[\s().\u2010-\u2015\u2212-]/g, '');
  const national = /^(?:\+?880|00880|0)?(1[3-9]\d{8})$/.exec(digits)?.[1];
  return national && `+880${national}`;
}
