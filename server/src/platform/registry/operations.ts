import type { CanaryState } from '../../database/schema/platform.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { reasonIn, type RevisionRow, type SetState } from '../revisions/revisions.repository.ts';
import { readAuthors } from './authors.ts';
import {
  carryOut,
  type Done,
  type OperationRequest,
  type Plan,
  refused,
  type Registry,
} from './carry-out.ts';
import { findVersion, lookUpRegistered, type Registered } from './registered.repository.ts';
import { findRollBackPlan, type RollBackPlan } from './roll-back-plan.ts';
import { readOnceLive } from './since.repository.ts';

export type { OperationRequest, Registry } from './carry-out.ts';

/**
 * Makes a release live for everybody; a canary of the application ends by that.
 *
 * @throws AppError `not_found`, `revision_changed`, `release_refused`
 */
export function promote(
  registry: Registry,
  request: OperationRequest & { version: string },
): Promise<Done> {
  const { application, version } = request;
  return carryOut(registry, request, 'promote', async (last) => {
    const candidate = await existing(registry, application, version);
    const name = `${application} ${version}`;
    const isClosed = last.closed[application] !== undefined;
    if (last.releases[application] === candidate.id && !last.canaries[application]) {
      return (t) => t.platform.done.liveAlready(name, isClosed);
    }
    return {
      state: withRelease(last, application, candidate.id),
      candidate,
      message: (revision) => (t) => t.platform.done.live(name, revision, isClosed),
    };
  });
}

/**
 * Gives a release to a few people first; 0 percent and nobody ends that.
 *
 * @param request.accounts ids of the accounts that get it; those that have it already, if left out
 * @throws AppError `not_found`, `revision_changed`, `release_refused`
 */
export function canary(
  registry: Registry,
  request: OperationRequest & {
    version: string;
    percent: number;
    accounts?: readonly string[] | undefined;
  },
): Promise<Done> {
  const { application, version, percent } = request;
  return carryOut(registry, request, 'canary', async (last) => {
    const candidate = await existing(registry, application, version);
    const current = last.canaries[application];
    const staying = current?.release === candidate.id ? current.accounts : [];
    const accounts = [...new Set(request.accounts ?? staying)].toSorted();
    if (percent === 0 && accounts.length === 0) return endOfCanary(last, application);
    const wanted = { release: candidate.id, percent, accounts };
    if (isSame(current, wanted)) {
      return (t) => t.platform.done.canaryAlready(`${application} ${version}`);
    }
    refuseCanary(last, candidate);
    const state = { ...last, canaries: { ...last.canaries, [application]: wanted } };
    const people = { version, percent, accounts: accounts.length };
    return {
      state,
      candidate,
      message: (revision) => (t) => t.platform.done.canary(application, people, revision),
    };
  });
}

/**
 * Ends a canary, if there is one; else goes back to a release that people had before. Without a
 * version it undoes the latest step by which people newly got a release, once (see `RollBackPlan`).
 *
 * @param request.version the release to go to instead; one that was live, for no smoke test is asked
 * @throws AppError `not_found`, `release_refused`; `revision_changed`, also when what it was to undo
 *   was undone since the revision on which that was decided
 */
export function rollBack(
  registry: Registry,
  request: OperationRequest & { version?: string | undefined },
): Promise<Done> {
  const { application, version, ifMatch } = request;
  return carryOut(registry, request, 'rollback', async (last) => {
    const live = liveRelease(last, application);
    if (version !== undefined)
      return backTo(registry, last, await existing(registry, application, version));
    const plan = await findRollBackPlan(registry.db, application, last.number);
    if (plan.undo === 'canary') return endOfCanary(last, application);
    if (plan.undo === 'nothing') {
      const message = await whyNothing(registry, application, { ...plan, live });
      const isNews = ifMatch !== undefined && ifMatch < plan.by.number;
      if (isNews) throw new AppError('revision_changed', { message });
      return message;
    }
    const target =
      plan.to &&
      (await lookUpRegistered(registry.db, [[application, plan.to]]))(application, plan.to);
    if (!target) throw refused((t) => t.platform.refused.nothingBefore(application));
    return backTo(registry, last, target);
  });
}

async function backTo(
  { db }: Registry,
  last: RevisionRow,
  target: Registered,
): Promise<Plan | Say> {
  const { application, id, version } = target;
  const name = `${application} ${version}`;
  if (id === last.releases[application]) {
    return last.canaries[application]
      ? endOfCanary(last, application)
      : (t) => t.platform.done.liveAlready(name, false);
  }
  if (!(await readOnceLive(db, application)).has(id)) {
    throw refused((t) => t.platform.refused.neverLive(name));
  }
  return {
    state: withRelease(last, application, id),
    candidate: target,
    message: (revision) => (t) => t.platform.done.back(application, version, revision),
  };
}

/** Who has undone already what a roll back was to undo, and what is left to do. */
async function whyNothing(
  { db }: Registry,
  application: string,
  plan: Extract<RollBackPlan, { undo: 'nothing' }> & { live: string },
): Promise<Say> {
  const { release, by, before, live } = plan;
  const named = [live, release, ...(before === undefined ? [] : [before])];
  const registered = await lookUpRegistered(
    db,
    named.map((id) => [application, id] as const),
  );
  const versionOf = (id: string) => registered(application, id)?.version ?? id;
  const author = (await readAuthors(db, [by.author]))(by.author);
  const undone = {
    application,
    version: versionOf(release),
    revision: by.number,
    author,
    live: versionOf(live),
    before: before === undefined ? undefined : versionOf(before),
  };
  return (t) => t.platform.done.undoneAlready({ ...undone, reason: reasonIn(by, t) });
}

/**
 * Takes a remote off; people read a sentence in its place. A canary of it ends by that.
 *
 * @throws AppError `revision_changed`, `release_refused`
 */
export function kill(
  registry: Registry,
  request: OperationRequest & { sentence: string },
): Promise<Done> {
  const { application, sentence } = request;
  return carryOut(registry, request, 'kill', async (last) => {
    liveRelease(last, application);
    if (application === 'shell') {
      throw refused((t) => t.platform.refused.shellStays);
    }
    if (last.closed[application] === sentence) {
      return (t) => t.platform.done.offAlready(application);
    }
    return {
      state: {
        releases: last.releases,
        canaries: without(last.canaries, application),
        closed: { ...last.closed, [application]: sentence },
      },
      message: (revision) => (t) => t.platform.done.off(application, revision),
    };
  });
}

/**
 * Ends what `kill` began.
 *
 * @throws AppError `revision_changed`, `release_refused`
 */
export function revive(registry: Registry, request: OperationRequest): Promise<Done> {
  const { application } = request;
  return carryOut(registry, request, 'revive', async (last) => {
    const live = liveRelease(last, application);
    if (last.closed[application] === undefined) {
      return (t) => t.platform.done.notOff(application);
    }
    const registered = await lookUpRegistered(registry.db, [[application, live]]);
    return {
      state: { ...last, closed: without(last.closed, application) },
      candidate: registered(application, live),
      message: (revision) => (t) => t.platform.done.revived(application, revision),
    };
  });
}

async function existing(
  { db }: Registry,
  application: string,
  version: string,
): Promise<Registered> {
  const release = await findVersion(db, application, version);
  if (release) return release;
  throw new AppError('not_found', {
    message: (t) => t.platform.noRelease(`${application} ${version}`),
  });
}

function liveRelease(last: RevisionRow, application: string): string {
  const live = last.releases[application];
  if (live === undefined) throw refused((t) => t.platform.refused.notLive(application));
  return live;
}

function refuseCanary(last: RevisionRow, { application, id, version }: Registered): void {
  const live = last.releases[application];
  if (live === undefined) {
    throw refused((t) => t.platform.refused.nothingToCompare(application, version));
  }
  if (application === 'shell') {
    throw refused((t) => t.platform.refused.shellCanary);
  }
  if (last.closed[application] !== undefined) {
    throw refused((t) => t.platform.refused.takenOff(application));
  }
  if (live === id) {
    throw refused((t) => t.platform.refused.liveForAll(`${application} ${version}`));
  }
}

async function endOfCanary(last: RevisionRow, application: string): Promise<Plan | Say> {
  if (!last.canaries[application]) return (t) => t.platform.done.noCanary(application);
  return {
    state: { ...last, canaries: without(last.canaries, application) },
    message: (revision) => (t) => t.platform.done.canaryOver(application, revision),
  };
}

function withRelease(last: SetState, application: string, id: string): SetState {
  return {
    releases: { ...last.releases, [application]: id },
    canaries: without(last.canaries, application),
    closed: last.closed,
  };
}

function without<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

function isSame(one: CanaryState | undefined, other: CanaryState): boolean {
  return (
    one?.release === other.release &&
    one.percent === other.percent &&
    one.accounts.join() === other.accounts.join()
  );
}
