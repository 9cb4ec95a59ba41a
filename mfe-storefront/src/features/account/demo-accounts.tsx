import type { DemoAccount } from '@motohaat/contract/composition';
import { chosenRoles } from '@motohaat/domain/role';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Email } from '@motohaat/ui/email';

import { useAccountMessages } from '../../messages/account/index.ts';

import styles from './demo-accounts.module.css';

/** The demo credentials, where the site runs as a demo (ruling S2.8). */
export function DemoAccounts({ onUse }: { onUse: (account: DemoAccount) => void }) {
  const { demo: t, roles } = useAccountMessages();
  const { demo } = usePlatform().config;
  if (!demo) return null;
  return (
    <section className={styles.hints} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        {t.title}
      </h2>
      <ul className={styles.accounts}>
        {chosenRoles.map((role) => (
          <li key={role} className={styles.account}>
            <div className={styles.words}>
              <p className={styles.role}>{roles[role].label}</p>
              <p className={styles.credential}>
                <Email address={demo[role].email} />
              </p>
              <p className={styles.credential}>{demo[role].password}</p>
            </div>
            <Button aria-label={t.useAccount[role]} onClick={() => onUse(demo[role])}>
              {t.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
