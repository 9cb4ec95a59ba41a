import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Product } from '@motohaat/contract/catalogue';
import { liveStatuses } from '@motohaat/domain/booking';
import { useApi, useSession } from '@motohaat/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';

/** ms; changes of bookings have them read again at once. */
const freshFor = 60_000;
/** Among so many of the newest are those that still hold a bike: a buyer has three of them at most. */
const newest = 24;

/** The bookings by which a buyer holds bikes: the bike's id → whether it is still to be paid, and its id. */
const heldQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: keyOf('bookings', 'held', email),
    queryFn: async ({ signal }) => {
      const query = { email, limit: newest };
      const { rows } = await api.list(calls.bookings.list, { query, signal });
      const held = rows.filter(({ status }) => liveStatuses.some((live) => live === status));
      return Object.fromEntries(
        held.map(({ productId, _id, status }) => [
          productId,
          { id: _id, isToPay: status === 'pending_payment' },
        ]),
      );
    },
    staleTime: freshFor,
  });

/** A booking of the person at hand, and where it is gone on with. */
export type OwnBooking = { isToPay: boolean; path: string };

/** By which the person at hand holds a bike; asked for only where a bike is reserved, once for a page. */
export function useOwnBooking({ _id, status }: Product): OwnBooking | undefined {
  const api = useApi();
  const session = useSession();
  // Who booked as a buyer and sells by now has the page of these bookings still (M5).
  const hasOrders = links.href('orders') !== links.href('home');
  const buyer =
    session.status === 'ready' && session.user.role !== 'admin' && hasOrders
      ? session.user.email
      : '';
  const enabled = status === 'reserved' && buyer !== '';
  const { data } = useQuery({ ...heldQuery(api, buyer), enabled });
  const own = enabled ? data?.[_id] : undefined;
  if (!own) return undefined;
  const path = own.isToPay ? links.href('payment', { id: own.id }) : links.href('orders');
  return { isToPay: own.isToPay, path };
}
