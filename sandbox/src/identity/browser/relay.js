/**
 * Runs in the hidden frame that the SDK opens: takes what the popup says, or what a redirect left
 * behind, and hands it to the SDK in the page.
 */
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `sandbox:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  /** The SDK's words for "nobody is coming back from a redirect". */
  const nothing = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
  const parent = window.gapi.iframes.getContext().getParentIframe();

  /** @param {unknown} authEvent */
  function deliver(authEvent) {
    parent.send('authEvent', { type: 'authEvent', authEvent });
  }

  /** What a redirect left for this page, once. @returns {unknown} */
  function takeRedirectEvent() {
    try {
      const stored = sessionStorage.getItem(storageKey);
      sessionStorage.removeItem(storageKey);
      return stored ? JSON.parse(stored) : nothing;
    } catch {
      // A browser that blocks storage in frames can still use the popup, which needs none.
      return nothing;
    }
  }

  parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.kind === 'sandbox-sign-in') deliver(data.authEvent);
  });
  deliver(takeRedirectEvent());
})();
