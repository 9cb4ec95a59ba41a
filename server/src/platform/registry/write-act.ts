import type { AuditAction } from '@motohaat/domain/audit';

import type { Database } from '../../database/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { holdRelease, lookUpRegistered } from '../releases/registered.repository.ts';
import { addRevision, type RevisionRow, type SetState } from '../revisions/revisions.repository.ts';
import { type Operation, type OperationRequest, type Plan, refused } from './act.ts';
import { accountOfAuthor } from './author.ts';
import { liveStateOf, peopleOf, releasesIn } from './live-state.ts';

const actions: Record<Operation, AuditAction> = {
  promote: 'release.promoted',
  canary: 'release.canary',
  rollback: 'release.rolled_back',
  kill: 'remote.killed',
  revive: 'remote.revived',
  remove: 'remote.removed',
  handover: 'remote.handed_over',
};

/** Somebody else wrote the revision that was to be written. */
class LostRaceError extends Error {
  override name = 'LostRaceError';
}

type Act = OperationRequest & { operation: Operation; applications: readonly string[] };

/**
 * Writes the next revision, and an audit record for each application of the act.
 *
 * @returns `false`, with nothing written, when somebody else wrote the next revision
 * @throws AppError `release_refused` when the files of a release have just been purged
 */
export async function writeAct(
  db: Database,
  act: Act,
  last: RevisionRow,
  { state, candidates = [] }: Plan,
): Promise<boolean> {
  const { applications, operation, author, reason, why, again, untested, requestId } = act;
  const registered = await lookUpRegistered(db, [...releasesIn(last), ...releasesIn(state)]);
  const [application = act.application] = applications;
  const several = applications.length > 1 ? applications : undefined;
  const facts = (of: SetState, number: number, name: string) => {
    const { version = null, canary, closed = null } = liveStateOf(of, name, registered) ?? {};
    return { revision: number, version, canary: canary ? peopleOf(canary) : null, closed };
  };
  try {
    await auditedTransaction(db, async (trx) => {
      for (const candidate of candidates) {
        if (await holdRelease(trx, candidate.application, candidate.id)) continue;
        throw refused((t) => t.platform.refused.purged);
      }
      const next = { ...state, act: operation, application, author, reason, why, again, untested };
      const isFirst = await addRevision(trx, last, {
        ...next,
        ...(several && { applications: several }),
      });
      if (!isFirst) throw new LostRaceError();
      for (const name of applications) {
        await writeAudit(trx, {
          actorId: accountOfAuthor(author),
          action: actions[operation],
          subject: { kind: 'application', id: name },
          before: facts(last, last.number, name),
          after: facts(state, last.number + 1, name),
          ...(why ? { why } : { reason }),
          requestId,
          detail: {
            author,
            ...(several && { applications: several.join(', ') }),
            ...(again && { again }),
            ...(untested && { untested }),
          },
        });
      }
    });
    return true;
  } catch (error) {
    if (error instanceof LostRaceError) return false;
    throw error;
  }
}
