import type { Member } from '@motohaat/contract/registry';
import type { SmokeTest } from '@motohaat/contract/smoke-tests';
import { v7 as newId } from 'uuid';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { findVersion } from '../releases/registered.repository.ts';
import { signReport } from '../smoke/smoke-key.ts';
import { addSmokeTest } from '../smoke/smoke.repository.ts';
import { smokeKey } from './keys.ts';

/** A report of one page. */
export function aReport(revision: number, faults: string[] = []): SmokeTest {
  return { revision, browser: 'Chromium', pages: [{ path: '/', faults, milliseconds: 12 }] };
}

/**
 * Puts a report into the database as if one of the server's machines had found these faults.
 *
 * @param beside the rest of the set that it looked at
 */
export async function machineFound(
  db: Database,
  { application, version }: { application: string; version: string },
  report: SmokeTest,
  beside: readonly Member[] = [],
): Promise<void> {
  const find = async (one: Member) => {
    const known = await findVersion(db, one.application, one.version);
    if (!known) throw new AppError('not_found');
    return known;
  };
  const known = await find({ application, version });
  const rest = await Promise.all(beside.map(find));
  const others =
    rest.length > 0 ? Object.fromEntries(rest.map((one) => [one.application, one.id])) : null;
  const id = newId();
  const release = known.id;
  const signature = signReport(smokeKey, { order: id, application, release, others, report });
  await addSmokeTest(db, { id, application, release, others, report, signature });
}
