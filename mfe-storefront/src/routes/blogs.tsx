import { PageHead } from '@motohaat/platform';

import { ArticleCards } from '../features/articles/article-cards.tsx';
import { articleData } from '../features/articles/article-data.ts';
import { articlesIn, guides, topics } from '../features/articles/articles.ts';
import { links } from '../links.ts';
import { useArticlesMessages } from '../messages/articles/index.ts';
import { useMessages } from '../messages/index.ts';
import { guidesPicture } from '../share/pictures.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { Section } from '../ui/section.tsx';

import styles from './blogs.module.css';

/** Developer questions, and guides about bikes below them. */
export default function Blogs() {
  const { home } = useMessages();
  const t = useArticlesMessages();
  const topicArticles = articlesIn(topics, t.topics.texts);
  const guideArticles = articlesIn(guides, t.guides.texts);
  const picture = { ...guidesPicture, alt: t.picture };
  const path = links.href('blogs');
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        path={path}
        picture={picture}
        type="article"
        data={[
          breadcrumbs(home, t.title, path),
          ...articleData([...guideArticles, ...topicArticles], path, picture),
        ]}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t.title}</h1>
      </header>
      <Section title={t.topics.title} lead={t.topics.lead}>
        <ArticleCards articles={topicArticles} columns={2} />
      </Section>
      <Section title={t.guides.title} lead={t.guides.lead}>
        <ArticleCards articles={guideArticles} columns={3} />
      </Section>
    </>
  );
}
