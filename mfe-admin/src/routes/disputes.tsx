import { Page } from '@motohaat/ui/page';

import { DisputeList } from '../features/bookings/dispute-list.tsx';
import { useDisputesMessages } from '../messages/disputes/index.ts';

export default function DisputesPage() {
  const t = useDisputesMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <DisputeList />
    </Page>
  );
}
