import type { ApiClient } from '@motohaat/api/client';

import type { CompositionStore } from '../remotes/composition.ts';

/** Tells of what went wrong; of a call, who made it and which it was. */
type Tell = (error: unknown, caller?: Error, row?: { method: string; path: string }) => void;

/** Follows errors and rejections that nobody caught. @returns tells of others in the same way */
export function followFaults(view: Pick<CompositionStore, 'use' | 'viewOf'>): Tell {
  const tell: Tell = (...happened) => {
    import(/* webpackChunkName: "faults" */ './tell-fault.ts')
      .then(({ tellFault }) => tellFault(view, ...happened))
      // Nobody misses what one page of many could not tell.
      .catch(() => {});
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return tell;
}

/** A client that tells which calls did not work, and who made them. */
export function watchCalls(api: ApiClient, tell: Tell): ApiClient {
  const watched = Object.entries(api).map(([name, make]) => [
    name,
    (row: never, ...input: never[]) => {
      // Made here and now: whoever calls stands in its stack.
      const caller = new Error();
      const answer = (make as (...given: never[]) => Promise<unknown>)(row, ...input);
      answer.catch((error: unknown) => tell(error, caller, row));
      return answer;
    },
  ]);
  return Object.fromEntries(watched) as ApiClient;
}
