import type { ListResult } from '@motohaat/domain/list-result';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { List } from './list.tsx';
import { useMessages } from './messages/index.ts';
import { Skeleton } from './skeleton.tsx';

import styles from './waiting-list.module.css';

/** Something that waits for this person. */
export type Waiting = {
  /** Tells it from the others. */
  key: string;
  /** What to do, as the link that leads there: "Pay within 20 h". */
  title: ReactNode;
  to: string;
  /** What it is about. */
  text?: ReactNode;
};

/** What waits for a person, with a way to each. */
export function WaitingList({ list }: { list: ListResult<Waiting> }) {
  const { waiting: t } = useMessages();
  return (
    <section className={styles.waiting} aria-label={t.title}>
      <h2>{t.title}</h2>
      <List
        list={list}
        label={t.title}
        loading={t.loading}
        failed={t.failed}
        empty={<p className={styles.nothing}>{t.nothing}</p>}
        skeleton={<Skeleton className={styles.bone} />}
        skeletons={2}
        rowKey={({ key }) => key}
      >
        {({ title, to, text }) => (
          <div className={styles.row}>
            <Link to={to} className={styles.title}>
              {title}
            </Link>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        )}
      </List>
    </section>
  );
}
