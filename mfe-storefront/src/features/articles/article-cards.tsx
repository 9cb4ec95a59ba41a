import { classNames } from '@motohaat/ui/class-names';

import type { Article } from './articles.ts';

import styles from './article-cards.module.css';

type ArticleCardsProps = {
  articles: readonly Article[];
  /** How many stand side by side where there is room. */
  columns: 2 | 3;
};

/** Articles that are read in place. */
export function ArticleCards({ articles, columns }: ArticleCardsProps) {
  return (
    <div className={classNames(styles.cards, columns === 3 && styles.three)}>
      {articles.map(({ id, title, paragraphs }) => (
        <article key={id} className={styles.card} aria-labelledby={id}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </div>
  );
}
