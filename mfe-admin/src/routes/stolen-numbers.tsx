import { Page } from '@motohaat/ui/page';

import { AddNumbers } from '../features/stolen-numbers/add-numbers.tsx';
import { StolenNumberList } from '../features/stolen-numbers/stolen-number-list.tsx';
import { useStolenMessages } from '../messages/stolen/index.ts';

export default function StolenNumbersPage() {
  const t = useStolenMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <AddNumbers />
      <StolenNumberList />
    </Page>
  );
}
