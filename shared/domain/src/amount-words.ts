/** Amounts in words, as receipts and deeds have them. */

/** The words of a language. `upTo99` holds those of 0 to 99. */
export type AmountWords = {
  upTo99: readonly string[];
  hundred: (count: string) => string;
  thousand: string;
  lakh: string;
  crore: string;
};

/**
 * A whole number in words, by crore, lakh and thousand.
 *
 * @param value 0 to 10¹⁵, without a fraction
 * @throws RangeError for another
 */
export function inWords(value: number, words: AmountWords): string {
  if (!Number.isInteger(value) || value < 0 || value > 1e15) {
    throw new RangeError(`${value} cannot be said in words.`);
  }
  const zero = words.upTo99[0] ?? '';
  return value === 0 ? zero : partsOf(value, words).join(' ');
}

function partsOf(value: number, words: AmountWords): string[] {
  const crores = Math.floor(value / 1_00_00_000);
  const lakhs = Math.floor(value / 1_00_000) % 100;
  const thousands = Math.floor(value / 1_000) % 100;
  const hundreds = Math.floor(value / 100) % 10;
  const small = (count: number) => words.upTo99[count] ?? '';
  return [
    ...(crores > 0 ? [...partsOf(crores, words), words.crore] : []),
    ...(lakhs > 0 ? [small(lakhs), words.lakh] : []),
    ...(thousands > 0 ? [small(thousands), words.thousand] : []),
    ...(hundreds > 0 ? [words.hundred(small(hundreds))] : []),
    ...(value % 100 > 0 ? [small(value % 100)] : []),
  ];
}
