import { Page } from '@motohaat/ui/page';

import { UserList } from '../features/users/user-list.tsx';

export default function UsersPage() {
  return (
    <Page title="All Users" lead="Everybody with an account.">
      <UserList />
    </Page>
  );
}
