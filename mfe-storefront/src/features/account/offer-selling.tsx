import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { useState } from 'react';

import { useAccountMessages } from '../../messages/account/index.ts';
import { AccountCard } from './account-card.tsx';

import styles from './account.module.css';

type OfferSellingProps = {
  /** Becoming a seller begins: the session is a while without its person. */
  onBegun: () => void;
  /** The person has answered, either way. */
  onAnswered: () => void;
};

/** Asks whoever came by Google, which makes buyers, but had chosen to sell. */
export function OfferSelling({ onBegun, onAnswered }: OfferSellingProps) {
  const { offerSelling: t } = useAccountMessages();
  const { session } = usePlatform();
  const [isRenewing, setIsRenewing] = useState(false);
  const becoming = useAction({
    run: (api) => api.call(calls.profile.changeRole, { body: { role: 'seller' } }),
    success: t.done,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => void renew(),
  });

  /** The token of the buyer has ended. */
  async function renew() {
    onBegun();
    setIsRenewing(true);
    await session.retry();
    onAnswered();
  }

  return (
    <AccountCard title={t.title}>
      <p>{t.text}</p>
      <p className={styles.note}>{t.later}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={becoming.pending || isRenewing}
          onClick={() => void becoming.run()}
        >
          {t.become}
        </Button>
        <Button disabled={isRenewing} onClick={onAnswered}>
          {t.stay}
        </Button>
      </div>
      <Failure message={becoming.failure?.message} />
    </AccountCard>
  );
}
