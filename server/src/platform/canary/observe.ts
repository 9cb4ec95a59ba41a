import { type CanarySignal, canarySignals } from '@motohaat/contract/canaries';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { isFailure } from '../measurements/measurements.repository.ts';
import { networkLength } from '../measurements/origin.ts';
import type { Evidence, Seen, SignalEvidence } from './judge/judge.ts';
import { goodShift } from './judge/signals.ts';
import { mostOfOne, type Stratum } from './judge/tally.ts';
import { sampleOf, toldByChosen } from './sample.ts';

/** A canary, what it is compared with, and since when. */
export type Compared = {
  remote: string;
  canary: string;
  /** `undefined`: nothing is live for all. */
  stable: string | undefined;
  since: Date;
};

/** Views of one visitor that weigh; of more than these each weighs less. */
const mostViews = 20;

/**
 * What pages told of both sides, by signal.
 *
 * @param limit so many measurements of either side are read at most
 */
export async function observe(
  db: Queryable,
  compared: Compared,
  limit?: number,
): Promise<Evidence> {
  const { rows } = await selectEvidence(compared, limit).execute(db);
  const [{ strata, seen } = { strata: [], seen: [] }] = rows;
  const evidence: Partial<Record<CanarySignal, SignalEvidence>> = {};
  for (const { signal, ...of } of seen) {
    evidence[signal] = { strata: [], seen: of };
  }
  const compare = new Map<CanarySignal, Stratum[]>(canarySignals.map((signal) => [signal, []]));
  for (const { signal, ...stratum } of strata) compare.get(signal)?.push(stratum);
  for (const [signal, found] of compare) {
    const { seen: of = nobody } = evidence[signal] ?? {};
    if (found.length > 0) evidence[signal] = { strata: found, seen: of };
  }
  return evidence;
}

const nobody: Seen = { visitors: 0, hit: 0, n: 0, y: 0, networks: 0, hitNetworks: 0, hitFor: 0 };

type Row = {
  strata: (Stratum & { signal: CanarySignal })[];
  seen: (Seen & { signal: CanarySignal })[];
};

const counted = (kind: CanarySignal) => sql`count(*) FILTER (WHERE ${sql.ref(kind)})`;
const timed = (kind: 'lcp' | 'inp') => sql`
  count(${sql.ref(kind)}) FILTER (WHERE NOT is_first) AS ${sql.ref(`${kind}_n`)},
  sum(ln(greatest(${sql.ref(kind)}, 1))) FILTER (WHERE NOT is_first) AS ${sql.ref(`${kind}_y`)}`;
const valueOf = (kind: 'lcp' | 'inp' | 'cls') =>
  sql`max(value) FILTER (WHERE kind = ${sql.lit(kind)})`;
const told = (kind: string) => sql`bool_or(kind = ${sql.lit(kind)})`;

const sideOf = (canary: boolean) => {
  const of = canary ? sql`canary` : sql`NOT canary`;
  const sum = (what: RawBuilder<unknown>) => sql`coalesce(sum(${what}) FILTER (WHERE ${of}), 0)`;
  return sql`json_build_object(
    'visitors', count(*) FILTER (WHERE ${of}), 'hit', count(*) FILTER (WHERE ${of} AND y > 0),
    'n', ${sum(sql`n`)}, 'y', ${sum(sql`y`)}, 'nn', ${sum(sql`n * n`)},
    'yy', ${sum(sql`y * y`)}, 'ny', ${sum(sql`n * y`)})`;
};

/**
 * A view counts once, for the network and the visitor from which it first told something; a visitor
 * counts in the hour of the first view. Those of networks from which many came are compared with one another.
 * The first view that somebody has of a release has to fetch its files, which those who had the other one
 * before have at hand: how fast it was does not count on either side; that it failed does.
 */
export function selectEvidence(
  { remote, canary, stable = '', since }: Compared,
  limit?: number,
): RawBuilder<Row> {
  const ours = { remote, release: canary, canary: true, since };
  const others = { remote, release: stable, canary: false, since };
  const columns = sql`canary, view, visitor, kind, value, at,
    coalesce(left(origin, ${sql.lit(networkLength)}), '') AS network`;
  const one = sampleOf('ours', ours, columns, limit);
  const other = sampleOf('others', others, columns, limit);
  return sql<Row>`
    WITH RECURSIVE ${one.chosen}, ${other.chosen}, told AS MATERIALIZED (
      ${one.told} UNION ALL ${other.told} UNION ALL ${toldByChosen(ours, columns)}
    ), views AS (
      SELECT canary, view, min(visitor) AS visitor, min(network) AS network, min(at) AS at,
        bool_or(${isFailure}) AS failed, ${told('uncaught_error')} AS uncaught_error,
        ${told('failed_call')} AS failed_call, ${told('wished')} AS wished,
        ${told('booked')} AS booked, ${told('messaged')} AS messaged, ${told('paid')} AS paid,
        ${valueOf('lcp')} AS lcp, ${valueOf('inp')} AS inp, ${valueOf('cls')} AS cls
      FROM told GROUP BY canary, view
    ), ordered AS (
      SELECT *, row_number() OVER (PARTITION BY canary, coalesce(visitor, view) ORDER BY at, view) = 1
        AS is_first
      FROM views
    ), visitors AS (
      SELECT canary, coalesce(visitor, view) AS visitor, visitor IS NOT NULL AS is_drawn,
        (array_agg(network ORDER BY at))[1] AS network, min(at) AS first, max(at) AS last,
        min(at) FILTER (WHERE failed) AS first_failed, max(at) FILTER (WHERE failed) AS last_failed,
        count(*) AS views, ${counted('failed')} AS failed,
        ${counted('uncaught_error')} AS uncaught_error, ${counted('failed_call')} AS failed_call,
        ${counted('wished')} AS wished, ${counted('booked')} AS booked,
        ${counted('messaged')} AS messaged, ${counted('paid')} AS paid,
        ${timed('lcp')}, ${timed('inp')}, count(cls) FILTER (WHERE NOT is_first) AS cls_n,
        count(*) FILTER (WHERE cls > ${sql.lit(goodShift)} AND NOT is_first) AS shifted
      FROM ordered GROUP BY canary, coalesce(visitor, view), visitor IS NOT NULL
    ), weighed AS (
      SELECT *, least(1, ${sql.lit(mostViews)}::float8 / views) AS weight,
        count(*) FILTER (WHERE is_drawn) OVER (PARTITION BY network) > ${sql.lit(mostOfOne)}
          AS is_many,
        least(1, ${sql.lit(mostOfOne)}::float8 / count(*) OVER (PARTITION BY canary, network))
          AS share
      FROM visitors
    ), signals AS (
      SELECT canary, is_drawn, network, share, signal, first_hit, last_hit, each.n AS told, each.y AS hits,
        each.n * weight AS n, each.y * weight AS y, is_many,
        CASE WHEN is_many THEN network ELSE date_trunc('hour', first)::text END AS stratum
      FROM weighed CROSS JOIN LATERAL (VALUES
        ('failed', views, failed::float8, first_failed, last_failed),
        ('uncaught_error', views, uncaught_error, first, last),
        ('failed_call', views, failed_call, first, last),
        ('lcp', lcp_n, lcp_y, first, last), ('inp', inp_n, inp_y, first, last),
        ('shifted', cls_n, shifted, first, last),
        ('wished', views, wished, first, last), ('booked', views, booked, first, last),
        ('messaged', views, messaged, first, last), ('paid', views, paid, first, last)
      ) AS each (signal, n, y, first_hit, last_hit)
      WHERE each.n > 0
    ), strata AS (
      SELECT signal, is_many AS "isOneNetwork", ${sideOf(true)} AS canary, ${sideOf(false)} AS stable
      FROM signals WHERE is_drawn GROUP BY signal, stratum, is_many
    ), seen AS (
      SELECT signal, sum(share) AS visitors,
        coalesce(sum(share) FILTER (WHERE y > 0), 0) AS hit, sum(told) AS n, sum(hits) AS y,
        count(DISTINCT network) AS networks,
        count(DISTINCT network) FILTER (WHERE y > 0) AS "hitNetworks",
        coalesce(extract(epoch FROM max(last_hit) FILTER (WHERE y > 0)
          - min(first_hit) FILTER (WHERE y > 0)) * 1000, 0) AS "hitFor"
      FROM signals WHERE canary GROUP BY signal
    )
    SELECT (SELECT coalesce(json_agg(strata), '[]') FROM strata) AS strata,
      (SELECT coalesce(json_agg(seen), '[]') FROM seen) AS seen`;
}
