import type { ReleasesOverview } from '@motohaat/contract/registry';
import type { ComponentType } from 'react';

import { CanaryDialog } from './canary-dialog.tsx';
import type { DecisionProps } from './decision-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { ReviveDialog } from './revive-dialog.tsx';
import { RollBackDialog } from './roll-back-dialog.tsx';
import { TakeOffDialog } from './take-off-dialog.tsx';
import { type ReleaseOperation, useDecision } from './use-decision.ts';

const dialogs: Record<ReleaseOperation, ComponentType<DecisionProps>> = {
  promote: PromoteDialog,
  canary: CanaryDialog,
  rollback: RollBackDialog,
  kill: TakeOffDialog,
  revive: ReviveDialog,
};

type ReleaseDialogProps = {
  operation: ReleaseOperation;
  application: string;
  /** As it is now; the dialog holds on to how it was when it was opened. */
  overview: ReleasesOverview;
  onClose: () => void;
};

/** Asks before an operation on what is live. */
export function ReleaseDialog({ operation, application, overview, onClose }: ReleaseDialogProps) {
  const decision = useDecision(overview, [application], onClose);
  const Dialog = dialogs[operation];
  return <Dialog decision={decision} onClose={onClose} />;
}
