import { dhakaDate } from '@motohaat/domain/time';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Condition } from './conditions.ts';
import { type Bikes, type SampleColumn, sampleColumns } from './sample.ts';

/** Of a bike that has it: more than any day or minute. */
const always = 0x7fff_ffff;
/** Numbers of owners above it are told as it. */
const mostOwners = 127;

/** 1 where it is so, 0 where it is not or nothing is known of it. */
const one = (condition: Condition) => sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** Columns of one bit or a few, as one number: with how far each is moved, and how wide it is. */
const flags = {
  category: { at: 0, mask: 15, read: () => sql`s.category` },
  condition: { at: 4, mask: 15, read: () => sql`s.condition` },
  owners: { at: 8, mask: 127, read: () => sql`least(s.owners, ${sql.lit(mostOwners)})` },
  verified: { at: 15, mask: 1, read: () => one(sql`s.verified`) },
  photos: { at: 16, mask: 1, read: () => one(sql`s.photos > 0`) },
  // The day comes with the statement: worked out for each bike it takes longer than all else.
  papers: {
    at: 17,
    mask: 1,
    read: () => one(sql`s.papers_until >= ${dhakaDate(new Date())}::date`),
  },
  advertised: { at: 18, mask: 1, read: () => one(sql`s.advertised_until > now()`) },
} as const;
type Flag = keyof typeof flags;

/** Columns that are told of bikes that were found. */
export type FoundColumn = Exclude<SampleColumn, 'rank' | 'created'>;

/** Numbers of four bytes that are read of a bike. */
type Piece = Exclude<FoundColumn, Flag> | 'flags';

const isFlag = (column: FoundColumn): column is Flag => column in flags;
const pieceOf = (column: FoundColumn): Piece => (isFlag(column) ? 'flags' : column);
const piecesOf = (columns: readonly FoundColumn[]) => [...new Set(columns.map(pieceOf))];

/**
 * Reads numbers of bikes, packed: to put ten thousand into groups in the database takes eight times as
 * long.
 *
 * @param columns that are read, at least one; the others are empty
 * @param most bikes that are read
 */
export async function readFound(
  db: Queryable,
  columns: readonly FoundColumn[],
  fitting: Condition,
  most: number,
): Promise<Bikes> {
  const pieces = piecesOf(columns);
  const { rows } = await selectFoundNumbers(columns, fitting, most).execute(db);
  const numbers = unpacked(rows[0]?.packed ?? Buffer.alloc(0));
  const bikes = numbers.length / pieces.length;
  const read = (column: FoundColumn) => {
    const at = pieces.indexOf(pieceOf(column));
    const tell = isFlag(column) ? flagIn(column) : asItIs;
    // Ten thousand of a dozen columns: by `from` it takes five times as long.
    const values = new Int32Array(bikes);
    for (let place = 0; place < bikes; place += 1) {
      values[place] = tell(numbers[place * pieces.length + at] ?? 0);
    }
    return values;
  };
  const isRead = new Set<SampleColumn>(columns);
  const told = sampleColumns.map((column) => {
    const values = isRead.has(column) ? read(column as FoundColumn) : new Int32Array();
    return [column, values] as const;
  });
  return { ...(Object.fromEntries(told) as Record<SampleColumn, Int32Array>), bikes };
}

const asItIs = (number: number) => number;

/** Numbers of four bytes, the first of each the highest. */
function unpacked(packed: Buffer): Int32Array {
  const { buffer } = new Uint8Array(packed);
  Buffer.from(buffer).swap32();
  return new Int32Array(buffer);
}

function flagIn(column: Flag) {
  const { at, mask } = flags[column];
  const isUntil = column === 'papers' || column === 'advertised';
  return (number: number) => {
    const value = (number >> at) & mask;
    if (!isUntil) return value;
    return value === 1 ? always : -1;
  };
}

/** The statement that reads numbers of bikes. */
export function selectFoundNumbers(
  columns: readonly FoundColumn[],
  fitting: Condition,
  most: number,
): RawBuilder<{ packed: Buffer | null }> {
  const packed = piecesOf(columns).map((piece) => sql`int4send((${readerOf(piece)})::integer)`);
  return sql`
    SELECT string_agg(f.packed, '') AS packed FROM (
      SELECT ${sql.join(packed, sql` || `)} AS packed FROM bike_search s WHERE ${fitting} LIMIT ${most}
    ) f`;
}

function readerOf(piece: Piece): RawBuilder<unknown> {
  if (piece !== 'flags') return sql.raw(`s.${piece}`);
  const bits = Object.values(flags).map(
    ({ at, read }) => sql`((${read()})::integer << ${sql.lit(at)})`,
  );
  return sql.join(bits, sql` | `);
}
