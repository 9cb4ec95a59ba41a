import { maximumReasonLength } from '@motohaat/contract/administration';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { usePlatform } from '@motohaat/platform';
import { ActDialog } from '@motohaat/ui/act-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAct } from '../../api/admin-actions.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { actsOn, type ReportAct } from './report-acts.ts';

/** What can be done about a report; each act asks for a reason, and is kept in the audit log. */
export function ReportMenu({ report }: { report: ReportedItem }) {
  const [chosen, setChosen] = useState<ReportAct>();
  const acts = actsOn(report).map((act) => ({ ...act, onChoose: () => setChosen(act) }));
  return (
    <>
      <RowMenu label={`Actions for the report on ${report.productName}`} items={acts} />
      {chosen && <ReportDialog act={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ReportDialog({ act, onClose }: { act: ReportAct; onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const { needsReason = false, isDanger = false } = act;
  const help = needsReason
    ? 'The seller reads it, and it is kept in the audit log.'
    : 'It is kept in the audit log.';
  return (
    <ActDialog
      title={act.title}
      act={act.act}
      isDanger={isDanger}
      reason={{ isNeeded: needsReason, help, maximum: maximumReasonLength }}
      onAct={(reason) => adminAct(client, act.run(api, reason), (sentence) => sentence)}
      onDone={(message) => {
        toasts.success(message);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{act.consequence}</p>
    </ActDialog>
  );
}
