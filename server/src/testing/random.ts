/** Draws that come out the same each time. */
export type Random = {
  /** A number from 0 up to 1. */
  next: () => number;
  /** @param share of 1 */
  chance: (share: number) => boolean;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  /** One of some. */
  one: <Value>(values: readonly Value[]) => Value;
};

/** Mulberry32. @param seed a whole number */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    one: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  };
}

/**
 * Something of what there is, each as often as its weight says.
 *
 * @returns what draws one, by a number from 0 up to 1
 */
export function weighted<Value>(
  values: readonly Value[],
  weight: (value: Value, place: number) => number,
): (drawn: number) => Value {
  const sums: number[] = [];
  for (const [place, value] of values.entries()) {
    sums.push((sums.at(-1) ?? 0) + weight(value, place));
  }
  const all = sums.at(-1) ?? 0;
  if (all === 0) throw new Error('There is nothing to draw from.');
  return (drawn) => {
    const place = sums.findIndex((sum) => drawn * all < sum);
    return values[place === -1 ? values.length - 1 : place] as Value;
  };
}
