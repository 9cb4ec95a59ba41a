import * as calls from '@motohaat/contract/calls';
import type { BookingStatus } from '@motohaat/domain/booking';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** In the place of a receipt's number: the sheets for the transfer of the bike. */
export const transferPack = 'transfer';

/** A sheet to print: of a booking, by a receipt's number or `transferPack`. */
type PaperOf = { id: string; number: string };

/** What there is to print of a booking, which is asked for again when its state has changed. */
export const papersQuery = (
  api: ApiClient,
  { id, status }: { id: string; status: BookingStatus },
) => ({
  queryKey: keyOf('bookings', 'papers', id, status),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(calls.papers.list, { params: { id }, signal }),
});

/** The sheets of a receipt or of the transfer pack. */
export const sheetsQuery = (api: ApiClient, { id, number }: PaperOf) => ({
  queryKey: keyOf('bookings', 'sheets', id, number),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    number === transferPack
      ? api.call(calls.papers.transferPack, { params: { id }, signal })
      : api.call(calls.papers.receipt, { params: { id, number }, signal }),
});

/** Saves the same sheets as a PDF, for `useAction`. By a call and not by a link: the call carries the session. */
export const savePaper = {
  run: async (api: ApiClient, { id, number }: PaperOf) =>
    number === transferPack
      ? api.call(calls.papers.transferPackFile, { params: { id } })
      : api.call(calls.papers.receiptFile, { params: { id, number } }),
  onDone: (file: unknown, { number }: PaperOf) => offer(file, `motohaat-${number}.pdf`),
  refusals: 'here',
  unknowns: 'here',
} as const;

function offer(file: unknown, name: string): void {
  if (!(file instanceof Blob)) throw new TypeError(`${name} is no file.`);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser still reads it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
