import type { DemoAccount } from '@motohaat/contract/composition';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Email } from '@motohaat/ui/email';

import styles from './demo-accounts.module.css';

/** The demo credentials, where the site runs as a demo (ruling S2.8). */
export function DemoAccounts({ onUse }: { onUse: (account: DemoAccount) => void }) {
  const { demo } = usePlatform().config;
  if (!demo) return null;
  const accounts = [
    { role: 'Buyer', account: demo.buyer },
    { role: 'Seller', account: demo.seller },
  ];
  return (
    <section className={styles.hints} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        Try it with a demo account
      </h2>
      <ul className={styles.accounts}>
        {accounts.map(({ role, account }) => (
          <li key={role} className={styles.account}>
            <div className={styles.words}>
              <p className={styles.role}>{role}</p>
              <p className={styles.credential}>
                <Email address={account.email} />
              </p>
              <p className={styles.credential}>{account.password}</p>
            </div>
            <Button
              aria-label={`Use the ${role.toLowerCase()} account`}
              onClick={() => onUse(account)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
