import { isRemote, isShell, type Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from './live-revision.ts';

/** A revision with releases in the places of their applications', and nothing of those taken off. */
export function withCandidate(
  live: LiveRevision,
  ...candidates: readonly Published[]
): LiveRevision {
  return candidates.reduce(withOne, live);
}

function withOne(live: LiveRevision, candidate: Published): LiveRevision {
  if (isShell(candidate)) return { ...live, shell: candidate };
  if (!isRemote(candidate)) return live;
  const others = live.remotes.filter(({ manifest }) => manifest.name !== candidate.manifest.name);
  const { [candidate.manifest.name]: _closed, ...closed } = live.closed;
  return { ...live, remotes: [...others, candidate], closed };
}
