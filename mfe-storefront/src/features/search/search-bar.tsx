import { withWords } from '@motohaat/platform/messages';
import { Button } from '@motohaat/ui/button';
import { SearchIcon } from '@motohaat/ui/icons';
import { suggestionsWords } from '@motohaat/ui/messages/suggestions';
import { SearchField } from '@motohaat/ui/search-field';
import { useHref } from 'react-router-dom';

import { links } from '../../links.ts';
import { useSearchMessages } from '../../messages/search/index.ts';
import { type Search, textsOf } from './address.ts';

import styles from './search-bar.module.css';

/** The text of a search. Filters that were chosen stay chosen with another text. */
export function SearchBar({ search }: { search: Search }) {
  const { bar: t } = useSearchMessages();
  const { q, ...chosen } = textsOf(search);
  return (
    <search>
      <form action={useHref(links.href('search'))} className={styles.bar}>
        <SearchField
          // Another search is another text, wherever it comes from.
          key={q ?? ''}
          type="search"
          name="q"
          defaultValue={q}
          enterKeyHint="search"
          aria-label={t.label}
          placeholder={t.placeholder}
          load={loadSuggestions}
          className={styles.input}
        />
        {Object.entries(chosen).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <Button type="submit" plain variant="primary" className={styles.submit}>
          <SearchIcon />
          <span className={styles.label}>{t.submit}</span>
        </Button>
      </form>
    </search>
  );
}

const loadSuggestions = withWords(
  () => import(/* webpackChunkName: "suggestions" */ './search-suggestions.tsx'),
  suggestionsWords,
);
