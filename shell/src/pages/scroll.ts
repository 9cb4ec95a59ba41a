const storageKey = 'motohaat.scroll';
/** How long a page may take to grow to its former height, in ms. */
const growthTime = 3000;
/** The key of entries that were not made by the router, such as a link to a place on the page. */
const foreignEntry = 'default';

const positions = new Map<string, number>(readStored());
let place = foreignEntry;

/**
 * Gives the first entry of a visit a key of its own, as the router gives to those that it makes.
 * Called before the router starts.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
}

/** From now on, scroll positions belong to this entry of the history. */
export function setScrollPlace(key: string): void {
  place = key;
}

/** Follows the scroll position, and keeps it over a reload. Returns a function that stops it. */
export function rememberScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  // Where a drawn page was read before it was live nobody followed.
  if (window.scrollY > 0) follow();
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('pagehide', store);
  return () => {
    window.removeEventListener('scroll', follow);
    window.removeEventListener('pagehide', store);
  };
}

function follow(): void {
  positions.set(place, window.scrollY);
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Goes back to where the reader was in this entry of the history, also if the page is still
 * growing; a reader who scrolls in the meantime is left alone.
 *
 * @returns whether a position was known
 */
export function restoreScroll(key: string): boolean {
  const top = positions.get(key);
  if (top === undefined || key === foreignEntry) return false;
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return true;
  const growth = new ResizeObserver(() => {
    if (place !== key || reach()) stop();
  });
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  setTimeout(stop, growthTime);
  for (const event of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(event, stop, { once: true, passive: true });
  }
  return true;
}

function store(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Blocked or full: a reload starts at the top.
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
