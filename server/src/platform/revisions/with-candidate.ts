import { isRemote, isShell, type Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from './live-revision.ts';

/** A revision with a release in the place of its application's, and nothing of that taken off. */
export function withCandidate(live: LiveRevision, candidate: Published): LiveRevision {
  if (isShell(candidate)) return { ...live, shell: candidate };
  if (!isRemote(candidate)) return live;
  const others = live.remotes.filter(({ manifest }) => manifest.name !== candidate.manifest.name);
  const { [candidate.manifest.name]: _closed, ...closed } = live.closed;
  return { ...live, remotes: [...others, candidate], closed };
}
