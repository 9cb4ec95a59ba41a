import { mostUnproven } from '@motohaat/domain/canary';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Messages, Say } from '../../messages/index.ts';
import { readOnceLive } from '../revisions/once-live.repository.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { judgeCanary } from './judge-canary.ts';
import { readLastVerdict } from './looks.repository.ts';

type Candidate = { application: string; id: string; version: string };
type Last = Pick<RevisionRow, 'releases' | 'canaries'>;

/**
 * What is tried, or was of late, may go to everybody when people's pages have shown that it is better or
 * equal; more than half of the visitors get nothing else as a canary.
 *
 * @param candidates what people newly get
 * @param trial of a canary: how many of the visitors get it newly, in percent
 * @throws AppError `release_refused` when people's pages have not
 */
export async function refuseUnproven(
  db: Queryable,
  last: Last,
  candidates: readonly Candidate[],
  trial?: { percent: number },
): Promise<void> {
  if (trial && trial.percent <= mostUnproven) return;
  for (const candidate of candidates) {
    const why = await whyUnproven(db, last, candidate, trial !== undefined);
    if (!why) continue;
    const name = `${candidate.application} ${candidate.version}`;
    const message: Say = (t) => why(t.platform.refused)(name);
    throw new AppError('release_refused', { message, reasons: (t) => [message(t)] });
  }
}

/** Picks the sentence that says why. */
type Why = (words: Messages['platform']['refused']) => (release: string) => string;

async function whyUnproven(
  db: Queryable,
  last: Last,
  { application, id }: Candidate,
  isTrial: boolean,
): Promise<Why | undefined> {
  if (last.canaries[application]?.release === id) {
    const judgement = await judgeCanary(db, last, application);
    if (judgement?.verdict === 'better_or_equal') return undefined;
    return isTrial ? (t) => t.unprovenMost : (t) => t.unproven;
  }
  const verdict = await readLastVerdict(db, { application, release: id });
  if (verdict === 'better_or_equal') return undefined;
  if (isTrial) return (t) => t.unprovenMost;
  // What nobody tried is promoted without; of what was convicted something else is asked.
  if (verdict !== 'not_yet') return undefined;
  const onceLive = await readOnceLive(db, application);
  return onceLive.has(id) ? undefined : (t) => t.unprovenOnce;
}
