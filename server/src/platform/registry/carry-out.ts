import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import { footprintOf } from '../revisions/footprint.ts';
import {
  findLastRevision,
  findRevision,
  type RevisionRow,
} from '../revisions/revisions.repository.ts';
import {
  type Done,
  type Operation,
  type OperationRequest,
  type Plan,
  refused,
  refuseFor,
  type Registry,
} from './act.ts';
import { releasesIn } from './live-state.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { writeAct } from './write-act.ts';

/** Each lost race means that somebody else's revision was written. */
const attempts = 20;

/**
 * Carries out an operation: the next revision and its audit record, or nothing. Others may write
 * revisions meanwhile, as long as they change nothing on which this one depends.
 *
 * @param plan what the operation makes of the live revision; a sentence when that is as wanted already
 * @throws AppError `revision_changed`, `release_refused` with all reasons
 */
export async function carryOut(
  registry: Registry,
  request: OperationRequest,
  operation: Operation,
  plan: (last: RevisionRow) => Promise<Plan | Say>,
): Promise<Done> {
  const { db } = registry;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt waits for the one before it.
    const last = await findLastRevision(db);
    if (!last) throw refused((t) => t.platform.nothingLive);
    const next = await plan(last);
    if (typeof next === 'function') return { revision: last.number, changed: false, message: next };
    const applications = next.applications ?? [request.application];
    await refuseOutdated(registry, request.ifMatch, last, { ...next, applications });
    const act = { ...request, operation, applications };
    refuseFor(await reasonsAgainst(registry, act, last, next));
    const revision = last.number + 1;
    if (request.dryRun || (await writeAct(db, act, last, next))) {
      return { revision, changed: true, message: next.message(revision) };
    }
  }
  throw new AppError('conflict');
}

/**
 * @param decidedOn the revision on which the act was decided
 * @throws AppError `revision_changed` when something on which the act depends is not as it was there
 */
async function refuseOutdated(
  { db }: Registry,
  decidedOn: number | undefined,
  last: RevisionRow,
  { applications, candidates = [] }: Plan & { applications: readonly string[] },
): Promise<void> {
  if (decidedOn === undefined || decidedOn === last.number) return;
  const then = await findRevision(db, decidedOn);
  if (!then) throw new AppError('revision_changed');
  const registered = await lookUpRegistered(db, [...releasesIn(then), ...releasesIn(last)]);
  const act = { applications, candidates: candidates.map(({ manifest }) => manifest) };
  const [before, now] = [then, last].map((state) =>
    footprintOf(state, act, (name, id) => registered(name, id)?.manifest),
  );
  if (before !== now) throw new AppError('revision_changed');
}
