import { ApiError, isTransient } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { SendOnce } from '@motohaat/api/send-once';
import type { Booking } from '@motohaat/contract/bookings';
import * as calls from '@motohaat/contract/calls';
import type { PublicConfig } from '@motohaat/contract/composition';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** ms between questions while an earlier charge of the booking is being decided. */
const undecidedPause = 5000;

/** The form for a card, and the provider's browser code that it needs: once for the page. */
export const cardPaymentQuery = (config: PublicConfig['payments']) =>
  queryOptions({
    queryKey: keyOf('payments', 'card-form'),
    queryFn: async () => {
      const { CardPayment, loadCardProvider } = await import('./card-payment.tsx');
      return { CardPayment, provider: await loadCardProvider(config) };
    },
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

/**
 * The client secret of the booking's one open intent. However often it is asked for, the server
 * answers with the same intent while that is open (ruling S4.10). After a refusal the booking is
 * read again: it may be paid, or over.
 */
export const intentQuery = (client: QueryClient, send: SendOnce, booking: Booking) =>
  queryOptions({
    queryKey: keyOf('payments', 'intent', booking._id),
    queryFn: async () => {
      const body = { price: booking.price, bookingId: booking._id };
      try {
        return (await send(calls.payments.openIntent, { body })).clientSecret;
      } catch (error) {
        if (!isTransient(error)) {
          void client.invalidateQueries({ queryKey: keyOf('bookings') });
        }
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (isUndecided(state.error) ? undecidedPause : false),
  });

/** The server waits for the provider's word on a charge that was made before. */
export function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'in_progress';
}
