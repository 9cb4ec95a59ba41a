import { foldDigits } from './digits.ts';

// Digits of a phone number may stand apart, as in "017-12 34 56 78".
const phone = String.raw`(?:\+|00)?(?:8[\s().-]*8[\s().-]*)?0?[\s().-]*1[\s().-]*[3-9](?:[\s().-]*\d){8}`;
// Lengths are bounded, so that no text makes the search slow.
const address = String.raw`(?:https?:\/\/|www\.)\S+`;
const email = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const topLevels = 'com|net|org|info|me|bd|xyz|io|app|link|ly';
const site = String.raw`(?:[\w-]{1,63}\.){1,8}(?:${topLevels})(?![\w])(?:\/\S*)?`;
const contact = new RegExp(
  String.raw`(?<![\w@])(?:${address}|${email}|${site}|${phone})(?!\d)`,
  'giu',
);

// Something of this stands in every contact. It begins with a character that texts seldom have, so
// that most are read once, and not once more from each of their letters.
const trace = new RegExp(
  String.raw`@|https?:\/\/|www\.|\.(?:${topLevels})(?!\w)|1[\s().-]*[3-9](?:[\s().-]*\d){8}`,
  'iu',
);

/** What stands where a contact stood. */
export const hiddenContact = '•••••';

/** Whether a text holds a phone number, an e-mail address or a link (ruling S5.12). */
export function hasContacts(text: string): boolean {
  return foldDigits(text).search(contact) !== -1;
}

/** The text with its phone numbers, e-mail addresses and links hidden. */
export function hideContacts(text: string): string {
  const folded = foldDigits(text);
  if (!trace.test(folded)) return text;
  // Folding keeps the length, so that what is found in the folded text stands there in this one.
  const found = [...folded.matchAll(contact)];
  return found.reduceRight(
    (rest, match) =>
      rest.slice(0, match.index) + hiddenContact + rest.slice(match.index + match[0].length),
    text,
  );
}
