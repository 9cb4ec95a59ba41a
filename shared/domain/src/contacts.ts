import { foldDigits } from './digits.ts';

// Digits of a phone number may stand apart, as in "017-12 34 56 78" or "01712_345678".
const apart = String.raw`[\s().\-‐-—_*·]*`;
const subscriber = String.raw`1${apart}[3-9](?:${apart}\d){8}`;
const country = String.raw`(?:\+|00)?(?:8${apart}8${apart})?`;
/** Without zero and country it stands in one piece or two: prices, years and kilometres have its digits too. */
const bare = String.raw`1[3-9]\d{2}[\s\-‐-—]?\d{6}`;
const zero = 'zero|শূন্য|শুন্য|জিরো';
const one = 'one|এক|ওয়ান|ও\u09df\u09beন';
const others =
  'two|three|four|five|six|seven|eight|nine|দুই|তিন|চার|পাঁচ|পাচ|ছয়|ছ\u09df|সাত|আট|নয়|ন\u09df|টু|থ্রি|ফোর|ফাইভ|সিক্স|সেভেন|এইট|নাইন';
const digit = String.raw`(?:\d|${zero}|${one}|${others})`;
/**
 * Behind a whole prefix anything but letters may part the digits, signs that nobody sees too, and words may
 * stand for them: no price, year or date begins with 017.
 */
const parted = String.raw`[0o][1l][3-9](?:[^\p{L}\p{N}]{0,3}x?[^\p{L}\p{N}]{0,3}${digit}){8}`;
/** In words, of which some may stand for two or three digits: zero, one, and what follows. */
const spoken = String.raw`(?:${zero}|oh)[\s,.\-]{0,3}(?:${one})(?:[\s,.\-]{0,3}(?:(?:double|triple|ডাবল|ট্রিপল)\s)?${digit}){7,9}`;
const phone = `(?:${country}0${apart}${subscriber}|(?:\\+|00)?8${apart}8${apart}${subscriber}|${bare}|${parted}|${spoken})`;
/** Right behind a letter, as in "call01712345678": with its zero, since chassis numbers have letters too. */
const phoneBehindLetter = `${country}0${apart}${subscriber}`;
// Lengths are bounded, so that no text makes the search slow.
const address = String.raw`(?:https?:\/\/|www\.)\S+`;
const email = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const topLevels = 'com|net|org|info|me|bd|xyz|io|app|link|ly';
const site = String.raw`(?:[\w-]{1,63}\.){1,8}(?:${topLevels})(?![\w])(?:\/\S*)?`;
/** Ends where no digit follows, so that what is found is not the beginning of a longer number. */
const whole = (kinds: string) =>
  new RegExp(String.raw`(?:(?<![\w@])(?:${kinds})|(?<=[a-z_])${phoneBehindLetter})(?!\d)`, 'giu');
const contact = whole([address, email, site, phone].join('|'));
const number = whole(phone);

// Something of these stands in every address, e-mail address and link, and in every number. They begin
// with characters that texts seldom have, so that most are read once, and not once more from each of
// their letters.
const traceOfLink = new RegExp(String.raw`@|https?:\/\/|www\.|\.(?:${topLevels})(?!\w)`, 'iu');
const traceOfNumber = new RegExp(`${subscriber}|${parted}|${spoken}`, 'iu');

/** What stands where a contact stood. */
export const hiddenContact = '•••••';

/** Whether a text holds a phone number, an e-mail address or a link (ruling S5.12). */
export function hasContacts(text: string): boolean {
  return foldAllDigits(text).search(contact) !== -1;
}

/** The text with its phone numbers, e-mail addresses and links hidden. */
export function hideContacts(text: string): string {
  const folded = foldAllDigits(text);
  const sought = traceOfLink.test(folded) ? contact : number;
  if (sought === number && !traceOfNumber.test(folded)) return text;
  // Folding keeps the length, so that what is found in the folded text stands there in this one.
  const found = [...folded.matchAll(sought)];
  return found.reduceRight(
    (rest, match) =>
      rest.slice(0, match.index) + hiddenContact + rest.slice(match.index + match[0].length),
    text,
  );
}

/** Full-width, Arabic and Persian digits too, which nobody types but who evades; the length stays. */
function foldAllDigits(text: string): string {
  const foreign = /[０-９]|[٠-٩]|[۰-۹]/gu;
  return foldDigits(text).replace(foreign, (sign) => String(sign.charCodeAt(0) % 16));
}
