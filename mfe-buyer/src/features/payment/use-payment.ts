import { changedByBookings } from '@motohaat/api/bookings';
import type { SendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { usePlatform } from '@motohaat/platform';
import { announceChange } from '@motohaat/platform/changes';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { usePaymentMessages } from '../../messages/payment/index.ts';
import type { CardResult } from './card-result.ts';
import { recordPayment } from './record-payment.ts';
import { usePayByCard } from './stripe.tsx';

/** Where paying stands. `confirming`: the card was taken, the server has not confirmed it yet. */
export type Phase =
  | { name: 'idle'; failure?: string }
  | { name: 'paying' }
  | { name: 'confirming' };

type PaymentOptions = {
  booking: Booking;
  send: SendOnce;
  /** Asks for the client secret again. @returns whether it came; if not, the page says why */
  onRenew: () => Promise<boolean>;
  /** The server has confirmed the payment. */
  onPaid: (transactionId: string) => void;
};

/** One payment of a booking, from the click to the server's word. */
export function usePayment({ booking, send, onRenew, onPaid }: PaymentOptions) {
  const { toasts } = usePlatform();
  const client = useQueryClient();
  const errorMessage = useErrorMessage();
  const { paid } = useMessages().booking;
  const t = usePaymentMessages();
  const payByCard = usePayByCard();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const isBusy = useRef(false);
  async function pay(secret: string): Promise<void> {
    // Enter in the card field submits the form past the button, also before that shows as busy.
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase({ name: 'paying' });
    try {
      setPhase(await finish(await payByCard(secret, { name: booking.customerName })));
    } catch (error) {
      setPhase({ name: 'idle', failure: t.chargeFailed });
      throw error;
    } finally {
      isBusy.current = false;
    }
  }

  async function finish(result: CardResult): Promise<Phase> {
    if (result.status === 'refused') return { name: 'idle', failure: result.message };
    if (result.status === 'closed') {
      if (!(await onRenew())) return { name: 'idle' };
      return { name: 'idle', failure: t.tookTooLong };
    }
    return record(result.transactionId, result.status === 'charged');
  }

  async function record(transactionId: string, isCharged: boolean): Promise<Phase> {
    const recorded = await recordPayment(send, booking, transactionId, {
      errorMessage,
      isCharged,
      signal: leaving.current.signal,
      onWait: () => isCharged && setPhase({ name: 'confirming' }),
    });
    if (recorded.status === 'paid') {
      toasts.success(paid);
      onPaid(transactionId);
    }
    await announceChange(client, changedByBookings);
    if (recorded.status === 'paid') return { name: 'idle' };
    return { name: 'idle', failure: isCharged ? recorded.message : t.lost[recorded.status] };
  }

  return { phase, pay };
}
