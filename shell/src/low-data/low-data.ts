import { lowDataStore } from '@motohaat/platform';

/** How long a browser remembers the choice, in seconds. */
const memory = 400 * 24 * 3600;

/**
 * Begins as this person chose the last time, else as the server drew the page, else as the browser is
 * set.
 */
export function beginLowData(drawn: boolean | undefined): void {
  const chosen = /(?:^|; )low_data=([01])/.exec(document.cookie)?.[1];
  const on = chosen === undefined ? (drawn ?? browserSavesData()) : chosen === '1';
  lowDataStore.setState({ on });
}

/** Keeps the choice in a cookie: the server draws the next document by it. */
export function chooseLowData(on: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `low_data=${on ? 1 : 0}; Path=/; SameSite=Lax; Max-Age=${memory}${secure}`;
  lowDataStore.setState({ on });
}

function browserSavesData(): boolean {
  // Not in every browser, nor in TypeScript's DOM types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
