import type { PublicReview } from '@motohaat/contract/deal-reviews';
import { formats } from '@motohaat/domain/formats';
import { bikeName } from '@motohaat/domain/shown';
import { useLanguage, useNow } from '@motohaat/platform';
import { Stars } from '@motohaat/ui/deal/stars';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';

import styles from './buyer-review.module.css';

/** What is said around a buyer's review. */
type BuyerReviewWords = {
  rated: (stars: number) => string;
  /** Somebody who has left. */
  former: string;
  /** Of which bike, and how long ago. */
  about: (bike: string, age: string) => string;
  seller: (name: string) => string;
  answer: (name: string) => string;
};

type BuyerReviewProps = {
  review: PublicReview;
  words: BuyerReviewWords;
  /** Names the seller: not needed on the seller's own page. */
  withSeller?: boolean;
};

/** What a buyer says of a seller, with the answer. */
export function BuyerReview({ review, words: t, withSeller = false }: BuyerReviewProps) {
  const { ago } = formats(useLanguage());
  const age = ago(new Date(review.shownAt), new Date(useNow()));
  const { author, stars, seller, answer } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <h3 className={styles.author}>{author ?? t.former}</h3>
        <Stars stars={stars} label={t.rated(stars)} />
      </header>
      <p className={styles.about}>{t.about(bikeName(review), age)}</p>
      <p className={styles.words}>{review.words}</p>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.about}>{t.answer(seller.name)}</p>
          <p className={styles.words}>{answer.words}</p>
        </div>
      )}
      {withSeller && (
        <p>
          <Link to={links.href('seller', { id: seller._id })}>{t.seller(seller.name)}</Link>
        </p>
      )}
    </article>
  );
}
