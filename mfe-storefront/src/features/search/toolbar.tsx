import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { FilterIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import type { ReactNode } from 'react';

import { useSearchMessages } from '../../messages/search/index.ts';

import styles from './toolbar.module.css';

type ToolbarProps = {
  /** The id of the column of filters, where the way to them leads without our code. */
  filters: string;
  /** How many filters are chosen. */
  chosen: number;
  onOpen: () => void;
  /** What is asked for. */
  chips: ReactNode;
  /** The order of what is found. */
  children: ReactNode;
};

/** Above what was found: on a phone the way to the filters, and everywhere the order and what is asked for. */
export function Toolbar({ filters, chosen, onOpen, chips, children }: ToolbarProps) {
  const { filters: t } = useSearchMessages();
  const { number } = formats(useLanguage());
  return (
    <div className={styles.toolbar}>
      <a
        href={`#${filters}`}
        className={styles.open}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <FilterIcon />
        {t.open}
        {chosen > 0 && (
          <span className={styles.chosen}>
            <span aria-hidden>{number(chosen)}</span>
            <VisuallyHidden>{t.chosen(chosen)}</VisuallyHidden>
          </span>
        )}
      </a>
      {children}
      <div className={styles.chips}>{chips}</div>
    </div>
  );
}
