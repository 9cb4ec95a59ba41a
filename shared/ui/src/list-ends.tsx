import type { MoreRows, Pages } from '@motohaat/domain/list-result';

import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import { WithoutScript } from './without-script.tsx';

import styles from './paged-list.module.css';

type MoreButtonProps = { more: MoreRows; onLoad: (button: Element) => void };

/** The end of a list that grows: further rows, or why they did not come. */
export function MoreButton({ more, onLoad }: MoreButtonProps) {
  const hasFailed = more.status === 'failed';
  return (
    <div className={styles.more}>
      <Failure message={hasFailed ? more.message : undefined} />
      <WithoutScript>There is more. Showing it needs JavaScript.</WithoutScript>
      <Button
        className={styles.load}
        busy={more.status === 'loading'}
        onClick={({ currentTarget }) => {
          onLoad(currentTarget);
          more.load();
        }}
      >
        {hasFailed ? 'Retry' : 'Load more'}
      </Button>
    </div>
  );
}

/** The end of a list that shows one page at a time. */
export function PageButtons({ pages: { previous, next } }: { pages: Pages }) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button blocked={!previous} onClick={() => previous?.()}>
        Previous page
      </Button>
      <Button blocked={!next} onClick={() => next?.()}>
        Next page
      </Button>
    </nav>
  );
}
