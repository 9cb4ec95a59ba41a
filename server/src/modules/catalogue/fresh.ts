/** Prices and places must be fresh, and an answer depends on who asks. */
export const freshForOneCaller = { 'cache-control': 'private, no-cache', vary: 'authorization' };
