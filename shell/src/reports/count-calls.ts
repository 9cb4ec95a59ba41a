import type { ApiClient } from '@motohaat/api/client';
import type { MeasurementKind } from '@motohaat/contract/measurements';

/** What somebody has finished when a call worked. */
const journeys: Readonly<Record<string, MeasurementKind>> = {
  '/wishlist': 'wished',
  '/bookings': 'booked',
  '/conversations': 'messaged',
  '/conversations/:id/messages': 'messaged',
  '/payments': 'paid',
};

/** What pages tell of calls. */
type CallKind = Extract<MeasurementKind, 'failed_call' | 'wished' | 'booked' | 'messaged' | 'paid'>;

/**
 * A client that tells which calls of the remotes did not work, and what people have finished by one.
 *
 * @param tell is given what is counted for the remotes of this page view
 */
export function countCalls(api: ApiClient, tell: (kind: CallKind) => void): ApiClient {
  async function watch<Answer>(
    { method, path }: { method: string; path: string },
    answer: Promise<Answer>,
  ): Promise<Answer> {
    try {
      const value = await answer;
      const journey = method === 'POST' && journeys[path];
      if (journey) tell(journey as CallKind);
      return value;
    } catch (error) {
      if (isFault(error)) tell('failed_call');
      throw error;
    }
  }
  return {
    call: (row, ...input) => watch(row, api.call(row, ...input)),
    list: (row, ...input) => watch(row, api.list(row, ...input)),
    page: (row, ...input) => watch(row, api.page(row, ...input)),
    upload: (row, input) => watch(row, api.upload(row, input)),
  };
}

/** Neither what a person may not do nor what a line without a network prevents. */
function isFault(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'NetworkError') return navigator.onLine;
  return status !== undefined && (status >= 500 || status === 400);
}
