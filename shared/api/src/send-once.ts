import type { ApiClient } from './client.ts';
import { isTransient } from './errors.ts';

/**
 * Sends a POST that the server carries out once, however often it is sent: a repeat of what is under
 * way shares its answer, and a repeat after a lost answer carries the key of the first try.
 *
 * @throws ApiError and NetworkError, like the client
 */
export type SendOnce = <Answer>(path: string, body: unknown) => Promise<Answer>;

/** What one part of a page sends, one request after another. */
export function createSendOnce(api: ApiClient): SendOnce {
  let open: { request: string; key: string; answer?: Promise<unknown> } | undefined;

  return async function send<Answer>(path: string, body: unknown): Promise<Answer> {
    const request = JSON.stringify([path, body]);
    const current = open?.request === request ? open : { request, key: crypto.randomUUID() };
    open = current;
    current.answer ??= api.post<Answer>(path, {
      body,
      headers: { 'idempotency-key': current.key },
    });
    try {
      const answer = await current.answer;
      if (open === current) open = undefined;
      return answer as Answer;
    } catch (error) {
      delete current.answer;
      // The server decided: the next try is another request, even if it says the same.
      if (!isTransient(error) && open === current) open = undefined;
      throw error;
    }
  };
}
