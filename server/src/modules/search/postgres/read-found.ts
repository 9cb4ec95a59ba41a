import { dhakaDate } from '@motohaat/domain/time';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Condition } from './conditions.ts';
import type { CountedColumn } from './counted-columns.ts';
import { bandOf, coded, type CodedColumns, mostOwners } from './sample-groups.ts';

/** 1 where it is so, 0 where it is not or nothing is known of it. */
const one = (condition: Condition) => sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** Columns of one bit or a few, as one number: with how far each is moved, and how wide it is. */
const flags = {
  kind: { at: 0, mask: 15, read: () => sql`s.category` },
  condition: { at: 4, mask: 15, read: () => sql`s.condition` },
  owners: { at: 8, mask: 7, read: () => sql`least(s.owners, ${sql.lit(mostOwners)})` },
  verified: { at: 11, mask: 1, read: () => sql`s.verified::integer` },
  photos: { at: 12, mask: 1, read: () => one(sql`s.photos > 0`) },
  // The day comes with the statement: worked out for each bike it takes longer than all else.
  papers: {
    at: 13,
    mask: 1,
    read: () => one(sql`s.papers_until >= ${dhakaDate(new Date())}::date`),
  },
  advertised: { at: 14, mask: 1, read: () => one(sql`s.advertised_until > now()`) },
} as const;
type Flag = keyof typeof flags;

/** Numbers of four bytes that are read of a bike. */
type Piece = Exclude<CountedColumn, Flag> | 'flags';

const isFlag = (column: CountedColumn): column is Flag => column in flags;
const pieceOf = (column: CountedColumn): Piece => (isFlag(column) ? 'flags' : column);
const piecesOf = (columns: readonly CountedColumn[]) => [...new Set(columns.map(pieceOf))];

/** Bikes that were found, and what is counted of them. */
type Found = { bikes: number; columns: CodedColumns };

/**
 * Reads what is counted of bikes, packed: to put ten thousand into groups in the database takes eight
 * times as long.
 *
 * @param columns that are counted; at least one
 * @param most bikes that are read
 */
export async function readFound(
  db: Queryable,
  columns: readonly CountedColumn[],
  fitting: Condition,
  most: number,
): Promise<Found> {
  const pieces = piecesOf(columns);
  const { rows } = await selectFoundNumbers(columns, fitting, most).execute(db);
  const packed = rows[0]?.packed ?? Buffer.alloc(0);
  const width = pieces.length * 4;
  const bikes = packed.length / width;
  const read = (column: CountedColumn) => {
    const offset = pieces.indexOf(pieceOf(column)) * 4;
    return (place: number) => packed.readInt32BE(place * width + offset);
  };
  return { bikes, columns: (column) => coded(bikes, numberOf(column, read(column))) };
}

function numberOf(column: CountedColumn, read: (place: number) => number) {
  if (isFlag(column)) {
    const { at, mask } = flags[column];
    return (place: number) => (read(place) >> at) & mask;
  }
  if (column === 'price' || column === 'year' || column === 'km' || column === 'cc') {
    return (place: number) => bandOf(column, read(place));
  }
  return read;
}

/** The statement that reads numbers of bikes. */
export function selectFoundNumbers(
  columns: readonly CountedColumn[],
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
