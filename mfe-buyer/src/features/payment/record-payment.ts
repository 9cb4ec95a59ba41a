import { isTransient } from '@motohaat/api/errors';
import type { SendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import * as calls from '@motohaat/contract/calls';

/** What the server says of a payment. `unreachable`: it could not be asked. */
export type Recorded =
  | { status: 'paid' }
  | { status: 'refused'; message: string }
  | { status: 'unreachable'; message: string };

type RecordOptions = {
  /** Says an error to the buyer. */
  errorMessage: (error: unknown) => string;
  /** The provider took the card: the server is asked until it has decided. */
  isCharged: boolean;
  /** Ends the asking, when nobody looks any more; the server finds out by itself. */
  signal: AbortSignal;
  /** Called when the first asking brought no decision. */
  onWait: () => void;
};

/** ms between askings; the last one repeats. */
const pauses = [1000, 2000, 4000, 8000, 15_000];
/** Askings after which a payment that may not exist counts as unreachable. */
const patience = 3;

/** Has the server look at a payment. Nothing is believed of what the browser says of it. */
export async function recordPayment(
  send: SendOnce,
  { _id: bookingId, price, email }: Booking,
  transactionId: string,
  { errorMessage, isCharged, signal, onWait }: RecordOptions,
): Promise<Recorded> {
  const body = { transactionId, bookingId, price, email };
  for (let asked = 1; ; asked += 1) {
    let message = '';
    try {
      // Each asking waits for the answer to the one before.
      const answer = await send(calls.payments.create, { body });
      if ('insertedId' in answer) return { status: 'paid' };
      message = answer.message;
    } catch (error) {
      message = errorMessage(error);
      if (!isTransient(error)) return { status: 'refused', message };
    }
    if (signal.aborted || (!isCharged && asked >= patience)) {
      return { status: 'unreachable', message };
    }
    onWait();
    await pause(pauses[Math.min(asked, pauses.length) - 1] ?? 0);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
