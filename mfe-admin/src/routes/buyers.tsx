import { Page } from '@motohaat/ui/page';

import { UserList } from '../features/users/user-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function BuyersPage() {
  const t = useMessages().users.pages.buyers;
  return (
    <Page title={t.title} lead={t.lead}>
      <UserList only="buyer" />
    </Page>
  );
}
