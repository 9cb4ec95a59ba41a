const key = 'motohaat.switch';

/**
 * Hands the state of this entry of the history to the document at an address, for the next time that
 * this tab opens one: the page in the other language knows as this one does where a sign-in leads back
 * to, and how far down its reader was.
 */
export function carryState(address: string): void {
  try {
    const state: unknown = window.history.state;
    window.sessionStorage.setItem(key, JSON.stringify({ address, state }));
  } catch {
    // Blocked or full: the page begins anew, as from a link.
  }
}

/** Takes up what was handed to this document. Called before the router starts. */
export function takeCarriedState(): void {
  try {
    const text = window.sessionStorage.getItem(key);
    if (text === null) return;
    window.sessionStorage.removeItem(key);
    const { address, state } = JSON.parse(text) as { address: string; state: unknown };
    const { pathname, search, hash } = window.location;
    const isMeant = window.history.state === null && address === pathname + search + hash;
    if (isMeant) window.history.replaceState(state, '');
  } catch {
    // Blocked, or not what was written.
  }
}
