import type { BookingStory } from '@motohaat/contract/deal';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';

import { useDisputesMessages } from '../../messages/disputes/index.ts';
import { useMessages } from '../../messages/index.ts';
import { actionsOn, type BookingAction } from './booking-actions.ts';
import { stateTones } from './booking-badges.ts';
import { EndDialog } from './end-dialog.tsx';

import styles from './dispute.module.css';

/** Complete or refund, each with a reason that both sides read; what a bank looks into is the bank's. */
export function DisputeDecision({ story }: { story: BookingStory }) {
  const t = useMessages();
  const { one } = useDisputesMessages();
  const [chosen, setChosen] = useState<BookingAction>();
  const { status } = story;
  const isMoney = status !== 'pending_payment' && status !== 'cancelled' && status !== 'expired';
  const isOpen = story.next === 'decide';
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{one.decide}</h2>
      {status !== 'disputed' && (
        <p className={styles.outcome}>
          {one.over}{' '}
          {isMoney && <Badge tone={stateTones[status]}>{t.bookings.states[status]}</Badge>}
        </p>
      )}
      {status === 'disputed' && !isOpen && <p>{one.ofBank}</p>}
      {isOpen && (
        <>
          <p className={styles.quiet}>{one.decideHelp}</p>
          <div className={styles.actions}>
            {actionsOn(story, t).map((action) => (
              <Button
                key={action.id}
                variant={action.isDanger ? 'destructive' : 'primary'}
                onClick={() => setChosen(action)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        </>
      )}
      {chosen && <EndDialog action={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
