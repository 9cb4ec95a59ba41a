import type { LiveStatus, ReleasesOverview } from '@motohaat/contract/registry';

import type { Messages } from '../../messages/releases/en.tsx';
import type { ReleaseOperation } from './use-decision.ts';

type Offered = {
  operation: ReleaseOperation;
  label: string;
  isDanger?: boolean;
  /** Why it cannot be done now. */
  blocked?: string | undefined;
};

type Others = ReleasesOverview['applications'][number]['others'];

/**
 * What can be done about an application, what is most often done in sight.
 *
 * @param others what there is to go to; a server of before does not say, and refuses by itself
 */
export function operationsFor(
  { application, canary, closed }: LiveStatus,
  others: Others,
  { operations: labels, nothingElse, nothingBefore }: Messages['card'],
): { inSight: Offered[]; inMenu: Offered[] } {
  const promote: Offered = {
    operation: 'promote',
    label: labels.promote,
    blocked: others?.kept === false ? nothingElse : undefined,
  };
  const rollBack: Offered = {
    operation: 'rollback',
    label: labels.rollback,
    blocked: others?.wereLive === false && !canary ? nothingBefore : undefined,
  };
  const tryFirst: Offered = {
    operation: 'canary',
    label: canary ? labels.changeCanary : labels.canary,
    blocked: promote.blocked,
  };
  // Without a shell nothing is drawn: it can be exchanged, not taken off.
  if (application === 'shell') return { inSight: [promote, rollBack], inMenu: [tryFirst] };
  if (closed !== null) {
    return {
      inSight: [{ operation: 'revive', label: labels.revive }],
      inMenu: [promote, rollBack],
    };
  }
  return {
    inSight: [promote, rollBack],
    inMenu: [tryFirst, { operation: 'kill', label: labels.kill, isDanger: true }],
  };
}
