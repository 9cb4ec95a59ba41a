import type { SmokeTest } from '@motohaat/contract/smoke-tests';
import { v7 as newId } from 'uuid';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { findVersion } from '../registry/registered.repository.ts';
import { signReport } from '../smoke/smoke-key.ts';
import { addSmokeTest } from '../smoke/smoke.repository.ts';
import { smokeKey } from './keys.ts';

/** A report of one page. */
export function aReport(revision: number, faults: string[] = []): SmokeTest {
  return { revision, browser: 'Chromium', pages: [{ path: '/', faults, milliseconds: 12 }] };
}

/** Puts a report into the database as if one of the server's machines had found these faults. */
export async function machineFound(
  db: Database,
  { application, version }: { application: string; version: string },
  report: SmokeTest,
): Promise<void> {
  const known = await findVersion(db, application, version);
  if (!known) throw new AppError('not_found');
  const id = newId();
  const release = known.id;
  const signature = signReport(smokeKey, { order: id, application, release, report });
  await addSmokeTest(db, { id, application, release, report, signature });
}
