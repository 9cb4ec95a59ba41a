import type { SendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { chargeOf } from '@motohaat/domain/payment';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { Failure } from '@motohaat/ui/failure';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { usePaymentMessages } from '../../messages/payment/index.ts';
import { useCardStyle } from './card-style.ts';
import { Confirming } from './confirming.tsx';
import { CardField } from './stripe.tsx';
import { usePayment } from './use-payment.ts';

import styles from './checkout.module.css';

export type PayFormProps = {
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
  const t = usePaymentMessages();
  const amount = chargeOf({ amount: booking.price, fee: booking.fee });
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
      <h2 className={styles.heading}>{t.heading}</h2>
      {config.demo && <p className={styles.note}>{t.demo}</p>}
      <div className={styles.field}>
        <label htmlFor={fieldId} className={styles.label}>
          {t.card}
        </label>
        <div className={classNames(styles.card, card?.error && styles.invalid)}>
          <CardField id={fieldId} style={style} disabled={isPaying} onChange={setCard} />
        </div>
      </div>
      <Failure message={card?.error ?? failure ?? obstacle} />
      {isPaying && <output className={styles.note}>{t.charging}</output>}
      {obstacle && <Button onClick={() => void onRenew()}>{t.tryAgain}</Button>}
      <p className={styles.note}>{t.inWords(amount)}</p>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={isPaying}
        disabled={!secret || !card?.complete}
      >
        {t.pay(amount)}
      </Button>
      <p className={classNames(styles.note, styles.links)}>
        <Link to={links.href('terms')} target="_blank">
          {t.terms}
        </Link>
        <Link to={links.href('privacy')} target="_blank">
          {t.privacy}
        </Link>
      </p>
    </form>
  );
}
