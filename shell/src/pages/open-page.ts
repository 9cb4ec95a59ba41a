import type { ComponentType } from 'react';

/** After this many ms a page that has not come counts as unavailable; it may still come. */
export const pageDeadline = 2500;

export type PageState =
  | { status: 'loading' }
  | { status: 'failed'; reason: 'slow' | 'broken' }
  | { status: 'ready'; Page: ComponentType };

/**
 * Follows the loading of a page. A page that comes after the deadline still takes the fallback's
 * place; one that comes after `stop`, because its reader has left, changes nothing.
 *
 * @returns `stop`
 */
export function openPage(
  load: () => Promise<ComponentType>,
  settle: (state: PageState) => void,
): () => void {
  let left = false;
  const timer = setTimeout(() => settle({ status: 'failed', reason: 'slow' }), pageDeadline);
  const stop = () => {
    left = true;
    clearTimeout(timer);
  };
  load().then(
    (Page) => {
      if (!left) settle({ status: 'ready', Page });
      clearTimeout(timer);
    },
    (error: unknown) => {
      clearTimeout(timer);
      if (left) return;
      // The person sees the fallback; what exactly happened is for the console.
      reportError(error);
      settle({ status: 'failed', reason: 'broken' });
    },
  );
  return stop;
}
