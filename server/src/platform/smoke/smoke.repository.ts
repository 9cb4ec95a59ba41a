import type { SmokeTest } from '@motohaat/contract/smoke-tests';

import type { Queryable } from '../../database/index.ts';
import { isSigned } from './smoke-key.ts';

/** A smoke test that a machine signed. */
export type SmokeRow = {
  id: string;
  application: string;
  release: string;
  passed: boolean;
  revision: number;
  report: SmokeTest;
  /** The rest of the set that it was made in: application → release id. */
  others: Record<string, string> | null;
  signature: string | null;
  created_at: Date;
};

/** Every page without a fault. */
export function hasPassed({ pages }: SmokeTest): boolean {
  return pages.every(({ faults }) => faults.length === 0);
}

export async function addSmokeTest(
  db: Queryable,
  test: {
    id: string;
    application: string;
    release: string;
    others?: Readonly<Record<string, string>> | null;
    report: SmokeTest;
    signature: string;
  },
): Promise<void> {
  const { report, others, ...rest } = test;
  await db
    .insertInto('smoke_tests')
    .values({
      ...rest,
      revision: report.revision,
      passed: hasPassed(report),
      ...(others && { others: JSON.stringify(others) }),
      report: JSON.stringify(report),
    })
    .execute();
}

const columns = [
  'id',
  'application',
  'release',
  'passed',
  'revision',
  'report',
  'others',
  'signature',
  'created_at',
] as const;

/** The newest smoke test that a machine signed of each of these releases that has had one. */
export async function findLatestSmokeTests(
  db: Queryable,
  application: string,
  releases: readonly string[],
): Promise<Map<string, SmokeRow>> {
  if (releases.length === 0) return new Map();
  const rows = await db
    .selectFrom('smoke_tests')
    .distinctOn('release')
    .select(columns)
    .where('application', '=', application)
    .where('release', 'in', releases)
    .where('signature', 'is not', null)
    .orderBy('release')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.release, row]));
}

/**
 * What the gate goes by: the newest smoke test of a release, if it is the report that one of the
 * server's machines signed for it; what it says is read from the report itself.
 *
 * @param secret what machines sign with
 */
export async function findTrusted(
  db: Queryable,
  { application, id }: { application: string; id: string },
  secret: string,
): Promise<Pick<SmokeRow, 'passed' | 'revision' | 'others'> | undefined> {
  const row = (await findLatestSmokeTests(db, application, [id])).get(id);
  if (!row?.signature) return undefined;
  const { others, report } = row;
  const parts = { order: row.id, application, release: id, others, report };
  if (!isSigned(secret, parts, row.signature)) return undefined;
  return { passed: hasPassed(report), revision: report.revision, others };
}
