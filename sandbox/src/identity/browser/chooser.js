/** The account chooser: says which account was chosen to the page that opened it. */
(() => {
  const query = new URLSearchParams(location.search);
  const isPopup = /popup$/i.test(query.get('authType') ?? '');
  const chooser = /** @type {HTMLElement} */ (document.getElementById('chooser'));

  /**
   * @param {{ sub?: string, email: string, name?: string, picture?: string }} account
   *   without `sub` the sandbox derives Google's id from the address
   */
  function choose(account) {
    const result = new URL(location.pathname, location.origin);
    result.searchParams.set('providerId', 'google.com');
    result.searchParams.set('id_token', JSON.stringify({ ...account, email_verified: true }));
    finish({ urlResponse: result.href, error: null });
  }

  /** @param {string} code */
  function fail(code) {
    finish({ urlResponse: null, error: { code, message: '' } });
  }

  /** @param {{ urlResponse: string | null, error: { code: string, message: string } | null }} outcome */
  function finish(outcome) {
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      sessionId: 'sandbox',
      postBody: '',
      tenantId: null,
      ...outcome,
    };
    if (isPopup) tellOpener(authEvent);
    else returnByRedirect(authEvent);
  }

  /** The SDK closes this window as soon as it hears. @param {object} authEvent */
  function tellOpener(authEvent) {
    const relay = findRelay();
    if (relay) relay.postMessage({ kind: 'sandbox-sign-in', authEvent }, location.origin);
    else
      chooser.textContent =
        'The page that opened this window is gone. Close this window and try again.';
  }

  /** The relay frame of the app that asked, among the frames of the page that opened us. */
  function findRelay() {
    // Counted by hand: a window of another origin can be indexed, but not iterated.
    const length = window.opener?.frames.length ?? 0;
    const frames = Array.from({ length }, (_, index) => window.opener.frames[index]);
    for (const frame of frames) {
      try {
        const own = new URLSearchParams(frame.location.search);
        if (['apiKey', 'appName'].every((name) => own.get(name) === query.get(name))) return frame;
      } catch {
        // A frame of another origin may not be read: it is not the relay.
      }
    }
    return undefined;
  }

  /** @param {object} authEvent */
  function returnByRedirect(authEvent) {
    const key = `sandbox:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
    sessionStorage.setItem(key, JSON.stringify(authEvent));
    location.assign(query.get('redirectUrl') ?? '/');
  }

  const { error } = chooser.dataset;
  if (error) {
    fail(error);
    return;
  }
  for (const button of chooser.querySelectorAll('button.js-reuse-account')) {
    const { sub, email = '', name, picture } = /** @type {HTMLElement} */ (button).dataset;
    button.addEventListener('click', () => choose({ sub, email, name, picture }));
  }
  const email = /** @type {HTMLInputElement} */ (document.getElementById('email-input'));
  const name = /** @type {HTMLInputElement} */ (document.getElementById('display-name-input'));
  document.getElementById('new-account')?.addEventListener('submit', (event) => {
    event.preventDefault();
    choose({ email: email.value.trim().toLowerCase(), name: name.value.trim() });
  });
  document.getElementById('cancel')?.addEventListener('click', () => {
    fail(isPopup ? 'auth/popup-closed-by-user' : 'auth/user-cancelled');
  });
})();
