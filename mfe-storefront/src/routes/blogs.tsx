import { ArticleCards } from '../features/articles/article-cards.tsx';
import { guides } from '../features/articles/guides.ts';
import { topics } from '../features/articles/topics.ts';
import { Section } from '../ui/section.tsx';

import styles from './blogs.module.css';

/** Developer questions, and guides about bikes below them. */
export default function Blogs() {
  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Blogs</h1>
      </header>
      <Section title="Developer questions" lead="Short answers about how sites like this are made.">
        <ArticleCards articles={topics} columns={2} />
      </Section>
      <Section title="Bike guides" lead="For the day on which you buy or sell.">
        <ArticleCards articles={guides} columns={3} />
      </Section>
    </>
  );
}
