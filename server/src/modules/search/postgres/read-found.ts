import { dhakaDate } from '@motohaat/domain/time';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import { dayOf, type Fact, factBits, placeOf, secondOf } from '../../search-index/packed.ts';
import type { Condition } from './conditions.ts';
import { inTurns, longFirst } from './in-turns.ts';
import { type Bikes, type SampleColumn, sampleColumns } from './sample.ts';

/** Of a bike that has it: more than any day or second. */
const always = 0x7fff_ffff;

/** A bit that is set where it is so. */
const bitWhere = (condition: Condition, at: number) =>
  sql`CASE WHEN ${condition} THEN ${sql.lit(1 << at)} ELSE 0 END`;
/** Above the facts. */
const papersAt = factBits;
const advertisedAt = factBits + 1;

/**
 * Numbers of eight bytes that are read of a bike: what is put together from fewer numbers takes the database
 * less. Of two keys the second, which may be below nothing, turns the first about.
 */
const pieces = {
  place: () => sql`(s.model::bigint << 32) # s.district::bigint`,
  offer: () => sql`(s.brand::bigint << 32) # s.price::bigint`,
  // The day and the second come with the statement: worked out for each bike they take longer than all else.
  facts: () => sql`
    ((s.facts + ${bitWhere(sql`s.papers_days >= ${dayOf(dhakaDate(new Date()))}::integer`, papersAt)}
      + ${bitWhere(sql`s.advertised_seconds > ${secondOf(Date.now())}::integer`, advertisedAt)})::bigint << 32)
    + (s.km::bigint << 12) + s.year`,
} as const;
type Piece = keyof typeof pieces;

/** Columns that are told of bikes that were found. */
export type FoundColumn = Exclude<SampleColumn, 'rank' | 'created' | 'area'>;

/** In which half of a piece a column stands, behind how many bits, and how wide it is. */
type Place = { of: Piece; half: 'high' | 'low'; at: number; mask: number };
const whole = { at: 0, mask: -1 } as const;
function amongFacts(fact: Fact): Place {
  const { at, width } = placeOf(fact);
  return { of: 'facts', half: 'high', at, mask: 2 ** width - 1 };
}
const places: Readonly<Record<FoundColumn, Place>> = {
  model: { of: 'place', half: 'high', ...whole },
  district: { of: 'place', half: 'low', ...whole },
  brand: { of: 'offer', half: 'high', ...whole },
  price: { of: 'offer', half: 'low', ...whole },
  km: { of: 'facts', half: 'low', at: 12, mask: 0xf_ffff },
  year: { of: 'facts', half: 'low', at: 0, mask: 0xfff },
  owners: amongFacts('owners'),
  category: amongFacts('category'),
  condition: amongFacts('condition'),
  cc: amongFacts('cc'),
  verified: amongFacts('verified'),
  photos: amongFacts('photos'),
  papers: { of: 'facts', half: 'high', at: papersAt, mask: 1 },
  advertised: { of: 'facts', half: 'high', at: advertisedAt, mask: 1 },
};

const piecesOf = (columns: readonly FoundColumn[]) => [
  ...new Set(columns.map((column) => places[column].of)),
];

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

/** Reads numbers of bikes, packed: to put ten thousand into groups in the database takes eight times as long.
 * Nothing where its turn would come too late. */
export type ReadFound = (asked: FoundRead) => Promise<Bikes | undefined>;

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
        if (asked.cost > heavy.cost) {
          leave ??= await enter(longFirst(asked.cost));
          if (!leave) return undefined;
        }
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
  const read = piecesOf(columns);
  const numbers = unpacked(packed);
  const width = 2 * read.length;
  const bikes = numbers.length / width;
  const isRead = new Set<SampleColumn>(columns);
  const told = sampleColumns.map((column) => {
    if (!isRead.has(column)) return [column, new Int32Array()] as const;
    const from = 2 * read.indexOf(places[column as FoundColumn].of);
    return [column, columnIn(numbers, { width, from }, column as FoundColumn)] as const;
  });
  return { ...(Object.fromEntries(told) as Record<SampleColumn, Int32Array>), bikes };
}

/** Numbers of four bytes, the first of each the highest. */
function unpacked(packed: Buffer): Int32Array {
  const { buffer } = new Uint8Array(packed);
  Buffer.from(buffer).swap32();
  return new Int32Array(buffer);
}

/** Plain loops: ten thousand bikes of a dozen columns are read. */
function columnIn(
  numbers: Int32Array,
  { width, from }: { width: number; from: number },
  column: FoundColumn,
): Int32Array {
  const { of, half, at, mask } = places[column];
  const values = new Int32Array(numbers.length / width);
  const isTurned = half === 'high' && of !== 'facts';
  const isUntil = column === 'papers' || column === 'advertised';
  for (let place = 0; place < values.length; place += 1) {
    const high = numbers[place * width + from] ?? 0;
    const low = numbers[place * width + from + 1] ?? 0;
    if (isTurned) values[place] = low < 0 ? ~high : high;
    else values[place] = ((half === 'high' ? high : low) >> at) & mask;
    if (isUntil) values[place] = values[place] === 1 ? always : -1;
  }
  return values;
}

/** The statement that reads numbers of bikes. */
export function selectFoundNumbers(
  columns: readonly FoundColumn[],
  fitting: Condition,
  most: number,
): RawBuilder<{ packed: Buffer | null }> {
  const packed = piecesOf(columns).map((piece) => sql`int8send(${pieces[piece]()})`);
  return sql`
    SELECT string_agg(f.packed, '') AS packed FROM (
      SELECT ${sql.join(packed, sql` || `)} AS packed FROM bike_search s WHERE ${fitting} LIMIT ${most}
    ) f`;
}
