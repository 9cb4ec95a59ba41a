import * as calls from '@motohaat/contract/calls';

import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

/** Brings back a remote that was taken off. */
export function ReviveDialog({ decision, onClose }: DecisionProps) {
  const { application, version, closed } = decision.status;
  return (
    <DecisionDialog
      decision={decision}
      title={`Bring ${application} back?`}
      confirmLabel="Bring back"
      onConfirm={(reason) =>
        decision.carryOut((api, common) =>
          api.call(calls.releases.revive, { ...common, body: { reason } }),
        )
      }
      onClose={onClose}
    >
      <p>Everybody gets the pages of {version} again, from their next page on.</p>
      {closed !== null && (
        <p>
          People no longer read: <q>{closed}</q>
        </p>
      )}
    </DecisionDialog>
  );
}
