/** For `toSorted`: texts by their code units, in the same order on every machine. */
export function inTextOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
