import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import {
  isFailure,
  isView,
  type MeasuredRelease,
} from '../measurements/measurements.repository.ts';
import { networkLength } from '../measurements/origin.ts';
import type { Observed } from './evaluate-canary.ts';

/** So many measurements, the newest, are enough to evaluate by, and cheap enough for every few seconds. */
const latest = 20_000;

/** Page views of one network that weigh; of more than these each weighs less. */
const mostOfOne = 10;

/** What pages told of a release since a moment. */
export async function observe(db: Queryable, measured: MeasuredRelease): Promise<Observed> {
  const { rows } = await selectEvidence(measured).execute(db);
  const [row] = rows;
  return {
    views: row?.views ?? 0,
    failed: row?.failed ?? 0,
    weighed: { views: row?.weighed_views ?? 0, failed: row?.weighed_failed ?? 0 },
    networks: row?.networks ?? 0,
    failingNetworks: row?.failing_networks ?? 0,
    failingFor: row?.failing_for ?? 0,
    lcp: vital(row?.lcp, row?.lcp_count),
    inp: vital(row?.inp, row?.inp_count),
  };
}

type Evidence = {
  views: number;
  failed: number;
  weighed_views: number;
  weighed_failed: number;
  networks: number;
  failing_networks: number;
  failing_for: number;
  lcp: number | null;
  lcp_count: number;
  inp: number | null;
  inp_count: number;
};

const upperQuartile = (kind: 'lcp' | 'inp') =>
  sql`percentile_cont(0.75) WITHIN GROUP (ORDER BY value) FILTER (WHERE kind = ${sql.lit(kind)})`;

/** A view counts once, for the network from which it first told something. */
export function selectEvidence(measured: MeasuredRelease): RawBuilder<Evidence> {
  const { remote, release, canary, since } = measured;
  return sql<Evidence>`
    WITH told AS MATERIALIZED (
      SELECT view, kind, value, at, coalesce(left(origin, ${sql.lit(networkLength)}), '') AS network
      FROM measurements
      WHERE remote = ${remote} AND release = ${release} AND at >= ${since} AND canary = ${canary}
      ORDER BY at DESC LIMIT ${latest}
    ), seen AS (
      SELECT view, min(network) AS network, bool_or(${isFailure}) AS failed, min(at) AS at
      FROM told WHERE ${isView} GROUP BY view
    ), networks AS (
      SELECT count(*)::float8 AS views, count(*) FILTER (WHERE failed)::float8 AS failed,
        least(count(*), ${sql.lit(mostOfOne)})::float8 AS weight
      FROM seen GROUP BY network
    ), vitals AS (
      SELECT kind, value FROM (
        SELECT kind, value, row_number() OVER (PARTITION BY network, kind ORDER BY at DESC) AS place
        FROM told WHERE kind IN ('lcp', 'inp')
      ) AS each WHERE place <= ${sql.lit(mostOfOne)}
    )
    SELECT coalesce(sum(views), 0) AS views, coalesce(sum(failed), 0) AS failed,
      coalesce(sum(weight), 0) AS weighed_views,
      coalesce(sum(weight * failed / views), 0) AS weighed_failed,
      count(*)::int AS networks, (count(*) FILTER (WHERE failed > 0))::int AS failing_networks,
      (SELECT coalesce(extract(epoch FROM max(at) - min(at)) * 1000, 0)::float8
        FROM seen WHERE failed) AS failing_for,
      (SELECT ${upperQuartile('lcp')} FROM vitals) AS lcp,
      (SELECT count(*)::int FROM vitals WHERE kind = 'lcp') AS lcp_count,
      (SELECT ${upperQuartile('inp')} FROM vitals) AS inp,
      (SELECT count(*)::int FROM vitals WHERE kind = 'inp') AS inp_count
    FROM networks`;
}

function vital(quartile: number | null | undefined, count = 0): Observed['lcp'] {
  return typeof quartile === 'number' ? { upperQuartile: quartile, count } : null;
}
