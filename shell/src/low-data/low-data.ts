import { lowDataStore } from '@motohaat/platform';

import { rememberChoice, rememberedChoice } from '../remembered-choice.ts';

const cookie = 'low_data';

/**
 * Begins as this person chose the last time, else as the server drew the page, else as the browser is
 * set.
 */
export function beginLowData(drawn: boolean | undefined): void {
  const chosen = rememberedChoice(cookie);
  const isChosen = chosen === '0' || chosen === '1';
  const on = isChosen ? chosen === '1' : (drawn ?? browserSavesData());
  lowDataStore.setState({ on });
}

/** Keeps the choice in a cookie: the server draws the next document by it. */
export function chooseLowData(on: boolean): void {
  rememberChoice(cookie, on ? '1' : '0');
  lowDataStore.setState({ on });
}

function browserSavesData(): boolean {
  // Not in every browser, nor in TypeScript's DOM types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
