import { usePlatform } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';

import { links } from '../../links.ts';
import { useAccountMessages } from '../../messages/account/index.ts';
import { AccountCard } from './account-card.tsx';

import styles from './account.module.css';

/** For a signed-in person who asked for an admin's page: no way back to what was just refused. */
export default function AdminOnlyNotice() {
  const { adminOnly: t } = useAccountMessages();
  const { session } = usePlatform();
  return (
    <AccountCard title={t.title}>
      <p className={styles.note}>{t.text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={links.href('dashboard')}>
          {t.dashboard}
        </ButtonLink>
        <Button onClick={() => void session.signOut()}>{t.signOut}</Button>
      </div>
    </AccountCard>
  );
}
