import { UserList } from '../features/users/user-list.tsx';
import { Page } from '../ui/page.tsx';

export default function SellersPage() {
  return (
    <Page title="All Seller" lead="Everybody who sells bikes.">
      <UserList only="seller" />
    </Page>
  );
}
