import { Page } from '@motohaat/ui/page';

import { AuditCheck } from '../features/audit/audit-check.tsx';
import { AuditList } from '../features/audit/audit-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function AuditPage() {
  const t = useMessages().audit.page;
  return (
    <Page title={t.title} lead={t.lead}>
      <AuditCheck />
      <AuditList />
    </Page>
  );
}
