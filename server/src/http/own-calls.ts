import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Marks calls that the server makes of itself while it draws a page for a visitor: nobody's allowance
 * pays for them. No header could say so, for callers write those.
 */
export const ownCalls = new AsyncLocalStorage<true>();
