import { Page } from '@motohaat/ui/page';

import { UserList } from '../features/users/user-list.tsx';

export default function BuyersPage() {
  return (
    <Page title="All Buyers" lead="Everybody who looks for a bike.">
      <UserList only="buyer" />
    </Page>
  );
}
