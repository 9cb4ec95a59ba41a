import { lowDataStore } from '@motohaat/platform';

/** How long a pointer or the focus rests on a link before it counts as intent, in ms. */
const restTime = 150;

/**
 * Calls back with the path of a link of this site on which the pointer or the focus has rested.
 * Nothing happens for people who want few bytes.
 *
 * @returns a function that stops it
 */
export function watchIntent(preload: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (event: Event) => {
    clearTimeout(timer);
    if (lowDataStore.getState().on) return;
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    timer = setTimeout(() => preload(link.pathname), restTime);
  };
  const leave = () => clearTimeout(timer);

  document.addEventListener('pointerover', settle, { passive: true });
  document.addEventListener('pointerout', leave, { passive: true });
  document.addEventListener('focusin', settle);
  document.addEventListener('focusout', leave);
  return () => {
    leave();
    document.removeEventListener('pointerover', settle);
    document.removeEventListener('pointerout', leave);
    document.removeEventListener('focusin', settle);
    document.removeEventListener('focusout', leave);
  };
}

/** Calls back once, when somebody first presses or types something in this page. */
export function watchFirstAct(prepare: () => void): void {
  const acts = new AbortController();
  const begin = () => {
    acts.abort();
    if (!lowDataStore.getState().on) prepare();
  };
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, begin, { capture: true, passive: true, signal: acts.signal });
  }
}
