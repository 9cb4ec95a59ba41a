import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { Button } from '@motohaat/ui/button';
import { SearchIcon } from '@motohaat/ui/icons';
import { suggestionsWords } from '@motohaat/ui/messages/suggestions';
import { SearchField } from '@motohaat/ui/search-field';
import { useId } from 'react';
import { useHref } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './hero-search.module.css';

/** Whole taka, as far as most people go. */
const budgets = [50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000];

/** The way into the market: what, where, for how much. All of it may be left open. */
export function HeroSearch() {
  const { hero: t } = useMessages();
  const { taka } = formats(useLanguage());
  const id = useId();
  return (
    <search>
      <form action={useHref(links.href('search'))} aria-label={t.search} className={styles.form}>
        <div className={styles.what}>
          <label htmlFor={`${id}-what`} className={styles.label}>
            {t.what}
          </label>
          <SearchField
            id={`${id}-what`}
            name="q"
            placeholder={t.whatHelp}
            enterKeyHint="search"
            load={loadBikes}
            className={styles.control}
          />
        </div>
        <div>
          <label htmlFor={`${id}-where`} className={styles.label}>
            {t.where}
          </label>
          {/* Places are understood in any script and spelling, as a part of the text. */}
          <SearchField
            id={`${id}-where`}
            name="q"
            placeholder={t.whereHelp}
            enterKeyHint="search"
            load={loadPlaces}
            className={styles.control}
          />
        </div>
        <div>
          <label htmlFor={`${id}-budget`} className={styles.label}>
            {t.budget}
          </label>
          <select id={`${id}-budget`} name="priceMax" className={styles.control}>
            <option value="">{t.anyBudget}</option>
            {budgets.map((most) => (
              <option key={most} value={most}>
                {t.upTo(taka(most))}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" plain variant="primary" className={styles.submit}>
          <SearchIcon />
          {t.search}
        </Button>
      </form>
    </search>
  );
}

const suggestions = async () =>
  import(/* webpackChunkName: "suggestions" */ './field-suggestions.tsx');
const loadBikes = withWords(
  async () => ({ default: (await suggestions()).BikeSuggestions }),
  suggestionsWords,
);
const loadPlaces = withWords(
  async () => ({ default: (await suggestions()).PlaceSuggestions }),
  suggestionsWords,
);
