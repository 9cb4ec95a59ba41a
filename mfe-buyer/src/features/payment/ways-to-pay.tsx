import { RadioGroup } from '@motohaat/ui/radio-group';
import { useState } from 'react';

import { usePaymentMessages } from '../../messages/payment/index.ts';
import { BkashForm } from './bkash-form.tsx';
import { CardCheckout, type CheckoutProps } from './card-checkout.tsx';
import { Confirming } from './confirming.tsx';
import { useBkashReturn } from './use-bkash-return.ts';

import styles from './checkout.module.css';

const methods = ['card', 'bkash'] as const;
type Method = (typeof methods)[number];

/** By card or by bKash. Who comes back from bKash's page waits for the outcome. */
export function WaysToPay({ booking, onPaid }: CheckoutProps) {
  const t = usePaymentMessages();
  const [method, setMethod] = useState<Method>('card');
  const back = useBkashReturn({ booking, onPaid, onFailed: () => setMethod('bkash') });
  if (back.isWaiting) return <Confirming />;
  return (
    <div className={styles.ways}>
      <RadioGroup
        label={t.method}
        name="method"
        options={methods.map((value) => ({ value, label: t.methods[value] }))}
        chosen={method}
        onChange={({ target }) => setMethod(target.value === 'bkash' ? 'bkash' : 'card')}
      />
      {method === 'bkash' ? (
        <BkashForm booking={booking} failure={back.failure} />
      ) : (
        <CardCheckout booking={booking} onPaid={onPaid} />
      )}
    </div>
  );
}
