import * as calls from '@motohaat/contract/calls';
import { useDraft } from '@motohaat/platform/use-draft';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { DecisionDialog, type DecisionProps } from './decision-dialog.tsx';

/** Brings back a remote that was taken off. */
export function ReviveDialog({ decision, onClose }: DecisionProps) {
  const { revive: t } = useDialogMessages();
  const { application, version, closed } = decision.status;
  const draft = useDraft(`revive.${application}`, { reason: '' });
  return (
    <DecisionDialog
      decision={decision}
      title={t.title(application)}
      confirmLabel={t.confirm}
      draft={draft}
      onConfirm={(reason) =>
        decision.carryOut((api, common) =>
          api.call(calls.releases.revive, { ...common, body: { reason } }),
        )
      }
      onClose={onClose}
    >
      <p>{t.lead(version)}</p>
      {closed !== null && <p>{t.noLonger(<q>{closed}</q>)}</p>}
    </DecisionDialog>
  );
}
