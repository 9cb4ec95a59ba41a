/** The bank's check: two buttons that say how it ends. */

const words = /** @type {HTMLElement} */ (document.getElementById('outcome'));
const buttons = {
  complete: /** @type {HTMLButtonElement | null} */ (
    document.getElementById('test-source-authorize-3ds')
  ),
  fail: /** @type {HTMLButtonElement | null} */ (document.getElementById('test-source-fail-3ds')),
};

/** @param {'complete' | 'fail'} outcome */
async function end(outcome) {
  const source = new URLSearchParams(location.search).get('source') ?? '';
  setDisabled(true);
  try {
    const body = new URLSearchParams({ source, outcome });
    const answer = await fetch(location.pathname, { method: 'POST', body });
    // What is not there any more has ended elsewhere: in another tab, or with its payment.
    if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
    parent.postMessage({ kind: 'sandbox-challenge-ended' }, '*');
  } catch {
    words.textContent = 'This did not work. Please try again.';
    setDisabled(false);
  }
}

/** @param {boolean} isDisabled */
function setDisabled(isDisabled) {
  for (const button of Object.values(buttons)) if (button) button.disabled = isDisabled;
}

buttons.complete?.addEventListener('click', () => void end('complete'));
buttons.fail?.addEventListener('click', () => void end('fail'));
document.getElementById('close')?.addEventListener('click', () => {
  parent.postMessage({ kind: 'sandbox-challenge-ended' }, '*');
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') void end('fail');
});
addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.kind === 'sandbox-challenge-fail') void end('fail');
});
document.querySelector('button')?.focus();
