import { changedByBookings } from '@motohaat/api/bookings';
import { createSendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import { usePlatform } from '@motohaat/platform';
import { announceChange } from '@motohaat/platform/changes';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useMessages } from '../../messages/index.ts';
import { usePaymentMessages } from '../../messages/payment/index.ts';
import { recordPayment } from './record-payment.ts';

type ReturnOptions = {
  booking: Booking;
  /** The server has confirmed the payment. */
  onPaid: (transactionId: string) => void;
  /** It did not come to a payment. */
  onFailed: () => void;
};

/**
 * What became of a payment from whose page at bKash the buyer comes back. The address is a hint, and
 * nothing more: the server asks bKash.
 */
export function useBkashReturn({ booking, onPaid, onFailed }: ReturnOptions) {
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  const errorMessage = useErrorMessage();
  const { paid } = useMessages().booking;
  const t = usePaymentMessages();
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const transactionId = params.get('paymentID');
  const status = params.get('status');

  useEffect(() => {
    if (transactionId === null) return undefined;
    const leaving = new AbortController();
    const id = transactionId;
    async function ask(): Promise<void> {
      const recorded = await recordPayment(createSendOnce(api), booking, id, {
        errorMessage,
        isCharged: status === 'success',
        signal: leaving.signal,
        onWait: () => {},
      });
      if (leaving.signal.aborted) return;
      if (recorded.status === 'paid') {
        toasts.success(paid);
        onPaid(id);
      } else {
        setFailure(sentence(recorded.status === 'unreachable'));
        onFailed();
      }
      // Read again, the page asks for nothing a second time.
      setParams({}, { replace: true });
      await announceChange(client, changedByBookings);
    }
    const sentence = (isUnreachable: boolean) => {
      if (isUnreachable && status === 'success') return t.bkash.lost;
      return t.bkash.back[status === 'cancel' ? 'cancel' : 'failure'];
    };
    void ask();
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- one question for each return; what else changes meanwhile does not ask again
  }, [transactionId, status]);

  return { isWaiting: transactionId !== null, failure };
}
