/**
 * A snapshot of PostgreSQL: which transactions it shows. All below `xmin` have ended, none from `xmax` on
 * had begun (PostgreSQL, "System Information Functions", `pg_snapshot`).
 */
export type Snapshot = { xmin: bigint; xmax: bigint };

const form = /^(\d{1,19}):(\d{1,19}):(\d{1,19}(?:,\d{1,19})*)?$/;

/** @returns nothing for a text that PostgreSQL would not take either */
export function readSnapshot(text: string): Snapshot | undefined {
  const found = form.exec(text);
  if (!found) return undefined;
  const [, least = '', most = '', list] = found;
  const [xmin, xmax] = [BigInt(least), BigInt(most)];
  const open = list === undefined ? [] : list.split(',').map(BigInt);
  const isOrdered = open.every((each, index) => each > (open[index - 1] ?? xmin - 1n));
  const isWithin = xmin > 0n && xmin <= xmax && open.every((each) => each < xmax);
  return isOrdered && isWithin && xmax < 2n ** 63n ? { xmin, xmax } : undefined;
}
