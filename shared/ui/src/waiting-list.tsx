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

/** What waits for a person, with a way to each; where there are several lists, `title` tells them apart. */
export function WaitingList({ list, title }: { list: ListResult<Waiting>; title?: string }) {
  const { waiting: t } = useMessages();
  const name = title ?? t.title;
  return (
    <section className={styles.waiting} aria-label={name}>
      <h2>{name}</h2>
      <List
        list={list}
        label={name}
        loading={t.loading}
        failed={t.failed}
        empty={<p className={styles.nothing}>{t.nothing}</p>}
        skeleton={<Skeleton className={styles.bone} />}
        skeletons={2}
        rowKey={({ key }) => key}
      >
        {({ title: what, to, text }) => (
          <div className={styles.row}>
            <Link to={to} className={styles.title}>
              {what}
            </Link>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        )}
      </List>
    </section>
  );
}
