import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useDealReviewMessages } from '../messages/deal/reviews/index.ts';
import { Stars } from './stars.tsx';

import styles from './deal.module.css';

type SaidReviewProps = {
  title: string;
  said: { stars: number; words: string; answer: { words: string } | null };
  /** What can be done about it. */
  children?: ReactNode;
};

/** A review of a booking, with its answer. */
export function SaidReview({ title, said, children }: SaidReviewProps) {
  const t = useDealReviewMessages();
  return (
    <article className={classNames(styles.event, styles.said)}>
      <h3 className={styles.what}>{title}</h3>
      <p>
        <Stars stars={said.stars} label={t.starsOf(said.stars)} />
      </p>
      <p className={styles.words}>{said.words}</p>
      {said.answer && (
        <div className={styles.event}>
          <p className={styles.when}>{t.theirAnswer}</p>
          <p className={styles.words}>{said.answer.words}</p>
        </div>
      )}
      {children}
    </article>
  );
}
