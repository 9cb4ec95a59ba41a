import type { SmokeTest } from '@motohaat/contract/registry';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

export type SmokeRow = {
  release: string;
  passed: boolean;
  revision: number;
  others: Record<string, string> | null;
  created_at: Date;
};

/**
 * @param others the rest of the set that it was made in: application → release id
 * @returns whether it passed: every page without an error
 */
export async function addSmokeTest(
  db: Queryable,
  release: { application: string; id: string },
  report: SmokeTest,
  others: Readonly<Record<string, string>>,
): Promise<boolean> {
  const passed = report.pages.every(({ faults }) => faults.length === 0);
  await db
    .insertInto('smoke_tests')
    .values({
      id: newId(),
      application: release.application,
      release: release.id,
      revision: report.revision,
      passed,
      ...(Object.keys(others).length > 0 && { others: JSON.stringify(others) }),
      report: JSON.stringify(report),
    })
    .execute();
  return passed;
}

/** The newest smoke test of each of these releases that has had one. */
export async function findLatestSmokeTests(
  db: Queryable,
  application: string,
  releases: readonly string[],
): Promise<Map<string, SmokeRow>> {
  if (releases.length === 0) return new Map();
  const rows = await db
    .selectFrom('smoke_tests')
    .distinctOn('release')
    .select(['release', 'passed', 'revision', 'others', 'created_at'])
    .where('application', '=', application)
    .where('release', 'in', releases)
    .orderBy('release')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.release, row]));
}
