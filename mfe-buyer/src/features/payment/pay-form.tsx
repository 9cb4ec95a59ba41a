import type { SendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { spokenTaka } from '@motohaat/domain/money';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { Failure } from '@motohaat/ui/failure';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useCardStyle } from './card-style.ts';
import { Confirming } from './confirming.tsx';
import { CardField } from './stripe.tsx';
import { usePayment } from './use-payment.ts';

import styles from './checkout.module.css';

type PayFormProps = {
  booking: Booking;
  send: SendOnce;
  /** The intent's client secret, once it is there. */
  secret: string | undefined;
  /** Why it is not there. */
  obstacle: string | undefined;
  /** Asks for the secret again. @returns whether it came; if not, `obstacle` says why */
  onRenew: () => Promise<boolean>;
  onPaid: (transactionId: string) => void;
};

/** The card field and the Pay button (specification, sections 2 and 4). */
export function PayForm({ booking, send, secret, obstacle, onRenew, onPaid }: PayFormProps) {
  const { config } = usePlatform();
  const style = useCardStyle();
  const fieldId = useId();
  const [card, setCard] = useState<{ complete: boolean; error: string | undefined }>();
  const { phase, pay } = usePayment({ booking, send, onRenew, onPaid });
  const isPaying = phase.name === 'paying';
  const failure = phase.name === 'idle' ? phase.failure : undefined;

  if (phase.name === 'confirming') {
    // The card field goes with the form; another one, empty, may come.
    if (card) setCard(undefined);
    return <Confirming />;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (secret && card?.complete) void pay(secret);
  }

  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <h2 className={styles.heading}>Pay by card</h2>
      {config.demo && (
        <p className={styles.note}>
          This is a demo, no money moves. Card 4242 4242 4242 4242 pays, with any later date and any
          CVC.
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={fieldId} className={styles.label}>
          Card
        </label>
        <div className={classNames(styles.card, card?.error && styles.invalid)}>
          <CardField id={fieldId} style={style} disabled={isPaying} onChange={setCard} />
        </div>
      </div>
      <Failure message={card?.error ?? failure ?? obstacle} />
      {isPaying && (
        <output className={styles.note}>
          Your card is being charged. Please keep this page open.
        </output>
      )}
      {obstacle && <Button onClick={() => void onRenew()}>Try again</Button>}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={isPaying}
        disabled={!secret || !card?.complete}
      >
        Pay {spokenTaka(booking.price)}
      </Button>
      <p className={classNames(styles.note, styles.links)}>
        <Link to={links.href('terms')} target="_blank">
          What our terms say about paying
        </Link>
        <Link to={links.href('privacy')} target="_blank">
          Privacy
        </Link>
      </p>
    </form>
  );
}
