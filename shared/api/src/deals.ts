import * as calls from '@motohaat/contract/calls';
import type { MeetingProposal, NewDispute } from '@motohaat/contract/deal';
import type { Ending } from '@motohaat/domain/deal';

import { changedByBookings } from './bookings.ts';
import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** What people do in a booking, for `useAction`; each names the booking. */
type Of<Input> = Input & { id: string };

/** The course of a booking for one of its people; the other may move it at any time. */
export const storyQuery = (api: ApiClient, id: string) => ({
  queryKey: keyOf('bookings', 'story', id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(calls.bookings.story, { params: { id }, signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

const changes = ['bookings', 'products'] as const;

export const proposeMeeting = {
  run: (api: ApiClient, { id, ...body }: Of<MeetingProposal>) =>
    api.call(calls.bookings.proposeMeeting, { params: { id }, body }),
  changes,
};

export const confirmMeeting = {
  run: (api: ApiClient, { id, number }: Of<{ number: number }>) =>
    api.call(calls.bookings.confirmMeeting, { params: { id }, body: { number } }),
  changes,
};

export const setSeen = {
  run: (api: ApiClient, { id, seen }: Of<{ seen: boolean }>) =>
    api.call(calls.bookings.setSeen, { params: { id }, body: { seen } }),
  changes,
};

export const confirmReceipt = {
  run: (api: ApiClient, id: string) => api.call(calls.bookings.received, { params: { id } }),
  changes,
};

/** Ends a paid booking, with what the caller was told that would come of it. */
export const endBooking = {
  run: (api: ApiClient, { id, ending }: Of<{ ending: Ending }>) =>
    api.call(calls.bookings.end, { params: { id }, body: { ending } }),
  changes: changedByBookings,
};

export const openDispute = {
  run: (api: ApiClient, { id, ...body }: Of<NewDispute>) =>
    api.call(calls.bookings.dispute, { params: { id }, body }),
  changes,
};

export const handOver = {
  run: (api: ApiClient, { id, code }: Of<{ code: string }>) =>
    api.call(calls.bookings.handOver, { params: { id }, body: { code } }),
  changes,
};

export const answerDispute = {
  run: (api: ApiClient, { id, words }: Of<{ words: string }>) =>
    api.call(calls.bookings.answerDispute, { params: { id }, body: { words } }),
  changes,
};

/** Of a photo of what is wrong: which one, and in which size. */
export type DisputePictureOf = { id: string; photo: string; size: 'card' | 'viewer' };

/** The picture as an address that only this page knows; it never changes. */
export async function readDisputePicture(
  api: ApiClient,
  { id, photo, size }: DisputePictureOf,
): Promise<string> {
  const answer = await api.call(calls.bookings.disputePhoto, {
    params: { id, photo },
    query: { size },
  });
  return answer.picture;
}
