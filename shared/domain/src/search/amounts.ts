import { maximumKm } from '../bike-facts.ts';
import { parsePrice } from '../parse-price.ts';
import { maximumPrice, minimumPrice } from '../price.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { isNumber } from './words.ts';

/** An amount of money or of kilometres in a text. */
type Amount = { at: number; count: number; value: number };

/** Numbers in Bangla as they are typed in Latin letters. */
const countsInLatin: Readonly<Record<string, string>> = {
  ek: '1',
  dui: '2',
  tin: '3',
  char: '4',
  pach: '5',
  panch: '5',
  choy: '6',
  soy: '6',
  sat: '7',
  dosh: '10',
  derh: '1.5',
  dedh: '1.5',
  deira: '1.5',
  adai: '2.5',
};

/** The words of the longest amount: `1 lakh 45 thousand 500 taka`. */
const longest = 6;
/** Numbers without a unit are prices from here on; below they are years and engines. */
const leastBare = 15_000;
/** How far off may be what costs "around" so much. */
const around = 0.15;

/** Reads prices and kilometres, with what is said of them: `under 1.5 lakh`, `১-১.৫ লাখ`, `20k km`. */
export function readAmounts(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    const range = isFree(reading, at, 1) ? rangeAt(reading, at) : undefined;
    if (range) {
      const span = spanOf(reading, range);
      const [from, to] = range.values.toSorted((one, other) => one - other);
      if (from !== undefined) understood(reading, span, 'priceMin', from);
      if (to !== undefined) understood(reading, span, 'priceMax', to);
      at = span[0] + span[1] - 1;
      continue;
    }
    const amount = isFree(reading, at, 1) ? amountAt(reading, at) : undefined;
    if (!amount) continue;
    const span = isDistance(reading, amount)
      ? readDistance(reading, amount)
      : readPrice(reading, amount);
    if (span) at = span[0] + span[1] - 1;
  }
}

type Span = readonly [at: number, count: number];

/** The longest amount from a word on. @param unit of the other end of a range, where this one has none */
function amountAt(reading: Reading, at: number): Amount | undefined {
  for (let count = Math.min(longest, reading.words.length - at); count > 0; count--) {
    if (!isFree(reading, at, count)) continue;
    const value = valueOf(reading, at, count);
    if (value !== undefined) return { at, count, value };
  }
  return undefined;
}

function valueOf(reading: Reading, at: number, count: number): number | undefined {
  const last = at + count - 1;
  const bare = count === 1 || (count === 2 && means(reading, last, 'taka'));
  const first = reading.words[at]?.latin ?? '';
  if (bare && isNumber(first)) {
    const value = Number(first);
    const isKm = count === 1 && means(reading, at + 1, 'km') && value >= 100;
    const isTaka = count === 2 && value >= minimumPrice;
    const isPrice = value >= leastBare && !/^0|\./.test(first);
    return (isKm || isTaka || isPrice) && value <= maximumPrice ? value : undefined;
  }
  const ends = means(reading, last, 'lakh', 'thousand', 'crore', 'taka');
  if (!ends || means(reading, at, 'taka', 'below', 'above')) return undefined;
  const text = reading.words.slice(at, at + count).map((_, index) => asPrice(reading, at + index));
  if (!text.some((word) => /^(?:lakh|thousand|crore)$/.test(word))) return undefined;
  const value = parsePrice(text.join(' '));
  return value !== undefined && value >= minimumPrice && value <= maximumPrice ? value : undefined;
}

function asPrice(reading: Reading, at: number): string {
  for (const unit of ['lakh', 'thousand', 'crore', 'taka'] as const) {
    if (means(reading, at, unit)) return unit;
  }
  const { written = '', latin = '' } = reading.words[at] ?? {};
  return countsInLatin[latin] ?? written;
}

/** `1 to 1.5 lakh`, `৮০-৯০ হাজার`, `between 1 lakh and 2 lakh`. */
function rangeAt(reading: Reading, at: number) {
  const first = amountAt(reading, at);
  const start = reading.words[at]?.latin;
  if (first) {
    if (isDistance(reading, first)) return undefined;
    const second = amountBehind(reading, at + first.count);
    if (!second || isDistance(reading, second)) return undefined;
    return { at, end: second.at + second.count, values: [first.value, second.value] };
  }
  if (!isNumber(start) || Number(start) >= 1_000) return undefined;
  const second = amountBehind(reading, at + 1);
  if (!second || isDistance(reading, second)) return undefined;
  const unit = unitOf(reading, second);
  const value = Math.round(Number(start) * unit);
  return unit > 1 && value >= minimumPrice && value < second.value
    ? { at, end: second.at + second.count, values: [value, second.value] }
    : undefined;
}

/** An amount behind a dash or a word such as "to". */
function amountBehind(reading: Reading, at: number): Amount | undefined {
  const before = reading.words[at - 1];
  const next = reading.words[at];
  if (!before || !next) return undefined;
  if (means(reading, at, 'to') || /^(?:and|ar|o)$/.test(next.latin))
    return amountAt(reading, at + 1);
  return /^\s*[-–—~]\s*$/.test(reading.text.slice(before.end, next.start))
    ? amountAt(reading, at)
    : undefined;
}

function unitOf(reading: Reading, { at, count }: Amount): number {
  for (let each = at; each < at + count; each++) {
    if (means(reading, each, 'lakh')) return 1e5;
    if (means(reading, each, 'thousand')) return 1e3;
  }
  return 1;
}

function isDistance(reading: Reading, { at, count }: Amount): boolean {
  return (
    means(reading, at + count, 'km') ||
    (means(reading, at + count, 'driven') && !means(reading, at + count - 1, 'taka'))
  );
}

/** What is put around an amount and says nothing more: `price`, `tk`, `er`. */
function spanOf(reading: Reading, { at, end }: { at: number; end: number }): Span {
  let [from, to] = [at, end];
  while (
    isFree(reading, from - 1, 1) &&
    means(reading, from - 1, 'price', 'taka', 'between', 'below')
  )
    from--;
  while (
    isFree(reading, to, 1) &&
    (means(reading, to, 'taka', 'between', 'below') || isFiller(reading, to))
  )
    to++;
  return [from, to - from];
}

const isFiller = (reading: Reading, at: number) =>
  /^(?:er|r|e)$/.test(reading.words[at]?.latin ?? '');

function readDistance(reading: Reading, { at, count, value }: Amount): Span {
  let [from, to] = [at, at + count];
  while (
    isFree(reading, to, 1) &&
    (means(reading, to, 'km', 'driven', 'below') || isFiller(reading, to))
  )
    to++;
  while (isFree(reading, from - 1, 1) && means(reading, from - 1, 'below', 'driven')) from--;
  const span = [from, to - from] as const;
  if (value <= maximumKm) understood(reading, span, 'kmMax', value);
  return span;
}

function readPrice(reading: Reading, { at, count, value }: Amount): Span {
  let [from, to] = [at, at + count];
  let side: 'below' | 'above' | 'about' | undefined;
  const sideAt = (word: number) =>
    (['below', 'above', 'about'] as const).find((each) => means(reading, word, each)) ??
    (means(reading, word, 'after') ? 'above' : undefined);
  const joins = (word: number) =>
    isFree(reading, word, 1) &&
    (means(reading, word, 'taka', 'price', 'to') ||
      isFiller(reading, word) ||
      /^than$/.test(reading.words[word]?.latin ?? ''));
  while (joins(to) || (isFree(reading, to, 1) && sideAt(to))) {
    side = sideAt(to) ?? side;
    to++;
  }
  while (joins(from - 1) || (isFree(reading, from - 1, 1) && sideAt(from - 1))) {
    side ??= sideAt(from - 1);
    from--;
  }
  const span = [from, to - from] as const;
  if (side === 'about') {
    understood(reading, span, 'priceMin', Math.round(value * (1 - around)));
    understood(reading, span, 'priceMax', Math.round(value * (1 + around)));
  } else understood(reading, span, side === 'above' ? 'priceMin' : 'priceMax', value);
  return span;
}
