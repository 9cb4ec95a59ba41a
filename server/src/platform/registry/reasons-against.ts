import { type Messages, messagesIn } from '../../messages/index.ts';
import {
  lookUpRegistered,
  type Registered,
  type RegisteredLookup,
} from '../releases/registered.repository.ts';
import type { Published } from '../releases/releases.repository.ts';
import { withReleases } from '../revisions/live-revision.ts';
import { missingPages } from '../revisions/missing-pages.ts';
import { checkPromotion, isNew, type Promotion } from '../revisions/promotion-gate.ts';
import {
  findRevision,
  type RevisionRow,
  type SetState,
} from '../revisions/revisions.repository.ts';
import { withCandidate } from '../revisions/with-candidate.ts';
import { type World, worldsOf } from '../revisions/worlds.ts';
import { findTrusted } from '../smoke/smoke.repository.ts';
import { readAnsweredCalls } from '../uses/call-shapes.repository.ts';
import { listKeptForRollBack } from '../uses/kept-releases.repository.ts';
import { reasonsByLeaving } from '../uses/use-reasons.ts';
import type { Operation, OperationRequest, Plan, Reasons, Registry } from './act.ts';
import { damagedFiles } from './damaged-files.ts';
import { releasesIn } from './live-state.ts';

type Act = OperationRequest & { operation: Operation };

/**
 * Why a plan may not be carried out. All its releases are judged together: each in every set that
 * visitors would get with it.
 */
export async function reasonsAgainst(
  registry: Registry,
  act: Act,
  last: RevisionRow,
  { state, candidates = [], leaving = [] }: Plan,
): Promise<Reasons> {
  const { db, tryCandidate } = registry;
  const { operation } = act;
  if (candidates.length + leaving.length === 0) return () => [];
  const registered = await lookUpRegistered(db, [...releasesIn(state), ...releasesIn(last)]);
  const kept = await listKeptForRollBack(db);
  const promotions = await Promise.all(
    candidates.map((candidate) => {
      const beside = candidates.filter((other) => other !== candidate);
      return reasonsOf(registry, act, { candidate, beside, last, state, registered, kept });
    }),
  );
  const reasons: Reasons = (t) => [
    ...new Set([
      ...promotions.flatMap((of) => of(t)),
      ...leaving.flatMap((left) => leavingReasons(registry, left, { state, registered, kept }, t)),
    ]),
  ];
  // What cannot go live anyway need not run.
  if (!isNew(operation) || !tryCandidate || reasons(messagesIn('en')).length > 0) return reasons;
  const live = await withReleases(db, last);
  const tried = candidates.map((candidate) =>
    tryCandidate(
      withCandidate(live, ...candidates.filter((other) => other !== candidate)),
      candidate,
    ),
  );
  const failures = (await Promise.all(tried)).flat();
  return (t) => failures.map((say) => say(t));
}

async function reasonsOf(
  { db, linkedByServer, smokeKey }: Registry,
  { operation, dryRun = false, untested = false }: Act,
  judged: {
    candidate: Registered;
    beside: readonly Registered[];
    last: RevisionRow;
    state: SetState;
    registered: RegisteredLookup;
    kept: readonly Published[];
  },
): Promise<Reasons> {
  const { candidate, beside, last, state, registered, kept } = judged;
  const { application, id } = candidate;
  const before = last.releases[application];
  const worlds = worldsOf(state)
    .filter((world) => world[application] === id)
    .map((world) => releasesOf(world, registered));
  const neighbours = new Set(
    worlds.flat().filter((release) => release.application !== application),
  );
  const smoke = await findTrusted(db, candidate, smokeKey);
  const smokeSet = smoke && (await findRevision(db, smoke.revision));
  const damages = await damagedFiles(db, candidate);
  const calls = await readAnsweredCalls(db, [candidate.manifest]);
  const promotion: Omit<Promotion, 'damagedFiles'> = {
    operation,
    candidate,
    before: before === undefined ? undefined : registered(application, before),
    neighbours: [...neighbours],
    worlds,
    beside,
    linkedByServer,
    use: { kept, calls },
    untested,
    smoke: dryRun
      ? 'not asked'
      : smokeSet && {
          passed: smoke.passed,
          releases: { ...smokeSet.releases, ...smoke.others },
        },
  };
  return (t) => checkPromotion({ ...promotion, damagedFiles: damages.map((say) => say(t)) }, t);
}

/** Whether a remote that goes has a page, a slot or an event that somebody needs, or who can be brought back. */
function leavingReasons(
  { linkedByServer }: Registry,
  leaving: Registered,
  {
    state,
    registered,
    kept,
  }: { state: SetState; registered: RegisteredLookup; kept: readonly Published[] },
  t: Messages,
): string[] {
  return worldsOf(state).flatMap((world) => {
    const set = releasesOf(world, registered);
    return [
      ...missingPages(set, leaving, linkedByServer, false, t),
      ...reasonsByLeaving(set, leaving, kept, t),
    ];
  });
}

function releasesOf(world: World, registered: RegisteredLookup): Registered[] {
  return Object.entries(world).flatMap(([application, id]) => registered(application, id) ?? []);
}
