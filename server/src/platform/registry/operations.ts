import type { OperationDone } from '@motohaat/contract/registry';

import type { CanaryState } from '../../database/schema/platform.ts';
import { AppError } from '../../http/app-error.ts';
import type { RevisionRow, SetState } from '../revisions/revisions.repository.ts';
import { readAuthors } from './authors.ts';
import { type OperationRequest, carryOut, refused, type Registry } from './carry-out.ts';
import { canarySentence } from './live-state.ts';
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
): Promise<OperationDone> {
  const { application, version } = request;
  return carryOut(registry, request, 'promote', async (last) => {
    const candidate = await existing(registry, application, version);
    const closed =
      last.closed[application] === undefined ? '' : ' It is still taken off: revive it.';
    if (last.releases[application] === candidate.id && !last.canaries[application]) {
      return `${application} ${version} is live already.${closed}`;
    }
    return {
      state: withRelease(last, application, candidate.id),
      candidate,
      message: (revision) =>
        `${application} ${version} is live from revision ${revision} on.${closed}`,
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
): Promise<OperationDone> {
  const { application, version, percent } = request;
  return carryOut(registry, request, 'canary', async (last) => {
    const candidate = await existing(registry, application, version);
    const current = last.canaries[application];
    const staying = current?.release === candidate.id ? current.accounts : [];
    const accounts = [...new Set(request.accounts ?? staying)].toSorted();
    if (percent === 0 && accounts.length === 0) return endOfCanary(last, application);
    const wanted = { release: candidate.id, percent, accounts };
    if (isSame(current, wanted)) {
      return `${application} ${version} is with these people already.`;
    }
    refuseCanary(last, candidate);
    const state = { ...last, canaries: { ...last.canaries, [application]: wanted } };
    const people = canarySentence({ version, percent, accounts: accounts.length });
    return {
      state,
      candidate,
      message: (revision) => `${application} has ${people} from revision ${revision} on.`,
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
): Promise<OperationDone> {
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
    if (!target) throw refused([`There is no release of ${application} to go back to.`]);
    return backTo(registry, last, target);
  });
}

async function backTo({ db }: Registry, last: RevisionRow, target: Registered) {
  const { application, id, version } = target;
  if (id === last.releases[application]) {
    return last.canaries[application]
      ? endOfCanary(last, application)
      : `${application} ${version} is live already.`;
  }
  if (!(await readOnceLive(db, application)).has(id)) {
    throw refused([`${application} ${version} was never live: promote it.`]);
  }
  return {
    state: withRelease(last, application, id),
    candidate: target,
    message: (revision: number) =>
      `${application} is back at ${version} from revision ${revision} on.`,
  };
}

/** Who has undone already what a roll back was to undo, and what is left to do. */
async function whyNothing(
  { db }: Registry,
  application: string,
  plan: Extract<RollBackPlan, { undo: 'nothing' }> & { live: string },
): Promise<string> {
  const { release, by, before, live } = plan;
  const named = [live, release, ...(before === undefined ? [] : [before])];
  const registered = await lookUpRegistered(
    db,
    named.map((id) => [application, id] as const),
  );
  const versionOf = (id: string) => registered(application, id)?.version ?? id;
  const author = (await readAuthors(db, [by.author]))(by.author);
  const further =
    before === undefined
      ? ''
      : ` To take that back too, name the release to go to: ${versionOf(before)} was live before.`;
  return `${application} ${versionOf(release)} is taken back since revision ${by.number}, by ${author}: “${by.reason}” ${application} ${versionOf(live)} stays live.${further}`;
}

/**
 * Takes a remote off; people read a sentence in its place. A canary of it ends by that.
 *
 * @throws AppError `revision_changed`, `release_refused`
 */
export function kill(
  registry: Registry,
  request: OperationRequest & { sentence: string },
): Promise<OperationDone> {
  const { application, sentence } = request;
  return carryOut(registry, request, 'kill', async (last) => {
    liveRelease(last, application);
    if (application === 'shell') {
      throw refused(['The shell cannot be taken off: nobody would be left to say why.']);
    }
    if (last.closed[application] === sentence) return `${application} is taken off already.`;
    return {
      state: {
        releases: last.releases,
        canaries: without(last.canaries, application),
        closed: { ...last.closed, [application]: sentence },
      },
      message: (revision) => `${application} is taken off from revision ${revision} on.`,
    };
  });
}

/**
 * Ends what `kill` began.
 *
 * @throws AppError `revision_changed`, `release_refused`
 */
export function revive(registry: Registry, request: OperationRequest): Promise<OperationDone> {
  const { application } = request;
  return carryOut(registry, request, 'revive', async (last) => {
    const live = liveRelease(last, application);
    if (last.closed[application] === undefined) return `${application} is not taken off.`;
    const registered = await lookUpRegistered(registry.db, [[application, live]]);
    return {
      state: { ...last, closed: without(last.closed, application) },
      candidate: registered(application, live),
      message: (revision) => `${application} is back from revision ${revision} on.`,
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
  throw new AppError('not_found', { message: `There is no ${application} ${version}.` });
}

function liveRelease(last: RevisionRow, application: string): string {
  const live = last.releases[application];
  if (live === undefined) throw refused([`${application} is not live.`]);
  return live;
}

function refuseCanary(last: RevisionRow, { application, id, version }: Registered): void {
  const live = last.releases[application];
  if (live === undefined) {
    throw refused([`${application} has nothing live to be compared with: promote ${version}.`]);
  }
  if (application === 'shell') {
    throw refused(['The shell has no canary: promote it when its smoke test passed.']);
  }
  if (last.closed[application] !== undefined) {
    throw refused([`${application} is taken off. Revive it first.`]);
  }
  if (live === id) throw refused([`${application} ${version} is live for everybody already.`]);
}

async function endOfCanary(last: RevisionRow, application: string) {
  if (!last.canaries[application]) return `${application} has no canary.`;
  return {
    state: { ...last, canaries: without(last.canaries, application) },
    message: (revision: number) =>
      `The canary of ${application} is over from revision ${revision} on.`,
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
