import { foldTyped } from './digits.ts';

/**
 * A number as it was typed, in the one form that parsers compare: ASCII digits, lower case, single
 * spaces, nothing that nobody sees. Letters are without the dot below (য়, ড়, ঢ়), which Unicode writes
 * in two ways, and without ঁ: people leave out both.
 */
export function foldNumber(text: string): string {
  return foldTyped(text)
    .normalize('NFC')
    .replace(/[\u0981\u09bc]/g, '')
    .replaceAll('\u0985\u09be', 'আ')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}

type Words = Readonly<Record<string, number>>;

const folded = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([word, value]) => [foldNumber(word), value]));
const anyOf = (words: Words) =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|');

/** What stands before a whole number and shifts it: সাড়ে তিন is 3.5. */
const shifts = folded({
  সোয়া: 0.25,
  সওয়া: 0.25,
  sowa: 0.25,
  সাড়ে: 0.5,
  সারে: 0.5,
  sare: 0.5,
  পৌনে: -0.25,
  পোনে: -0.25,
  poune: -0.25,
});

const numbers = folded({
  আধা: 0.5,
  half: 0.5,
  দেড়: 1.5,
  দের: 1.5,
  der: 1.5,
  আড়াই: 2.5,
  আরাই: 2.5,
  arai: 2.5,
  ...inOrder('এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ'),
  ...inOrder('one two three four five six seven eight nine ten'),
  দু: 2,
  এগার: 11,
  বার: 12,
  তের: 13,
  পনের: 15,
  ষোল: 16,
  সতের: 17,
  আঠার: 18,
  ঊনিশ: 19,
  ত্রিশ: 30,
  চল্লিশ: 40,
  পঞ্চাশ: 50,
  ষাট: 60,
  সত্তর: 70,
  আশি: 80,
  নব্বই: 90,
});

function inOrder(words: string): Words {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
}

const count = String.raw`(?:(?<shift>${anyOf(shifts)}) ?)?(?:(?<whole>\d{1,3})(?:\.(?<part>\d{1,5}))?|(?<word>${anyOf(numbers)}))?`;
const alone = new RegExp(`^${count}$`);
const between = /^ ?(?:(?:,|and|ও|এবং) ?(?=.))?/;

/**
 * Reads a number alone: `2.5`, `আড়াই`, `সাড়ে তিন`.
 *
 * @param text from `foldNumber`
 */
export function readCount(text: string): number | undefined {
  return amountOf(alone.exec(text), 1);
}

/** The sum of what has a unit, the last of those units, and what of the text is left. */
type Terms = { sum: number; last: number; rest: string };

/**
 * Makes a reader of numbers with units, the largest first: `১ লাখ ৪৫ হাজার`, `1 year 6 months`. Only the
 * last may have a part, and each is less than the unit before it, or else it could mean something else.
 *
 * @param units how much each is, and its words
 * @returns of a text from `foldNumber` nothing where it contradicts itself; `last` is Infinity where it
 *   does not begin with a number and a unit
 */
export function termsReader(
  units: readonly [amount: number, words: string][],
): (text: string) => Terms | undefined {
  const known = folded(
    Object.fromEntries(
      units.flatMap(([amount, words]) => words.split(' ').map((word) => [word, amount])),
    ),
  );
  const form = new RegExp(`^${count} ?(?<unit>${anyOf(known)})`);
  return (text) => {
    let [sum, last, rest] = [0, Infinity, text];
    for (let found = form.exec(rest); found; found = form.exec(rest)) {
      const unit = known[found.groups?.['unit'] ?? ''] ?? 0;
      const amount = amountOf(found, unit);
      const follows = sum % last === 0 && unit < last && (amount ?? last) < last;
      if (amount === undefined || !follows) return undefined;
      [sum, last] = [sum + amount, unit];
      rest = rest.slice(found[0].length).replace(between, '');
    }
    return { sum, last, rest };
  };
}

/** @param found by a form with `count` in it @param unit is multiplied first, so that it stays exact */
function amountOf(found: RegExpExecArray | null, unit: number): number | undefined {
  if (!found) return undefined;
  const { shift, whole, part = '', word } = found.groups ?? {};
  const by = shift === undefined ? 0 : (shifts[shift] ?? 0);
  // সোয়া লাখ is 1.25 lakh, পৌনে লাখ 0.75; সাড়ে does not stand alone.
  if (whole === undefined && word === undefined) {
    return by === 0 || by === 0.5 ? undefined : unit + by * unit;
  }
  const amount =
    whole === undefined
      ? (numbers[word ?? ''] ?? 0) * unit
      : Number(whole) * unit + (Number(part) * unit) / 10 ** part.length;
  if (by === 0) return amount;
  return amount >= unit && amount % unit === 0 ? amount + by * unit : undefined;
}
