import { withWords } from '@motohaat/platform/messages';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { CloseIcon, SearchIcon } from '@motohaat/ui/icons';
import { suggestionsWords } from '@motohaat/ui/messages/suggestions';
import { SearchField } from '@motohaat/ui/search-field';
import { type RefObject, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';

import { useMessages } from '../messages/index.ts';

import styles from './navbar-search.module.css';

type NavbarSearchProps = {
  /** Of the search. */
  path: string;
  /** Where the bar has no room for the field, it stands below it while it is open. */
  open: boolean;
  toggleRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
};

/** The navbar's field for a search. */
export function NavbarSearch({ path, open, toggleRef, onToggle }: NavbarSearchProps) {
  const { navbar: t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <>
      <IconButton
        ref={toggleRef}
        label={open ? t.closeSearch : t.search}
        aria-expanded={open}
        aria-controls="site-search"
        className={styles.toggle}
        onClick={onToggle}
      >
        {open ? <CloseIcon size={24} /> : <SearchIcon size={24} />}
      </IconButton>
      <search className={styles.place}>
        <form
          action={useHref(path)}
          ref={form}
          id="site-search"
          className={classNames(styles.form, open && styles.open)}
        >
          <SearchField
            type="search"
            name="q"
            enterKeyHint="search"
            aria-label={t.search}
            placeholder={t.what}
            load={loadSuggestions}
            className={styles.input}
          />
          <IconButton type="submit" label={t.find} className={styles.submit}>
            <SearchIcon />
          </IconButton>
        </form>
      </search>
    </>
  );
}

const loadSuggestions = withWords(
  () => import(/* webpackChunkName: "suggestions" */ './navbar-suggestions.tsx'),
  suggestionsWords,
);
