import type { Messages } from '../../messages/index.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { checkPromotion } from '../revisions/promotion-gate.ts';
import { withCandidate } from '../revisions/with-candidate.ts';

/**
 * What is live for everybody, with these releases in the places of those of their applications. Nothing that
 * is tried is among it: it was not checked together with them, and whoever looks would see it by chance.
 */
export function previewSet(live: LiveRevision, releases: readonly Published[]): LiveRevision {
  return withCandidate({ ...live, canaries: {}, shellCanary: undefined }, ...releases);
}

/**
 * Why releases cannot be shown together with what is live: the reasons of the promotion gate against each
 * of them in the company of the others, but for its smoke test.
 */
export function misfitsOfSet(
  live: LiveRevision,
  releases: readonly Published[],
  t?: Messages,
): string[] {
  const set = previewSet(live, releases);
  const everyone = [set.shell, ...set.remotes];
  const before = [live.shell, ...live.remotes];
  const reasons = releases.flatMap((candidate) => {
    const isOwn = (other: Published) => other.manifest.name === candidate.manifest.name;
    return checkPromotion(
      {
        operation: 'rollback',
        candidate,
        before: before.find(isOwn),
        neighbours: everyone.filter((other) => !isOwn(other)),
        linkedByServer: [],
        damagedFiles: [],
        smoke: 'not asked',
      },
      t,
    );
  });
  return [...new Set(reasons)];
}
