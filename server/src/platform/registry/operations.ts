import { lookUpRegistered, type Registered } from '../releases/registered.repository.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { withCanary, withLive, without, withoutCanaries } from '../revisions/set-changes.ts';
import { type Done, type OperationRequest, refused, type Registry } from './act.ts';
import { carryOut } from './carry-out.ts';
import { endOfCanary } from './end-of-canary.ts';
import { candidatesOf, type GivenRequest, idsOf, liveRelease, nameOf } from './members.ts';
import { refuseWithoutWords, withWords } from './words-wanted.ts';

export type { OperationRequest, Registry } from './act.ts';

/**
 * Makes a release, or a set of them, live for everybody; canaries of the applications end by that.
 *
 * @param request.again why, of a release that the server has convicted
 * @param request.anyway why, of one that was tried and not shown to be better or equal
 * @throws AppError `not_found`, `forbidden`, `revision_changed`, `release_refused`
 */
export function promote(registry: Registry, request: GivenRequest): Promise<Done> {
  return carryOut(registry, withWords(request), 'promote', async (last) => {
    const candidates = await candidatesOf(registry, last, request);
    const ids = idsOf(candidates);
    const applications = Object.keys(ids);
    const names = candidates.map(nameOf);
    const closed = applications.filter((name) => last.closed[name] !== undefined);
    const isSo = applications.every(
      (name) => last.releases[name] === ids[name] && !last.canaries[name],
    );
    if (isSo) return (t) => t.platform.done.liveAlready(names, closed);
    await refuseWithoutWords(registry, request, last, candidates);
    return {
      state: withLive(last, ids),
      applications,
      candidates,
      message: (revision) => (t) => t.platform.done.live(names, revision, closed),
    };
  });
}

/**
 * Gives a release, or a set of them, to a few people first; 0 percent and nobody ends that.
 *
 * @param request.accounts ids of the accounts that get it; those that have it already, if left out
 * @param request.ramp whether it grows by itself while it does no worse
 * @param request.again why, of a release that the server has convicted; it counts for the trial's growth
 * @param request.anyway why more than half of the visitors get what was not shown to be better or equal
 * @throws AppError `not_found`, `forbidden`, `revision_changed`, `release_refused`
 */
export function canary(
  registry: Registry,
  request: GivenRequest & {
    percent: number;
    accounts?: readonly string[] | undefined;
    ramp?: boolean | undefined;
  },
): Promise<Done> {
  const { application, version, percent, ramp = false } = request;
  return carryOut(registry, withWords(request), 'canary', async (last) => {
    const candidates = await candidatesOf(registry, last, request);
    const ids = idsOf(candidates);
    const current = last.canaries[application];
    const staying = current?.release === ids[application] ? current : undefined;
    const accounts = [...new Set(request.accounts ?? staying?.accounts)].toSorted();
    const again = request.again ?? staying?.again;
    if (percent === 0 && accounts.length === 0) return endOfCanary(last, application);
    for (const candidate of candidates) refuseCanary(last, candidate);
    if (ramp && (percent === 0 || percent === 100)) throw refused((t) => t.platform.refused.noRamp);
    const state = withCanary(last, ids, {
      percent,
      accounts,
      ...(ramp && { ramp }),
      ...(again !== undefined && { again }),
    });
    if (isSameTrial(last, state, Object.keys(ids))) {
      return (t) => t.platform.done.canaryAlready(candidates.map(nameOf));
    }
    // Fewer people, or others, than have it already ask for no new word.
    const isMore = percent > (staying?.percent ?? 0);
    const trial = { percent: isMore ? percent : 0 };
    await refuseWithoutWords(registry, { ...request, again }, last, candidates, trial);
    const people = { version, percent, accounts: accounts.length };
    const [, ...others] = candidates.map(nameOf);
    const isTried = candidates.every(
      (each) => last.canaries[each.application]?.release === each.id,
    );
    return {
      state,
      applications: Object.keys(ids),
      // Where some people have all of it already, that more get it asks for nothing new.
      ...(!isTried && { candidates }),
      message: (revision) => (t) => t.platform.done.canary(application, people, revision, others),
    };
  });
}

function refuseCanary(last: RevisionRow, candidate: Registered): void {
  const { application, id, version } = candidate;
  const live = last.releases[application];
  if (live === undefined) {
    throw refused((t) => t.platform.refused.nothingToCompare(application, version));
  }
  if (last.closed[application] !== undefined) {
    throw refused((t) => t.platform.refused.takenOff(application));
  }
  if (live === id) throw refused((t) => t.platform.refused.liveForAll(nameOf(candidate)));
}

function isSameTrial(
  one: Pick<RevisionRow, 'canaries'>,
  other: Pick<RevisionRow, 'canaries'>,
  applications: readonly string[],
): boolean {
  const [was, is] = [one, other].map(({ canaries }) =>
    JSON.stringify(
      applications.map((name) => {
        const { release, percent, accounts, ramp = false, set = [] } = canaries[name] ?? {};
        return [release, percent, accounts, ramp, set];
      }),
    ),
  );
  return was === is;
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
    if (application === 'shell') throw refused((t) => t.platform.refused.shellStays);
    if (last.closed[application] === sentence) {
      return (t) => t.platform.done.offAlready(application);
    }
    return {
      state: {
        ...withoutCanaries(last, [application]),
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
    const candidate = registered(application, live);
    return {
      state: { ...last, closed: without(last.closed, [application]) },
      ...(candidate && { candidates: [candidate] }),
      message: (revision) => (t) => t.platform.done.revived(application, revision),
    };
  });
}
