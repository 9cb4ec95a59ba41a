const key = 'motohaat.redirect';

/**
 * Remembers, for this tab, that the person went to the identity provider's page, so that only the
 * page that they come back to loads the provider's SDK.
 */
export type RedirectMark = {
  /** Whether this page is the one that the person came back to. */
  returned: boolean;
  set: () => void;
  clear: () => void;
};

/**
 * The mark of this tab. The history entry that the person comes back to is a new one: it is given
 * the state of the one they left, so that the sign-in page still knows where to go on. So create
 * the mark before the router.
 *
 * @param storage a function because the mere access may throw
 */
export function createRedirectMark(
  storage: () => Storage = () => window.sessionStorage,
  history: Pick<History, 'state' | 'replaceState'> = window.history,
): RedirectMark {
  function take(): boolean {
    try {
      const stored = storage().getItem(key);
      if (stored === null) return false;
      storage().removeItem(key);
      const { state } = JSON.parse(stored) as { state: unknown };
      if (history.state === null) history.replaceState(state, '');
      return true;
    } catch {
      // Blocked storage, or not what was written: nobody comes back.
      return false;
    }
  }
  return {
    returned: take(),
    set: () => storage().setItem(key, JSON.stringify({ state: history.state as unknown })),
    clear: () => storage().removeItem(key),
  };
}
