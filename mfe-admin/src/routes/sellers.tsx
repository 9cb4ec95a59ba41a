import { Page } from '@motohaat/ui/page';

import { UserList } from '../features/users/user-list.tsx';

export default function SellersPage() {
  return (
    <Page title="All Seller" lead="Everybody who sells bikes.">
      <UserList only="seller" />
    </Page>
  );
}
