import { hash } from 'node:crypto';

/**
 * So many of all, each as likely as any other. What is drawn hangs on seed and name alone, so that
 * the same ones are drawn again when others have come or gone.
 *
 * @param name what tells a value from all others
 */
export function sampleOf<Value>(
  all: readonly Value[],
  count: number,
  { seed, name }: { seed: number; name: (value: Value) => string },
): Value[] {
  const drawn = all.map((value) => ({ value, lot: hash('sha256', `${seed} ${name(value)}`) }));
  const chosen = drawn
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ value }) => value);
  const isChosen = new Set(chosen);
  return all.filter((value) => isChosen.has(value));
}
