/**
 * How many slips of the fingers lie between two words: a sign too many, missing, wrong, or two in the
 * wrong order.
 *
 * @param most what is more is not counted
 * @returns the number, or Infinity above `most`
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let twoAbove: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const turned =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (same ? 0 : 1),
          turned ? (twoAbove[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...line) > most) return Infinity;
    [twoAbove, above] = [above, line];
  }
  const slips = above[other.length] ?? Infinity;
  return slips > most ? Infinity : slips;
}
