import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { judgeCanary } from './judge-canary.ts';

type Candidate = { application: string; id: string; version: string };

/**
 * What is tried may go to everybody when people's pages have shown that it is better or equal.
 *
 * @throws AppError `release_refused` when they have not
 */
export async function refuseUnproven(
  db: Queryable,
  last: Pick<RevisionRow, 'releases' | 'canaries'>,
  candidates: readonly Candidate[],
): Promise<void> {
  for (const candidate of candidates) await refuseOne(db, last, candidate);
}

async function refuseOne(
  db: Queryable,
  last: Pick<RevisionRow, 'releases' | 'canaries'>,
  { application, id, version }: Candidate,
): Promise<void> {
  if (last.canaries[application]?.release !== id) return;
  const judgement = await judgeCanary(db, last, application);
  if (judgement?.verdict === 'better_or_equal') return;
  const message: Say = (t) => t.platform.refused.unproven(`${application} ${version}`);
  throw new AppError('release_refused', { message, reasons: (t) => [message(t)] });
}
