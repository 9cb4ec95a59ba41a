import { chargeOf, isChargeable, maximumCharge } from '@motohaat/domain/payment';
import { usePlatform } from '@motohaat/platform';
import { lazy, Suspense } from 'react';

import { usePaymentMessages } from '../../messages/payment/index.ts';
import { CardCheckout, type CheckoutProps } from './card-checkout.tsx';
import { FormBones } from './form-bones.tsx';

import styles from './checkout.module.css';

/** Only where there is a choice. */
const WaysToPay = lazy(async () => ({ default: (await import('./ways-to-pay.tsx')).WaysToPay }));

/** Paying for a booking: what stands in the way of it, or how. */
export function Checkout({ booking, onPaid }: CheckoutProps) {
  const { config } = usePlatform();
  const t = usePaymentMessages();
  if (!isChargeable(chargeOf({ amount: booking.price, fee: booking.fee }))) {
    return (
      <section className={styles.panel}>
        <p>{t.tooDear(maximumCharge)}</p>
      </section>
    );
  }
  if (!config.bkash) return <CardCheckout booking={booking} onPaid={onPaid} />;
  return (
    <Suspense fallback={<FormBones />}>
      <WaysToPay booking={booking} onPaid={onPaid} />
    </Suspense>
  );
}
