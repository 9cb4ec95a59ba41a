import type { SearchAddress } from '@motohaat/contract/search';
import { useLanguage } from '@motohaat/platform';
import { rememberSearch } from '@motohaat/platform/recent-searches';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which a search is one that somebody wanted, and no step on the way to it. */
const settledAfter = 4_000;

/**
 * Keeps the search that a page shows among the recent ones of this device.
 *
 * @param label what the page calls it
 */
export function useRememberedSearch(address: SearchAddress, label: string): void {
  const language = useLanguage();
  // Of the same search there is another object each time that its page is drawn.
  const text = JSON.stringify(address);
  useEffect(() => {
    const remember = () => rememberSearch(JSON.parse(text) as SearchAddress, label, language);
    const timer = setTimeout(remember, settledAfter);
    return () => clearTimeout(timer);
  }, [text, label, language]);
  // Whoever leaves it for another page, such as a bike's, has found what was sought.
  const leave = useEffectEvent(() => rememberSearch(address, label, language));
  useEffect(() => () => leave(), []);
}
