import type { OperationDone, RevisionOperation } from '@motohaat/contract/registry';
import type { AuditAction } from '@motohaat/domain/audit';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { type Messages, messagesIn, type Say } from '../../messages/index.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import type { FileStore } from '../releases/file-store.ts';
import { type LiveRevision, readRevision } from '../revisions/live-revision.ts';
import { checkPromotion, type Promotion } from '../revisions/promotion-gate.ts';
import {
  addRevision,
  findLastRevision,
  findRevision,
  type RevisionRow,
  type SetState,
} from '../revisions/revisions.repository.ts';
import { type Author, accountOfAuthor } from './author.ts';
import { damagedFiles } from './damaged-files.ts';
import { liveStateOf, peopleOf, releasesIn } from './live-state.ts';
import { holdRelease, lookUpRegistered, type Registered } from './registered.repository.ts';
import { findLatestSmokeTests } from './smoke.repository.ts';

/** What operations on what is live are carried out with. */
export type Registry = {
  db: Database;
  store: FileStore;
  /** Purposes of the pages that the server's own answers lead to. */
  linkedByServer: readonly string[];
  /** Where pages are drawn on the server: why a release cannot do that. */
  tryCandidate?: ((live: LiveRevision, candidate: Registered) => Promise<Say[]>) | undefined;
};

/** Who operates on which application, why, and on which revision it was decided. */
export type OperationRequest = {
  application: string;
  author: Author;
  /** In the words of whoever wants it; for tools, also where nobody does. */
  reason: string;
  /** The same, where nobody does. */
  why?: OwnReason | undefined;
  /** `undefined`: whatever is live. */
  ifMatch: number | undefined;
  /** Checks the operation, but for its smoke test, and writes nothing. */
  dryRun?: boolean;
  requestId?: string;
};

/** What an operation makes of the live revision. */
export type Plan = {
  state: SetState;
  /** The release that people newly get, for the promotion gate. */
  candidate?: Registered | undefined;
  /** Tells what is so from the next revision on. */
  message: (revision: number) => Say;
};

/** What an operation did. */
export type Done = Omit<OperationDone, 'message'> & { message: Say };

/** Why it may not be done, as sentences. */
type Reasons = (t: Messages) => readonly string[];

type Operation = Exclude<RevisionOperation, 'start'>;

const actions: Record<Operation, AuditAction> = {
  promote: 'release.promoted',
  canary: 'release.canary',
  rollback: 'release.rolled_back',
  kill: 'remote.killed',
  revive: 'remote.revived',
};

/** Each lost race means that somebody else's revision was written. */
const attempts = 20;

/** Somebody else wrote the revision that was to be written. */
class LostRaceError extends Error {
  override name = 'LostRaceError';
}

/**
 * Carries out an operation: the next revision and its audit record, or nothing.
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
    if (request.ifMatch !== undefined && request.ifMatch !== last.number) {
      throw new AppError('revision_changed');
    }
    const reasons = await reasonsAgainst(registry, { ...request, operation }, last, next);
    refuseFor(reasons);
    const revision = last.number + 1;
    if (request.dryRun || (await write(db, { ...request, operation }, last, next))) {
      return { revision, changed: true, message: next.message(revision) };
    }
    if (request.ifMatch !== undefined) throw new AppError('revision_changed');
  }
  throw new AppError('conflict');
}

/** A refusal for one reason. */
export function refused(reason: Say): AppError {
  return new AppError('release_refused', { message: reason, reasons: (t) => [reason(t)] });
}

/** @throws AppError `release_refused` with everything that stands in the way, if anything does */
export function refuseFor(reasons: Reasons): void {
  const { length } = reasons(messagesIn('en'));
  if (length === 0) return;
  const message = (t: Messages) =>
    length === 1 ? (reasons(t)[0] ?? '') : t.platform.reasons(length);
  throw new AppError('release_refused', { message, reasons });
}

async function reasonsAgainst(
  { db, linkedByServer, tryCandidate }: Registry,
  { operation, dryRun = false }: OperationRequest & { operation: Operation },
  last: RevisionRow,
  { state, candidate }: Plan,
): Promise<Reasons> {
  if (!candidate || operation === 'kill') return () => [];
  const { application, id } = candidate;
  const neighbours = releasesIn(state).filter(([name]) => name !== application);
  const before = last.releases[application];
  const registered = await lookUpRegistered(db, [
    ...neighbours,
    ...(before === undefined ? [] : [[application, before] as const]),
  ]);
  const smoke = (await findLatestSmokeTests(db, application, [id])).get(id);
  const smokeSet = smoke && (await findRevision(db, smoke.revision));
  const damages = await damagedFiles(db, candidate);
  const promotion: Omit<Promotion, 'damagedFiles'> = {
    operation,
    candidate,
    before: before === undefined ? undefined : registered(application, before),
    neighbours: neighbours.flatMap(([name, release]) => registered(name, release) ?? []),
    linkedByServer,
    smoke: dryRun ? 'not asked' : smokeSet && { passed: smoke.passed, releases: smokeSet.releases },
  };
  const reasons: Reasons = (t) =>
    checkPromotion({ ...promotion, damagedFiles: damages.map((say) => say(t)) }, t);
  const isNew = operation === 'promote' || operation === 'canary';
  // What cannot go live anyway need not run.
  if (!isNew || !tryCandidate || reasons(messagesIn('en')).length > 0) return reasons;
  const live = await readRevision(db, last.number);
  const failures = live ? await tryCandidate(live, candidate) : [];
  return (t) => failures.map((say) => say(t));
}

async function write(
  db: Database,
  request: OperationRequest & { operation: Operation },
  last: RevisionRow,
  { state, candidate }: Plan,
): Promise<boolean> {
  const { application, author, operation, reason, why, requestId } = request;
  const registered = await lookUpRegistered(db, [...releasesIn(last), ...releasesIn(state)]);
  try {
    await auditedTransaction(db, async (trx) => {
      if (candidate && !(await holdRelease(trx, application, candidate.id))) {
        throw refused((t) => t.platform.refused.purged);
      }
      const revision = { ...state, act: operation, application, author, reason, why };
      if (!(await addRevision(trx, last, revision))) throw new LostRaceError();
      const facts = (of: SetState, number: number) => {
        const live = liveStateOf(of, application, registered);
        const { version = null, canary, closed = null } = live ?? {};
        return { revision: number, version, canary: canary ? peopleOf(canary) : null, closed };
      };
      await writeAudit(trx, {
        actorId: accountOfAuthor(author),
        action: actions[operation],
        subject: { kind: 'application', id: application },
        before: facts(last, last.number),
        after: facts(state, last.number + 1),
        ...(why ? { why } : { reason }),
        requestId,
        detail: { author },
      });
    });
    return true;
  } catch (error) {
    if (error instanceof LostRaceError) return false;
    throw error;
  }
}
