import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import type { ReportedConversation } from '@motohaat/contract/conversations';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useConversationsMessages } from '../../messages/conversations/index.ts';

type DecideDialogProps = {
  report: ReportedConversation;
  outcome: 'uphold' | 'dismiss';
  onClose: () => void;
};

/** Closes a report as right, with a reason, or as unfounded. */
export function DecideDialog({ report, outcome, onClose }: DecideDialogProps) {
  const { _id: id, bike } = report;
  const t = useConversationsMessages()[outcome];
  const draft = useDraft(`${outcome} conversation ${id}`, { reason: '' });
  const deciding = useAction({
    run: (api, reason: string) =>
      api.call(calls.conversations[outcome], { params: { id }, body: { reason } }),
    success: t.done,
    changes: ['reports', 'audit'],
    refusals: 'here',
    unknowns: 'here',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.title(bikeName(bike))}
      confirmLabel={t.open}
      reason={{
        isNeeded: outcome === 'uphold',
        help: t.help,
        maximum: maximumReasonLength,
        draft,
      }}
      action={deciding}
      onConfirm={(reason) => deciding.run(reason)}
      onClose={onClose}
    />
  );
}
