import { createSendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import * as calls from '@motohaat/contract/calls';
import { chargeOf } from '@motohaat/domain/payment';
import { usePlatform } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { useState } from 'react';

import { usePaymentMessages } from '../../messages/payment/index.ts';

import styles from './checkout.module.css';

type BkashFormProps = {
  booking: Booking;
  /** What became of the try before. */
  failure: string | undefined;
};

/** Leads to bKash's page, from which the buyer comes back to this one. */
export function BkashForm({ booking, failure }: BkashFormProps) {
  const { api, config } = usePlatform();
  const errorMessage = useErrorMessage();
  const t = usePaymentMessages();
  const amount = chargeOf({ amount: booking.price, fee: booking.fee });
  const [send] = useState(() => createSendOnce(api));
  const [phase, setPhase] = useState<{ isOpening: boolean; failure?: string | undefined }>({
    isOpening: false,
    failure,
  });

  async function open(): Promise<void> {
    setPhase({ isOpening: true });
    try {
      const body = { price: booking.price, bookingId: booking._id, method: 'bkash' as const };
      const { pageUrl } = await send(calls.payments.openIntent, { body });
      if (pageUrl === undefined || !/^https?:/.test(pageUrl)) throw new Error('No page of bKash.');
      window.location.assign(pageUrl);
    } catch (error) {
      setPhase({ isOpening: false, failure: errorMessage(error) });
    }
  }

  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.bkash.heading}</h2>
      <p className={styles.note}>{t.bkash.note}</p>
      {config.demo && <p className={styles.note}>{t.bkash.demo}</p>}
      <Failure message={phase.failure} />
      {phase.isOpening && <output className={styles.note}>{t.bkash.opening}</output>}
      <p className={styles.note}>{t.inWords(amount)}</p>
      <Button variant="primary" wide busy={phase.isOpening} onClick={() => void open()}>
        {t.bkash.pay(amount)}
      </Button>
    </section>
  );
}
