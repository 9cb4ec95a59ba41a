import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Condition } from './conditions.ts';
import type { CountedColumn } from './counted-columns.ts';
import { bandOf, coded, type CodedColumns, mostOwners } from './sample-groups.ts';

/** Columns of one bit or a few, as one number: with how far each is moved, and how wide it is. */
const flags = {
  kind: { at: 0, mask: 15, read: 's.category' },
  condition: { at: 4, mask: 15, read: 's.condition' },
  owners: { at: 8, mask: 7, read: `least(s.owners, ${mostOwners})` },
  verified: { at: 11, mask: 1, read: 's.verified::integer' },
  photos: { at: 12, mask: 1, read: '(s.photos > 0)::integer' },
  papers: {
    at: 13,
    mask: 1,
    read: `coalesce(s.papers_until >= (now() AT TIME ZONE 'Asia/Dhaka')::date, false)::integer`,
  },
  advertised: { at: 14, mask: 1, read: 'coalesce(s.advertised_until > now(), false)::integer' },
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
  const packed = piecesOf(columns).map((piece) => `int4send((${readerOf(piece)})::integer)`);
  return sql`
    SELECT string_agg(f.packed, '') AS packed FROM (
      SELECT ${sql.raw(packed.join(' || '))} AS packed FROM bike_search s WHERE ${fitting} LIMIT ${most}
    ) f`;
}

function readerOf(piece: Piece): string {
  if (piece !== 'flags') return `s.${piece}`;
  return Object.values(flags)
    .map(({ at, read }) => `((${read})::integer << ${at})`)
    .join(' | ');
}
