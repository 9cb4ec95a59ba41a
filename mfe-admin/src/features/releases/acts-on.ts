import type { LiveStatus } from '@motohaat/contract/registry';

import type { ActOnRelease } from './use-decision.ts';

type Offered = { act: ActOnRelease; label: string; isDanger?: boolean };

/** What can be done about an application, what is most often done in sight. */
export function actsOn({ application, canary, closed }: LiveStatus): {
  inSight: Offered[];
  inMenu: Offered[];
} {
  const promote: Offered = { act: 'promote', label: 'Promote…' };
  const rollBack: Offered = { act: 'rollback', label: 'Roll back…' };
  // Without a shell nothing is drawn: it can be exchanged, not taken off or tried by a few.
  if (application === 'shell') return { inSight: [promote, rollBack], inMenu: [] };
  if (closed !== null) {
    return { inSight: [{ act: 'revive', label: 'Bring back…' }], inMenu: [promote, rollBack] };
  }
  return {
    inSight: [promote, rollBack],
    inMenu: [
      { act: 'canary', label: canary ? 'Change canary…' : 'Canary…' },
      { act: 'kill', label: 'Take off…', isDanger: true },
    ],
  };
}
