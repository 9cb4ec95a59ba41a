import { isTransient } from '@motohaat/api/errors';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { usePlatform } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { FailedState } from '@motohaat/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { usePaymentMessages } from '../../messages/payment/index.ts';
import { Confirming } from './confirming.tsx';
import { FormBones } from './form-bones.tsx';
import { cardPaymentQuery, intentQuery, isUndecided } from './payment.queries.ts';

import styles from './checkout.module.css';

export type CheckoutProps = {
  booking: Booking;
  /** The server has confirmed the payment. */
  onPaid: (transactionId: string) => void;
};

/** Paying by card: what stands in the way of it, or the form. */
export function CardCheckout({ booking, onPaid }: CheckoutProps) {
  const { api, config } = usePlatform();
  const client = useQueryClient();
  const errorMessage = useErrorMessage();
  const t = usePaymentMessages();
  const [send] = useState(() => createSendOnce(api));
  const form = useQuery(cardPaymentQuery(config.payments));
  const intent = useQuery(intentQuery(client, send, booking));
  // The secret of before is of no use once the server refuses a new one.
  const secret = intent.isError ? undefined : intent.data;
  const obstacle = secret === undefined ? intent.failureReason : null;

  if (isUndecided(obstacle)) return <Confirming />;
  if (obstacle && !isTransient(obstacle)) {
    return (
      <section className={styles.panel}>
        <Failure message={errorMessage(obstacle)} />
        <Button onClick={() => void intent.refetch()}>{t.tryAgain}</Button>
      </section>
    );
  }
  if (form.isError) {
    return <FailedState onRetry={() => void form.refetch()}>{t.formFailed}</FailedState>;
  }
  if (!form.data) {
    return <FormBones />;
  }
  const { CardPayment, provider } = form.data;
  return (
    <CardPayment
      provider={provider}
      booking={booking}
      send={send}
      secret={secret}
      obstacle={obstacle ? errorMessage(obstacle) : undefined}
      onRenew={async () => (await intent.refetch()).isSuccess}
      onPaid={onPaid}
    />
  );
}
