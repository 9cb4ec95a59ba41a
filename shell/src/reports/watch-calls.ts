import type { ApiClient } from '@motohaat/api/client';

import type { CallName, Happened } from './happened.ts';

/** A client that tells of the calls that did not work, with who made them, and of what was done by others. */
export function watchCalls(api: ApiClient, tell: (happened: Happened) => void): ApiClient {
  const watched = Object.entries(api).map(([name, make]) => [
    name,
    (call: CallName, ...input: never[]) => {
      // Made here and now: whoever calls stands in its stack.
      const caller = new Error();
      const answer = (make as (...given: unknown[]) => Promise<unknown>)(call, ...input);
      answer.then(
        () => call.method === 'POST' && tell({ kind: 'done', call }),
        (error: unknown) => tell({ kind: 'failed_call', error, caller, call }),
      );
      return answer;
    },
  ]);
  return Object.fromEntries(watched) as ApiClient;
}
