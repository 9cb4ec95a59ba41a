import type { MoreRows, Pages } from '@motohaat/domain/list-result';
import { commonWords } from '@motohaat/platform';
import type { MouseEvent } from 'react';

import { Button, ButtonLink } from './button.tsx';
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
  const isLoading = more.status === 'loading';
  const label = hasFailed ? failed.retry : t.more;
  const load = ({ currentTarget }: MouseEvent) => {
    onLoad(currentTarget);
    more.load();
  };
  return (
    <div className={styles.more}>
      <Failure message={hasFailed ? more.message : undefined} />
      {more.href === undefined ? (
        <>
          <WithoutScript>{t.moreNeedsScript}</WithoutScript>
          <Button className={styles.load} busy={isLoading} onClick={load}>
            {label}
          </Button>
        </>
      ) : (
        <ButtonLink
          to={more.href}
          rel="next"
          aria-busy={isLoading || undefined}
          onClick={(event) => {
            // In a tab of its own it is the page that begins there.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!isLoading) load(event);
          }}
        >
          {label}
        </ButtonLink>
      )}
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
