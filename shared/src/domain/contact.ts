import { foldDigits } from './digits.ts';
import { normalisePhone } from './phone.ts';

const phoneLike = /(?:\+|00)?\d[\d\s().-]{8,18}\d/g;
const link = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|io|me|link|shop|bd)\b/i;
const email = /[\w.+-]+@[\w-]+\.[\w.]+/;

const isPhone = (candidate: string) => normalisePhone(candidate) !== undefined;

/**
 * Whether a text carries a mobile number of Bangladesh, a link or an e-mail address: ways around the
 * site, and what collectors of addresses look for (ruling S5.12).
 */
export function hasContactDetails(text: string): boolean {
  const folded = foldDigits(text);
  return link.test(folded) || email.test(folded) || (folded.match(phoneLike) ?? []).some(isPhone);
}
