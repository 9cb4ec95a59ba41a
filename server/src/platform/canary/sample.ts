import { type RawBuilder, sql } from 'kysely';

/** What was told of one side, since a time. */
type Side = { remote: string; release: string; canary: boolean; since: Date };

/** So many measurements of visitors are read of either side: more than any canary has needed. */
const most = 150_000;
/** And so many, the newest, of those of a canary that no coin decided on. */
const mostOfChosen = 20_000;

/** Letters of a visitor's hash. */
const letters = 12;
/** The first half of those that a hash is written in. */
const firstHalf = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';
/** Half of all visitors are at level 0, a quarter at 1, and so on: an expression of `measurements_by_visitor`. */
const level = sql`length(visitor) - length(ltrim(visitor, ${sql.lit(firstHalf)}))`;

/** Whose measurements are read of one side, as parts of a statement. */
type Sample = {
  /** A common table expression that chooses them; it needs `WITH RECURSIVE`. */
  chosen: RawBuilder<unknown>;
  /** What they told. */
  told: RawBuilder<unknown>;
};

/**
 * Takes all visitors of a side, or half of them, a quarter …, so that they have told no more than `limit`
 * measurements; each with everything since the beginning. The newest measurements in their place would
 * be others at each look, and would be of other hours than those that a small canary has.
 *
 * @param name of the common table expression
 * @param columns what is read of a measurement
 */
export function sampleOf(
  name: string,
  side: Side,
  columns: RawBuilder<unknown>,
  limit = most,
): Sample {
  const of = sql`
    FROM measurements
    WHERE remote = ${side.remote} AND release = ${side.release}
      AND canary = ${sql.lit(side.canary)} AND at >= ${side.since} AND visitor IS NOT NULL`;
  return {
    chosen: sql`
      ${sql.id(name)} (level, rows) AS (
        SELECT ${sql.lit(letters + 1)}, 0::bigint
      UNION ALL
        SELECT sample.level - 1, sample.rows + (
          SELECT count(*) FROM (
            SELECT ${of} AND ${level} = sample.level - 1 LIMIT ${limit + 1}
          ) AS counted)
        FROM ${sql.id(name)} AS sample WHERE sample.level > 0 AND sample.rows <= ${limit}
      )`,
    // The limit keeps the planner from reading all visitors and leaving most of them out.
    told: sql`
      SELECT told.* FROM ${sql.id(name)} AS sample CROSS JOIN LATERAL (
        SELECT ${columns} ${of} AND ${level} = sample.level LIMIT ${limit}
      ) AS told WHERE sample.rows <= ${limit}`,
  };
}

/** What accounts told of a canary that were named: no coin chose them. */
export function toldByChosen(
  { remote, release, since }: Side,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    (SELECT ${columns} FROM measurements
    WHERE remote = ${remote} AND release = ${release} AND canary AND visitor IS NULL AND at >= ${since}
    ORDER BY at DESC LIMIT ${mostOfChosen})`;
}
