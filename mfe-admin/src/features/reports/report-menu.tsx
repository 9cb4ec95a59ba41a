import { maximumReasonLength } from '@motohaat/contract/administration';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { usePlatform } from '@motohaat/platform';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAction } from '../../api/admin-actions.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actionsOn, type ReportAction } from './report-actions.ts';

/** What can be done about a report; each action asks for a reason, and is kept in the audit log. */
export function ReportMenu({ report }: { report: ReportedItem }) {
  const [chosen, setChosen] = useState<ReportAction>();
  const items = actionsOn(report).map((action) => ({
    ...action,
    onChoose: () => setChosen(action),
  }));
  return (
    <>
      <RowMenu label={`Actions for the report on ${report.productName}`} items={items} />
      {chosen && <ReportDialog action={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ReportDialog({ action, onClose }: { action: ReportAction; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const { needsReason = false, isDanger = false } = action;
  const help = needsReason
    ? 'The seller reads it, and it is kept in the audit log.'
    : 'It is kept in the audit log.';
  return (
    <ConfirmDialog
      title={action.title}
      confirmLabel={action.confirmLabel}
      isDanger={isDanger}
      reason={{ isNeeded: needsReason, help, maximum: maximumReasonLength }}
      onConfirm={(reason) => adminAction(client, action.run(api, reason), (sentence) => sentence)}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{action.consequence}</p>
    </ConfirmDialog>
  );
}
