import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows when it asks itself. */
export type OwnCall = {
  /** Of the public data: read for the page that asks, so that its answers need not read it again. */
  version?: string | undefined;
};

/**
 * Marks calls that the server makes of itself while it draws a page for a visitor: nobody's allowance
 * pays for them. No header could say so, for callers write those.
 */
export const ownCalls = new AsyncLocalStorage<OwnCall>();
