import type { Database } from '../../database/index.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import { RevisionRefusedError } from '../releases/refusals.ts';
import { findReleases } from '../releases/releases.repository.ts';
import { listKeptForRollBack } from '../uses/kept-releases.repository.ts';
import { readOnceLive } from './once-live.repository.ts';
import { checkPromotion } from './promotion-gate.ts';
import {
  addRevision,
  findLastOffer,
  findLastRevision,
  type RevisionRow,
  type SetState,
} from './revisions.repository.ts';
import { isOfTeam, refuseUnanswered, unansweredBy } from './server-start.ts';
import { withLive } from './set-changes.ts';

/** Each lost race means that somebody else's revision was written: a handful is already unlikely. */
const attempts = 20;

/**
 * Makes what the server was given at its start live: writes the next revision. Only what differs
 * from what the start before was given goes live: what teams did in between stays. When that changes
 * nothing, no revision is written.
 *
 * @param offered application → release id
 * @param context.linkedByServer purposes of the pages that the server's own answers lead to
 * @param record who did it and why, kept with the revision
 * @returns the number of the live revision
 * @throws RevisionRefusedError when a release is unknown or the set does not fit together
 */
export async function goLive(
  { db, linkedByServer = [] }: { db: Database; linkedByServer?: readonly string[] },
  offered: Record<string, string>,
  record: { author: string; reason: string; why?: OwnReason },
): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt waits for the one before it.
    const last = await findLastRevision(db);
    const before = await findLastOffer(db);
    const next = nextState(last, await withoutRemoved(db, last, offered), before);
    if (next === undefined) {
      await refuseUnanswered(db, last);
      return last?.number ?? 0;
    }
    await refuseUnfit(db, next, last, linkedByServer);
    const all = { ...before, ...offered };
    if (await addRevision(db, last, { ...next, offered: all, act: 'start', ...record })) {
      return (last?.number ?? 0) + 1;
    }
  }
  throw new RevisionRefusedError('Others keep changing what is live. Look at it and try again.');
}

/** What is offered, but for remotes that were removed since people had just that release of them. */
async function withoutRemoved(
  db: Database,
  last: SetState | undefined,
  offered: Record<string, string>,
): Promise<Record<string, string>> {
  const entries = Object.entries(offered).map(async ([application, id]) => {
    const isThere = last === undefined || last.releases[application] !== undefined;
    const isRemoved = !isThere && (await readOnceLive(db, application)).has(id);
    return isRemoved ? [] : [[application, id] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** `undefined`: all of it is as it should be. */
function nextState(
  last: SetState | undefined,
  offered: Record<string, string>,
  before: Record<string, string>,
): SetState | undefined {
  if (!last) return { releases: offered, canaries: {}, closed: {} };
  const changed = Object.entries(offered).filter(([application, id]) => {
    const live = last.releases[application];
    return live !== id && (live === undefined || before[application] !== id);
  });
  if (changed.length === 0) return undefined;
  return withLive(last, Object.fromEntries(changed));
}

/** The promotion gate, for each application that the start changes; its files were just published. */
async function refuseUnfit(
  db: Database,
  next: SetState,
  last: RevisionRow | undefined,
  linkedByServer: readonly string[],
): Promise<void> {
  const releases = await findReleases(db, next.releases);
  const before = await findReleases(db, last?.releases ?? {});
  const canaries = await findReleases(
    db,
    Object.fromEntries(
      Object.entries(next.canaries).map(([application, { release }]) => [application, release]),
    ),
  );
  for (const [application, id] of Object.entries(next.releases)) {
    if (!releases.some((release) => release.manifest.name === application && release.id === id)) {
      throw new RevisionRefusedError(`Nobody published the release ${id} of ${application}.`);
    }
  }
  const changed = releases.filter(({ id, manifest }) => last?.releases[manifest.name] !== id);
  const kept = (await listKeptForRollBack(db)).filter(isOfTeam);
  const reasons = changed.flatMap((candidate) =>
    checkPromotion({
      operation: 'start',
      candidate,
      before: before.find(({ manifest }) => manifest.name === candidate.manifest.name),
      neighbours: [...releases, ...canaries].filter(
        ({ manifest }) => manifest.name !== candidate.manifest.name,
      ),
      linkedByServer,
      damagedFiles: [],
      use: { kept },
      smoke: undefined,
    }),
  );
  reasons.push(...(await unansweredBy(db, next)));
  if (reasons.length > 0) throw new RevisionRefusedError([...new Set(reasons)].join(' '));
}
