import { Page } from '@motohaat/ui/page';

import { AuditCheck } from '../features/audit/audit-check.tsx';
import { AuditList } from '../features/audit/audit-list.tsx';

export default function AuditPage() {
  return (
    <Page title="Audit Log" lead="What admins did, and what the product did by itself.">
      <AuditCheck />
      <AuditList />
    </Page>
  );
}
