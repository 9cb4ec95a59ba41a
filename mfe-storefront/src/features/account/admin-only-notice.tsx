import { usePlatform } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';

import { links } from '../../links.ts';
import { AccountCard } from './account-card.tsx';

import styles from './account.module.css';

/** For a signed-in person who asked for an admin's page: no way back to what was just refused. */
export function AdminOnlyNotice() {
  const { session } = usePlatform();
  return (
    <AccountCard title="This page needs an admin account">
      <p className={styles.note}>You are signed in with an account that is not an admin's.</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={links.href('dashboard')}>
          Go to my dashboard
        </ButtonLink>
        <Button onClick={() => void session.signOut()}>Logout</Button>
      </div>
    </AccountCard>
  );
}
