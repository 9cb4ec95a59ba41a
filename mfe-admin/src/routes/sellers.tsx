import { Page } from '@motohaat/ui/page';

import { UserList } from '../features/users/user-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function SellersPage() {
  const t = useMessages().users.pages.sellers;
  return (
    <Page title={t.title} lead={t.lead}>
      <UserList only="seller" />
    </Page>
  );
}
