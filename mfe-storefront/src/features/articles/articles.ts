import type { ArticleText } from '../../messages/articles/article-text.ts';

/** What is the same in every language: the fragment of its address, and the day as `YYYY-MM-DD`. */
type ArticleFacts<Id extends string = string> = { id: Id; published: string };

export type Article = ArticleFacts & ArticleText;

/** The four developer topics of the specification, section 2. */
export const topics = [
  { id: 'state-management', published: '2026-11-20' },
  { id: 'prototypal-inheritance', published: '2026-11-20' },
  { id: 'unit-tests', published: '2026-11-20' },
  { id: 'react-angular-vue', published: '2026-11-20' },
] as const;

/** Short guides about bikes, below the developer topics (ruling S2.7). */
export const guides = [
  { id: 'ten-minutes', published: '2026-11-20' },
  { id: 'fair-price', published: '2026-11-20' },
  { id: 'handover', published: '2026-11-20' },
] as const;

/** @param texts of the articles in a language, by id */
export function articlesIn<Id extends string>(
  articles: readonly ArticleFacts<Id>[],
  texts: Record<Id, ArticleText>,
): Article[] {
  return articles.map((article) => ({ ...article, ...texts[article.id] }));
}
