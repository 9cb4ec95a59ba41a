import { UserList } from '../features/users/user-list.tsx';
import { Page } from '../ui/page.tsx';

export default function UsersPage() {
  return (
    <Page title="All Users" lead="Everybody with an account.">
      <UserList />
    </Page>
  );
}
