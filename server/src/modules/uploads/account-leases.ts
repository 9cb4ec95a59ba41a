import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { SharedStore } from '../../shared-store/shared-store.ts';

/** Places of one account in all processes together. */
export type AccountLeases = {
  /**
   * Waits for a place. While the store is lost there is one for everybody: each process has its own
   * limit besides.
   *
   * @returns gives the place back
   * @throws what the signal was aborted with
   */
  acquire: (account: string, signal: AbortSignal) => Promise<() => void>;
};

/** Milliseconds after which the place of a process that was killed is free again. */
const lifetime = 15_000;
/** Milliseconds between two looks whether a place is free by now. */
const pause = 200;

/**
 * Takes or renews a place: the members are places, their scores the times, by the store's clock, at
 * which they end.
 */
const claim = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then
  return 0
end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

const keyOf = (account: string) => `motohaat:uploads:${account}`;

/** @param ofEach places that one account may have in all processes */
export function createAccountLeases(
  { client, isReady }: SharedStore,
  { ofEach, lasting = lifetime }: { ofEach: number; lasting?: number },
): AccountLeases {
  /** @returns whether there was a place, or nobody to ask */
  async function take(account: string, lease: string): Promise<boolean> {
    if (!isReady()) return true;
    try {
      return (await client.eval(claim, 1, keyOf(account), lease, ofEach, lasting)) === 1;
    } catch {
      return true;
    }
  }

  return {
    acquire: async (account, signal) => {
      const lease = randomUUID();
      while (!(await take(account, lease))) await sleep(pause, undefined, { signal });
      const renewal = setInterval(() => void take(account, lease), lasting / 3);
      return () => {
        clearInterval(renewal);
        // A place that cannot be given back ends by itself.
        client.zrem(keyOf(account), lease).catch(() => {});
      };
    },
  };
}
