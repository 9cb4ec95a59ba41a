import { dhakaDate } from '@motohaat/domain/time';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Condition } from './conditions.ts';
import { inTurns } from './in-turns.ts';
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

/** What is read of bikes to be counted. */
export type FoundRead = {
  /** At least one; the others are empty. */
  columns: readonly FoundColumn[];
  fitting: Condition;
  /** Bikes that are read at most. */
  most: number;
  /** Entries of an index that this takes as long as. */
  cost: number;
};

/** Reads numbers of bikes, packed: to put ten thousand into groups in the database takes eight times as long. */
export type ReadFound = (asked: FoundRead) => Promise<Bikes>;

/** What takes longer than so many entries of an index waits its turn, and so much of that is done at once. */
const heavy = { cost: 10_000, atOnce: 2 } as const;

/** Counts with what it reads. */
export type Count = <Value>(count: (read: ReadFound) => Promise<Value>) => Promise<Value>;

/**
 * Counts in turns where it takes long, so that it holds up neither pages nor short counts; whose turn it
 * is reads all that it counts.
 */
export function counter(db: Queryable): Count {
  const enter = inTurns(heavy.atOnce);
  return async (count) => {
    let leave: (() => void) | undefined;
    try {
      return await count(async (asked) => {
        if (asked.cost > heavy.cost) leave ??= await enter();
        return readFound(db, asked);
      });
    } finally {
      leave?.();
    }
  };
}

/** Reads at once. */
export async function readFound(
  db: Queryable,
  { columns, fitting, most }: FoundRead,
): Promise<Bikes> {
  const { rows } = await selectFoundNumbers(columns, fitting, most).execute(db);
  return bikesOf(columns, rows[0]?.packed ?? Buffer.alloc(0));
}

function bikesOf(columns: readonly FoundColumn[], packed: Buffer): Bikes {
  const pieces = piecesOf(columns);
  const numbers = unpacked(packed);
  const bikes = numbers.length / pieces.length;
  const read = (column: FoundColumn) => {
    const at = pieces.indexOf(pieceOf(column));
    // Ten thousand of a dozen columns: by `from` it takes five times as long.
    const values = new Int32Array(bikes);
    for (let place = 0; place < bikes; place += 1) {
      values[place] = numbers[place * pieces.length + at] ?? 0;
    }
    if (isFlag(column)) takeFlag(values, column);
    return values;
  };
  const isRead = new Set<SampleColumn>(columns);
  const told = sampleColumns.map((column) => {
    const values = isRead.has(column) ? read(column as FoundColumn) : new Int32Array();
    return [column, values] as const;
  });
  return { ...(Object.fromEntries(told) as Record<SampleColumn, Int32Array>), bikes };
}

/** Numbers of four bytes, the first of each the highest. */
function unpacked(packed: Buffer): Int32Array {
  const { buffer } = new Uint8Array(packed);
  Buffer.from(buffer).swap32();
  return new Int32Array(buffer);
}

/** Leaves of all flags of bikes that of a column. */
function takeFlag(values: Int32Array, column: Flag): void {
  const { at, mask } = flags[column];
  const isUntil = column === 'papers' || column === 'advertised';
  for (let place = 0; place < values.length; place += 1) {
    const value = ((values[place] ?? 0) >> at) & mask;
    if (isUntil) values[place] = value === 1 ? always : -1;
    else values[place] = value;
  }
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
