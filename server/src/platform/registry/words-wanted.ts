import { refuseUnproven } from '../canary/refuse-unproven.ts';
import type { Registered } from '../releases/registered.repository.ts';
import { reasonIn, type RevisionRow } from '../revisions/revisions.repository.ts';
import { type OperationRequest, refused, type Registry } from './act.ts';
import { listConvictions } from './convictions.repository.ts';
import { nameOf } from './members.ts';

/** The request with a reason that also says why people get what was not shown to be as good. */
export function withWords<Request extends OperationRequest>(request: Request): Request {
  const { reason, anyway } = request;
  return anyway === undefined ? request : { ...request, reason: `${reason} (${anyway})` };
}

/**
 * What was convicted, and what was tried and not shown to be as good, is given to people by whoever says
 * why.
 *
 * @param candidates what people newly get
 * @param trial of a canary: how many of the visitors get it newly, in percent
 * @throws AppError `release_refused` for the first for which nobody says it
 */
export async function refuseWithoutWords(
  { db }: Pick<Registry, 'db'>,
  { again, anyway, author }: OperationRequest,
  last: RevisionRow,
  candidates: readonly Registered[],
  trial?: { percent: number },
): Promise<void> {
  const fresh = candidates.filter(({ application, id }) => last.releases[application] !== id);
  if (again === undefined) await refuseConvicted({ db }, fresh);
  // What grows by itself was just shown to be as good.
  if (anyway === undefined && author !== 'system') await refuseUnproven(db, last, fresh, trial);
}

async function refuseConvicted(
  { db }: Pick<Registry, 'db'>,
  candidates: readonly Registered[],
): Promise<void> {
  for (const candidate of candidates) {
    const { application, id } = candidate;
    const [conviction] = await listConvictions(db, application, { among: [id], limit: 1 });
    if (!conviction) continue;
    throw refused((t) =>
      t.platform.refused.convicted(nameOf(candidate), conviction.number, reasonIn(conviction, t)),
    );
  }
}
