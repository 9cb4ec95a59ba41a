import type { LiveStatus } from '@motohaat/contract/registry';

import type { Messages } from '../../messages/releases/en.tsx';
import type { ReleaseOperation } from './use-decision.ts';

type Offered = { operation: ReleaseOperation; label: string; isDanger?: boolean };

/** What can be done about an application, what is most often done in sight. */
export function operationsFor(
  { application, canary, closed }: LiveStatus,
  labels: Messages['card']['operations'],
): { inSight: Offered[]; inMenu: Offered[] } {
  const promote: Offered = { operation: 'promote', label: labels.promote };
  const rollBack: Offered = { operation: 'rollback', label: labels.rollback };
  // Without a shell nothing is drawn: it can be exchanged, not taken off or tried by a few.
  if (application === 'shell') return { inSight: [promote, rollBack], inMenu: [] };
  if (closed !== null) {
    return {
      inSight: [{ operation: 'revive', label: labels.revive }],
      inMenu: [promote, rollBack],
    };
  }
  return {
    inSight: [promote, rollBack],
    inMenu: [
      { operation: 'canary', label: canary ? labels.changeCanary : labels.canary },
      { operation: 'kill', label: labels.kill, isDanger: true },
    ],
  };
}
