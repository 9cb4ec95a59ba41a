import { type ApiClient, createApiClient } from '@motohaat/api/client';
import type { AskParent } from '@motohaat/contract/rendering';
import type { Language } from '@motohaat/domain/language';

/** A client of the API for nobody in particular, whose calls the process above makes. */
export function createAskClient(ask: AskParent, language: Language): ApiClient {
  return createApiClient({
    language,
    token: () => undefined,
    renew: async () => undefined,
    fetch: async (url, { method = 'GET', headers }) => {
      if (method !== 'GET') throw new Error(`A page is drawn by reading: ${method} ${url}`);
      const { status, headers: told, body } = await ask(url, Object.fromEntries(headers));
      return {
        ok: status >= 200 && status < 300,
        status,
        // As they were told: in lower case. A `Headers` for each answer takes longer than reading it.
        headers: { get: (name) => told[name] ?? null },
        json: async () => JSON.parse(body) as unknown,
      };
    },
  });
}
