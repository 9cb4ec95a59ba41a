import { maximumReasonLength } from '@motohaat/contract/administration';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { bikeName } from '@motohaat/domain/shown';
import { useDraft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';

import { useAdminAction } from '../../api/use-admin-action.ts';
import { useMessages } from '../../messages/index.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actionsOn, type ReportAction } from './report-actions.ts';

/** What can be done about a report; each action asks for a reason, and is kept in the audit log. */
export function ReportMenu({ report }: { report: ReportedItem }) {
  const { reports: t } = useMessages();
  const [chosen, setChosen] = useState<ReportAction>();
  const items = actionsOn(report, t.actions).map((action) => ({
    ...action,
    onChoose: () => setChosen(action),
  }));
  return (
    <>
      <RowMenu label={t.menu(bikeName(report))} items={items} />
      {chosen && <ReportDialog action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ReportDialog({ action, onClose }: { action: ReportAction; onClose: () => void }) {
  const { reports, common } = useMessages();
  const draft = useDraft(action.id, { reason: '' });
  const handling = useAdminAction({
    run: action.run,
    success: (sentence) => sentence,
    onDone: onClose,
  });
  const { needsReason = false, isDanger = false } = action;
  const help = needsReason ? reports.sellerReads : common.keptInLog;
  return (
    <ConfirmDialog
      title={action.title}
      confirmLabel={action.confirmLabel}
      isDanger={isDanger}
      reason={{ isNeeded: needsReason, help, maximum: maximumReasonLength, draft }}
      action={handling}
      onConfirm={handling.run}
      onClose={onClose}
    >
      <p>{action.consequence}</p>
    </ConfirmDialog>
  );
}
