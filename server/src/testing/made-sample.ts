import {
  type Columns,
  type Sample,
  type SampleColumn,
  sampleColumns,
  sampleOf,
} from '../modules/search/postgres/sample.ts';

/**
 * A sample of the search that is in no database.
 *
 * @param places of its bikes; a number is that of bikes at the first places
 * @param numberAt what a column tells of the bike at a place
 */
export function madeSample(
  places: number | readonly number[],
  numberAt: (column: SampleColumn, place: number) => number,
): Sample {
  const all = typeof places === 'number' ? Array.from({ length: places }, (_, at) => at) : places;
  const columns = sampleColumns.map((column) => [
    column,
    Int32Array.from(all, (place) => numberAt(column, place)),
  ]);
  return sampleOf(Object.fromEntries(columns) as Columns);
}
