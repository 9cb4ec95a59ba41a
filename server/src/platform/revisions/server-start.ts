import type { Queryable } from '../../database/index.ts';
import { messagesIn } from '../../messages/index.ts';
import { RevisionRefusedError } from '../releases/refusals.ts';
import { findReleases, type Published } from '../releases/releases.repository.ts';
import { readAnsweredCalls } from '../uses/call-shapes.repository.ts';
import { type KeptRelease, listKeptForRollBack } from '../uses/kept-releases.repository.ts';
import { unansweredCalls } from '../uses/use-reasons.ts';
import { findLastRevision, type SetState } from './revisions.repository.ts';

/**
 * Which releases make calls that this server does not answer as they were built for, in sentences: what
 * people have, and what teams can bring back. What came with a server goes back with it.
 */
export async function unansweredBy(db: Queryable, state: SetState): Promise<string[]> {
  const live = await findLive(db, state);
  const kept = (await listKeptForRollBack(db)).filter(isOfTeam);
  const all = [...live, ...kept].map(({ manifest }) => manifest);
  return unansweredCalls(live, { kept, calls: await readAnsweredCalls(db, all) }, messagesIn('en'));
}

/** @throws RevisionRefusedError when this server would leave somebody without an answer */
export async function refuseUnanswered(db: Queryable, state: SetState | undefined): Promise<void> {
  const reasons = state ? await unansweredBy(db, state) : [];
  if (reasons.length > 0) throw new RevisionRefusedError([...new Set(reasons)].join(' '));
}

/** The same for what is live, where a server starts without builds of its own. */
export async function refuseUnfitServer(db: Queryable): Promise<void> {
  await refuseUnanswered(db, await findLastRevision(db));
}

/** Whether a team published it; what a start brought is undone by starting what was before. */
export const isOfTeam = ({ publishedBy }: KeptRelease) => publishedBy !== 'server';

async function findLive(db: Queryable, { releases, canaries }: SetState): Promise<Published[]> {
  const tried = Object.entries(canaries).map(([name, { release }]): [string, string] => [
    name,
    release,
  ]);
  return [
    ...(await findReleases(db, releases)),
    ...(await findReleases(db, Object.fromEntries(tried))),
  ];
}
