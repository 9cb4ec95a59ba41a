import type { Events } from '@motohaat/platform';

/** The specification's name of the item in local storage (section 6). */
const key = 'accessToken';

/**
 * Where the access token is kept: in local storage, so that all tabs have one session. Where the
 * browser blocks the storage or has no room, it is kept in memory and serves this tab alone.
 */
export type TokenStore = {
  read: () => string | undefined;
  write: (token: string) => void;
  /** Forgets the token, here and in all tabs. */
  clear: () => void;
  /** Whether a fresh document in this tab would have the token too. */
  survives: () => boolean;
  /** Calls back when another tab wrote a token, or (`undefined`) signed out. */
  onOtherTab: (listener: (token: string | undefined) => void) => void;
};

/**
 * The token store of this tab.
 *
 * @param events on which the tabs tell each other of a sign-out
 * @param storage a function, because the mere access may throw
 */
export function createTokenStore(
  { emit, listen }: Pick<Events, 'emit' | 'listen'>,
  storage: () => Storage = () => window.localStorage,
): TokenStore {
  let kept: string | undefined;
  let blocked = false;

  function attempt<Result>(task: (items: Storage) => Result): Result | undefined {
    try {
      const result = task(storage());
      blocked = false;
      return result;
    } catch {
      // Blocked or full: memory stands in.
      blocked = true;
      return undefined;
    }
  }

  return {
    read() {
      if (blocked && kept) return kept;
      return attempt((items) => items.getItem(key) ?? undefined) ?? (blocked ? kept : undefined);
    },
    write(token) {
      kept = token;
      attempt((items) => items.setItem(key, token));
    },
    clear() {
      kept = undefined;
      attempt((items) => items.removeItem(key));
      // The storage event does not reach tabs whose storage is blocked.
      emit('session.ended', {});
    },
    survives: () => kept === undefined || Boolean(attempt((items) => items.getItem(key))),
    onOtherTab(listener) {
      window.addEventListener('storage', (event) => {
        // A null key: the whole storage was cleared.
        if (event.key === key || event.key === null) listener(event.newValue ?? undefined);
      });
      listen('session.ended', (_, origin) => {
        if (origin === 'here') return;
        kept = undefined;
        listener(undefined);
      });
    },
  };
}

/** When a token expires, in ms since 1970; a token that cannot be read has expired. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
