import { type ApiClient, createApiClient } from '@motohaat/api/client';
import type { AskParent } from '@motohaat/contract/rendering';

/** A client of the API for nobody in particular, whose calls the process above makes. */
export function createAskClient(ask: AskParent): ApiClient {
  return createApiClient({
    token: () => undefined,
    renew: async () => undefined,
    fetch: async (url, { method = 'GET', headers }) => {
      if (method !== 'GET') throw new Error(`A page is drawn by reading: ${method} ${url}`);
      const answer = await ask(url, Object.fromEntries(headers));
      // A status without a body admits none, not even an empty one.
      return new Response(answer.body || null, answer);
    },
  });
}
