import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { maximumLimit } from '@motohaat/contract/list';
import { liveStatuses } from '@motohaat/domain/booking';
import { type SessionUser, useApi } from '@motohaat/platform';
import { emit } from '@motohaat/platform/tell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { links } from '../../links.ts';

/** ms; changes of bookings and of the wishlist have them read again at once. */
const freshFor = 60_000;
/** Among so many of the newest are those that still hold a bike: a buyer has three of them at most. */
const newest = 24;

/** The bookings by which a person holds bikes: the bike's id → whether it is still to be paid, and its id. */
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

/** The newest wishes of a buyer: the bike's id → the wish's. */
const wishedQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: keyOf('wishlist', 'ids', email),
    queryFn: async ({ signal }) => {
      const query = { email, limit: maximumLimit };
      const { rows } = await api.list(calls.wishlist.list, { query, signal });
      return Object.fromEntries(rows.map(({ productId, _id }) => [productId, _id]));
    },
    staleTime: freshFor,
  });

/** The wish of a buyer for a bike, if there is one. */
export function useWishId({ email }: SessionUser, bikeId: string): string | undefined {
  return useQuery(wishedQuery(useApi(), email)).data?.[bikeId];
}

/**
 * Tells the page which bikes a person has wished for and holds, for as long as it is shown. Who booked as a
 * buyer and sells by now holds what was booked, and wishes for nothing (M5).
 */
export function useTellOwnBikes({ email, role }: SessionUser, asksHeld: boolean): void {
  const api = useApi();
  const { data: wishes } = useQuery({ ...wishedQuery(api, email), enabled: role === 'buyer' });
  const { data: bookings } = useQuery({ ...heldQuery(api, email), enabled: asksHeld });
  useEffect(() => {
    const held = Object.entries(bookings ?? {}).map(([bikeId, { id, isToPay }]) => {
      const path = isToPay ? links.href('payment', { id }) : links.href('orders');
      return [bikeId, { path, isToPay }];
    });
    emit('buyer.bikes', { wished: Object.keys(wishes ?? {}), held: Object.fromEntries(held) });
  }, [wishes, bookings]);
  useEffect(() => () => emit('buyer.bikes', { wished: [], held: {} }), []);
}
