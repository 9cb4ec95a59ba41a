import type { RemoteRelease } from '@motohaat/contract/composition';
import { releaseId } from '@motohaat/releases/release-id';

import type { Messages } from '../../messages/index.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { checkPromotion, type Promotion } from '../revisions/promotion-gate.ts';

/**
 * Why a build cannot take its remote's place in what is live: the reasons of the promotion gate,
 * but for the smoke test and the files, which are on somebody's own machine.
 */
export function misfits(
  { remotes, canaries, shell }: LiveRevision,
  manifest: RemoteRelease,
  t?: Messages,
): string[] {
  const tried = Object.values(canaries).map(({ release }) => release);
  const promotion: Promotion = {
    operation: 'rollback',
    candidate: { id: releaseId(manifest), manifest },
    before: remotes.find((remote) => remote.manifest.name === manifest.name),
    neighbours: [shell, ...remotes, ...tried].filter(
      (other) => other.manifest.name !== manifest.name,
    ),
    // One person's own pages: the server's answers lead others nowhere else by it.
    linkedByServer: [],
    damagedFiles: [],
    smoke: 'not asked',
  };
  return checkPromotion(promotion, t);
}
