import { Button } from '@motohaat/ui/button';

import type { ListState } from './list-state.ts';

import styles from './pager.module.css';

type PagerProps = { list: ListState; next: string | undefined };

/** The way to the next page and back; nothing where one page holds all. */
export function Pager({ list, next }: PagerProps) {
  const { previous } = list;
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button blocked={!previous} onClick={() => previous?.()}>
        Previous page
      </Button>
      <Button blocked={!next} onClick={() => next && list.next(next)}>
        Next page
      </Button>
    </nav>
  );
}
