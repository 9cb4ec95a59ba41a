/** What can be varied, and the values of each. */
export type Dimensions = Readonly<Record<string, readonly (string | number)[]>>;
export type Row<D extends Dimensions> = { [Name in keyof D]: D[Name][number] };

/**
 * Few rows in which every value of each dimension meets every value of each other one: two faults in
 * three need no more than two things at once to show. It builds row after row from what is left to be
 * met (greedy, as AETG does: Cohen, Dalal, Fredman and Patton, IEEE TSE 23(7), 1997).
 *
 * @param given rows that are wanted anyway, which come first and count
 * @param never two values that do not go together: no row has both, as long as every other pair of their
 *   dimensions does
 */
export function coverPairs<D extends Dimensions>(
  dimensions: D,
  given: readonly Row<D>[] = [],
  never?: Pair,
): Row<D>[] {
  const names = Object.keys(dimensions).toSorted(
    (a, b) => dimensions[b]!.length - dimensions[a]!.length,
  );
  const left = pairsOf(dimensions, names);
  const isNever = (one: string, value: Value, other: string, otherValue: Value) =>
    never !== undefined && keyOf(names, ...never) === keyOf(names, one, value, other, otherValue);
  if (never) left.delete(keyOf(names, ...never));
  const rows: Row<D>[] = [];
  const take = (row: Row<D>) => {
    rows.push(row);
    for (const [at, one] of names.entries()) {
      for (const other of names.slice(at + 1))
        left.delete(pair(one, row[one]!, other, row[other]!));
    }
  };
  for (const row of given) take(row);
  if (names.length === 1) {
    const [only = ''] = names;
    const met = new Set(given.map((row) => row[only]));
    for (const value of dimensions[only]!) {
      if (!met.has(value)) rows.push({ [only]: value } as Row<D>);
    }
  }
  for (let next = left.values().next(); !next.done; next = left.values().next()) {
    take(rowFrom(dimensions, names, next.value, { left, turn: rows.length, isNever }));
  }
  return rows;
}

type Value = string | number;
/** Of two dimensions a value each. */
export type Pair = readonly [one: string, value: Value, other: string, otherValue: Value];

type Choosing = {
  left: ReadonlyMap<string, Pair>;
  turn: number;
  isNever: (...pair: Pair) => boolean;
};

/** A row with a pair in it, that meets as many others as can be found one dimension after another. */
function rowFrom<D extends Dimensions>(
  dimensions: D,
  names: readonly string[],
  [one, value, other, otherValue]: Pair,
  { left, turn, isNever }: Choosing,
): Row<D> {
  const row: Record<string, Value> = { [one]: value, [other]: otherValue };
  for (const name of names) {
    if (name in row) continue;
    const values = dimensions[name]!;
    // Of equals another one each time, so that none is always the last to be met.
    const inTurn = values.map((_value, index) => values[(index + turn) % values.length]!);
    const gain = (wanted: Value) =>
      Object.entries(row).filter(([known, own]) => left.has(keyOf(names, known, own, name, wanted)))
        .length;
    const fitting = inTurn.filter((wanted) =>
      Object.entries(row).every(([known, own]) => !isNever(known, own, name, wanted)),
    );
    row[name] = fitting.reduce((best, each) => (gain(each) > gain(best) ? each : best));
  }
  return row as Row<D>;
}

function pairsOf(dimensions: Dimensions, names: readonly string[]): Map<string, Pair> {
  const left = new Map<string, Pair>();
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      for (const value of dimensions[one]!) {
        for (const otherValue of dimensions[other]!) {
          left.set(pair(one, value, other, otherValue), [one, value, other, otherValue]);
        }
      }
    }
  }
  return left;
}

const pair = (...parts: Pair): string => JSON.stringify(parts);

/** The pair as it stands in the order of the dimensions. */
function keyOf(names: readonly string[], one: string, value: Value, other: string, wanted: Value) {
  return names.indexOf(one) < names.indexOf(other)
    ? pair(one, value, other, wanted)
    : pair(other, wanted, one, value);
}
