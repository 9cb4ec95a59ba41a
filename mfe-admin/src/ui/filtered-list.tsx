import { Button } from '@motohaat/ui/button';
import { EmptyState } from '@motohaat/ui/states';
import type { ReactNode } from 'react';

import type { ListState } from './list-state.ts';

import styles from './filtered-list.module.css';

type FilteredListProps = { filters: ReactNode; children: ReactNode };

/** What narrows a list, and the list under it. */
export function FilteredList({ filters, children }: FilteredListProps) {
  return (
    <div className={styles.list}>
      {filters}
      {children}
    </div>
  );
}

type NothingHereProps = {
  list: ListState;
  /** Nothing is left by the filters that are set: a sentence, and the words for taking them away. */
  narrowed: { sentence: string; clear: string };
  /** There is nothing at all. */
  children: string;
};

/** A list without rows: because of its filters, or by itself. */
export function NothingHere({ list, narrowed, children }: NothingHereProps) {
  if (!list.isNarrowed) return <EmptyState>{children}</EmptyState>;
  const action = <Button onClick={list.clear}>{narrowed.clear}</Button>;
  return <EmptyState action={action}>{narrowed.sentence}</EmptyState>;
}
