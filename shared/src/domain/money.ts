const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Writes an amount as people in Bangladesh do: `৳1,25,000`.
 *
 * @param taka whole taka
 */
export function formatTaka(taka: number): string {
  return `৳${grouping.format(taka)}`;
}

/** The same amount for a screen reader, with the currency the specification words: `BDT 1,25,000`. */
export function spokenTaka(taka: number): string {
  return `BDT ${grouping.format(taka)}`;
}
