import type { MoreRows, Pages } from '@motohaat/domain/list-result';
import { commonWords } from '@motohaat/platform';

import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import { useMessages } from './messages/index.ts';
import { WithoutScript } from './without-script.tsx';

import styles from './list-ends.module.css';

type MoreButtonProps = { more: MoreRows; onLoad: (button: Element) => void };

/** The end of a list that grows: further rows, or why they did not come. */
export function MoreButton({ more, onLoad }: MoreButtonProps) {
  const { list: t } = useMessages();
  const { failed } = commonWords.useMessages();
  const hasFailed = more.status === 'failed';
  return (
    <div className={styles.more}>
      <Failure message={hasFailed ? more.message : undefined} />
      <WithoutScript>{t.moreNeedsScript}</WithoutScript>
      <Button
        className={styles.load}
        busy={more.status === 'loading'}
        onClick={({ currentTarget }) => {
          onLoad(currentTarget);
          more.load();
        }}
      >
        {hasFailed ? failed.retry : t.more}
      </Button>
    </div>
  );
}

/** The end of a list that shows one page at a time. */
export function PageButtons({ pages: { previous, next } }: { pages: Pages }) {
  const { list: t } = useMessages();
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      <Button blocked={!previous} onClick={() => previous?.()}>
        {t.previous}
      </Button>
      <Button blocked={!next} onClick={() => next?.()}>
        {t.next}
      </Button>
    </nav>
  );
}
