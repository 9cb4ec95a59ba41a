import type { Ending } from '@motohaat/domain/deal';
import { formats } from '@motohaat/domain/formats';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { useLanguage } from '@motohaat/platform';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useFeeMessages } from '../messages/fee/index.ts';

import styles from '../deal/deal.module.css';

export type EndDealProps = {
  /** What comes of it. */
  ending: Ending;
  /** The bike's. */
  name: string;
  /** What was paid online, in whole taka. */
  amount: number;
  /** From `useAction`, with failures told here. */
  action: ActionState;
  onConfirm: () => Promise<Outcome>;
};

/** Ends a booking that is paid; what that means for the money is said before. */
export function EndPaidDeal({ ending, name, amount, action, onConfirm }: EndDealProps) {
  const t = useFeeMessages().ending[ending];
  const { taka } = formats(useLanguage());
  const [asks, setAsks] = useState(false);
  async function confirm(): Promise<Outcome> {
    const outcome = await onConfirm();
    if (outcome.status === 'done') setAsks(false);
    return outcome;
  }
  return (
    <>
      <Button variant="destructive" onClick={() => setAsks(true)}>
        {t.open}
      </Button>
      {asks && (
        <ConfirmDialog
          isDanger
          title={t.title(name)}
          confirmLabel={t.confirm}
          action={action}
          onConfirm={confirm}
          onClose={() => setAsks(false)}
        >
          <p className={styles.text}>{t.note(taka(amount))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
