import { PageHead } from '@motohaat/platform';

import { ArticleCards } from '../features/articles/article-cards.tsx';
import { articleData } from '../features/articles/article-data.ts';
import { guides } from '../features/articles/guides.ts';
import { topics } from '../features/articles/topics.ts';
import { links } from '../links.ts';
import { guidesPicture } from '../share/pictures.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { Section } from '../ui/section.tsx';

import styles from './blogs.module.css';

/** Developer questions, and guides about bikes below them. */
export default function Blogs() {
  const path = links.href('blogs');
  return (
    <>
      <PageHead
        title="Blogs"
        description="Guides for the day on which you buy or sell a used bike, and short answers about how sites like this are made."
        path={path}
        picture={guidesPicture}
        type="article"
        data={[
          breadcrumbs('Blogs', path),
          ...articleData([...guides, ...topics], path, guidesPicture),
        ]}
      />
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
