import { ORIGIN } from './origin.js';

/**
 * Shows the bank's check (3-D Secure) over the page until it has ended. Escape fails it, and the
 * focus goes back to where it was.
 *
 * @param {string} source name of the check
 * @param {Element | null} opener what had the focus when the payment began
 * @returns {Promise<void>}
 */
export function showChallenge(source, opener) {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', 'Card verification');
  Object.assign(dialog.style, {
    background: 'none',
    border: '0',
    maxWidth: 'none',
    overflow: 'hidden',
    padding: '0',
  });
  frame.title = 'Card verification';
  frame.src = `${ORIGIN}/payments/frames/challenge?source=${encodeURIComponent(source)}`;
  Object.assign(frame.style, {
    border: '0',
    borderRadius: '12px',
    colorScheme: 'light',
    display: 'block',
    height: 'min(22rem, 88vh)',
    width: 'min(26rem, 92vw)',
  });
  dialog.append(frame);
  document.body.append(dialog);
  return new Promise((resolve) => {
    /** @param {MessageEvent} event */
    const hear = (event) => {
      const isFrame = event.source === frame.contentWindow && event.origin === ORIGIN;
      if (isFrame && event.data?.kind === 'sandbox-challenge-ended') dialog.close();
    };
    addEventListener('message', hear);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      frame.contentWindow?.postMessage({ kind: 'sandbox-challenge-fail' }, ORIGIN);
    });
    dialog.addEventListener('close', () => {
      removeEventListener('message', hear);
      dialog.remove();
      returnFocus(opener);
      resolve();
    });
    dialog.showModal();
    frame.focus();
  });
}

/**
 * Puts the focus back where it was, unless the page has put it somewhere else.
 *
 * @param {Element | null} opener
 */
export function returnFocus(opener) {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere && opener instanceof HTMLElement) opener.focus();
}
