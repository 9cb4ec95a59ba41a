import { expiryOf, type TokenStore } from './access-token.ts';

/** A token is renewed this many ms before it expires. */
const margin = 60_000;
/** After a renewal that got no answer, the next try comes this many ms later. */
const pauseAfterFailure = 30_000;
/** Timers stand still while a computer sleeps: the clock is looked at this often, in ms. */
const longestWait = 30_000;
const lockName = 'motohaat.renewal';

export type Renewal = {
  /**
   * Gets a token in place of one that the server refused or that is about to expire; nothing if
   * there is none to be had. Calls at the same time share one exchange, over all tabs.
   */
  renew: (old: string | undefined) => Promise<string | undefined>;
  /** Renews the token by itself, shortly before it expires. */
  schedule: (token: string) => void;
  stop: () => void;
};

export type RenewalParts = {
  tokens: TokenStore;
  /** Makes a new token, and takes it into use. */
  exchange: () => Promise<string | undefined>;
  /** Holds off the other tabs; by default with the Web Locks API. */
  exclusively?: <Result>(task: () => Promise<Result>) => Promise<Result>;
  now?: () => number;
};

export function createRenewal({
  tokens,
  exchange,
  exclusively = withLock,
  now = Date.now,
}: RenewalParts): Renewal {
  let inFlight: Promise<string | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function exchangeUnlessDone(old: string | undefined): Promise<string | undefined> {
    const stored = tokens.read();
    // Another tab has renewed while this one waited for its turn.
    if (stored && stored !== old && expiryOf(stored) - now() > margin) return stored;
    return exchange();
  }

  function renew(old: string | undefined): Promise<string | undefined> {
    inFlight ??= exclusively(() => exchangeUnlessDone(old)).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  }

  return {
    renew,
    schedule(token) {
      clearTimeout(timer);
      const due = expiryOf(token) - margin;
      const at = due > now() ? due : now() + pauseAfterFailure;
      const wait = () => {
        const rest = at - now();
        if (rest <= 0) void renew(token);
        else timer = setTimeout(wait, Math.min(rest, longestWait));
      };
      wait();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

async function withLock<Result>(task: () => Promise<Result>): Promise<Result> {
  // Browsers leave the API out of insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request(lockName, task) : task();
}
