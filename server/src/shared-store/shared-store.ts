import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** What all processes of one site share besides the database: a Redis or a Valkey. */
export type SharedStore = {
  /** For libraries that speak to it themselves, and for commands that the store defines. */
  client: Redis;
  /** Whether it answers, as far as is known. */
  isReady: () => boolean;
  /**
   * Calls back when any process knocks, this one too, as long as the store is there: who must hear of
   * something looks by itself as well, now and then.
   */
  onKnock: (listener: () => void) => void;
  /** Lets every process know that there is something to look at. */
  knock: () => void;
  close: () => void;
};

/** In milliseconds. */
export type StoreTimes = {
  /** How long anybody waits for an answer. */
  commandTimeout: number;
  /** The silence after which the connection counts as lost: a busy process is late, too. */
  socketTimeout: number;
};

const usual: StoreTimes = { commandTimeout: 75, socketTimeout: 250 };
/** Milliseconds until a lost store is tried again, at the most. */
const longestPause = 1_000;

/** The channel on which processes knock. */
const knocks = 'motohaat:knocks';

/** A connection of its own, as Redis asks of whoever listens; silence is no fault of it. */
function listenTo(url: string, log: FastifyBaseLogger): Redis {
  const listening = new Redis(url, {
    connectTimeout: longestPause,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 50, longestPause),
  });
  const fail = (err: Error) => log.debug({ err }, 'Redis does not answer');
  listening.on('error', fail);
  listening.on('ready', () => void listening.subscribe(knocks).catch(fail));
  return listening;
}

/**
 * Connects to the store. One that is away, now or later, is tried again for ever and keeps nobody
 * waiting: commands fail at once, and whoever makes them does without. The log says once when it is
 * lost and once when it is back.
 *
 * @param url as in `redis://user:password@host:6379/0`, or `rediss://` with TLS
 */
export function openSharedStore(
  url: string,
  log: FastifyBaseLogger,
  times: StoreTimes = usual,
): SharedStore {
  let state: 'new' | 'ready' | 'lost' | 'closed' = 'new';
  const client = new Redis(url, {
    ...times,
    connectTimeout: longestPause,
    // What cannot be asked now is not asked later either.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(tries * 50, longestPause),
  });
  client.on('ready', () => {
    if (state === 'lost') log.warn('Redis is back: limits count for all processes again.');
    state = 'ready';
  });
  client.on('close', () => {
    if (state === 'lost' || state === 'closed') return;
    state = 'lost';
    log.warn('Redis is lost: limits count for this process alone until it is back.');
  });
  // Each try that fails tells of itself; the lines above say what follows.
  client.on('error', (err: Error) => log.debug({ err }, 'Redis does not answer'));
  let listening: Redis | undefined;
  return {
    client,
    isReady: () => client.status === 'ready',
    onKnock: (listener) => {
      listening ??= listenTo(url, log);
      listening.on('message', listener);
    },
    knock: () => {
      // At once where it is away, too.
      client.publish(knocks, '').catch((err: Error) => log.debug({ err }, 'nobody was told'));
    },
    close: () => {
      state = 'closed';
      client.disconnect();
      listening?.disconnect();
    },
  };
}
