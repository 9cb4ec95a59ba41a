import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Where what is done now reads: on the replica, or on the primary. Whoever has been sent to the primary once
 * stays there, for what was read there may be newer than the replica.
 */
export type Place = { isReplica: boolean };

/** The place of what is done now; without one, only the primary will do. */
export const places = new AsyncLocalStorage<Place | undefined>();
