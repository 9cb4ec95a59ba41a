import {
  BurstyRateLimiter,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { AppError } from '../http/app-error.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';

/** So many calls in so many seconds. */
type Window = { calls: number; seconds: number };

/**
 * What one key may take: of an `address` whoever calls from there without a name, of an account, an
 * identity or a team whoever was verified to be that (decision 19 has the reasons of the figures).
 */
const windows = {
  /** Exchanging a sign-in for a token, by identity (ruling S7.32). */
  exchange: { calls: 10, seconds: 60 },
  /** Whatever may change something, by account, identity, team or address (ruling S7.32). */
  write: { calls: 30, seconds: 60 },
  /** Everything that is done with one access token; what accounts, identities and teams read. */
  session: { calls: 100, seconds: 10 },
  /** Files of dashboards, by account: a page has some thirty, and each is asked for anew. */
  files: { calls: 600, seconds: 10 },
  /** What pages report without a name, by address. */
  report: { calls: 100, seconds: 10 },
  /** Reading without a name, by address. */
  read: { calls: 200, seconds: 1 },
  /** Reading above that, by address. */
  readBurst: { calls: 6_000, seconds: 60 },
  /** Credentials that do not count, by address. */
  refused: { calls: 60, seconds: 10 },
} as const satisfies Record<string, Window>;

export type Allowance = Exclude<keyof typeof windows, 'readBurst'>;

/**
 * Takes one call from an allowance.
 *
 * @param key of whom: something that was verified, or an address
 * @throws AppError `rate_limited`, which says when there is something again
 */
export type Take = (allowance: Allowance, key: string) => Promise<void>;

/**
 * The allowances: this process's own, or, with a store, those of all its processes; while the store
 * is lost, this process's own again.
 */
export function allowances(store: SharedStore | undefined): Take {
  const limiter = (name: keyof typeof windows) => {
    const { calls: points, seconds: duration } = windows[name];
    const own = new RateLimiterMemory({ points, duration, keyPrefix: name });
    if (!store) return own;
    return new RateLimiterRedis({
      points,
      duration,
      keyPrefix: `motohaat:limit:${name}`,
      storeClient: store.client,
      // Once a key has nothing left, this process knows until when, and need not ask for each call.
      inMemoryBlockOnConsumed: points,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
    });
  };
  const limiters = {
    exchange: limiter('exchange'),
    write: limiter('write'),
    session: limiter('session'),
    files: limiter('files'),
    report: limiter('report'),
    read: new BurstyRateLimiter(limiter('read'), limiter('readBurst')),
    refused: limiter('refused'),
  } satisfies Record<Allowance, unknown>;

  return async (allowance, key) => {
    try {
      await limiters[allowance].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    }
  };
}

function tooMany(seconds: number): AppError {
  return new AppError('rate_limited', {
    message: (t) => t.calls.tooMany(seconds),
    retryAfter: seconds,
  });
}
