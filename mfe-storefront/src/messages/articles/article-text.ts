/** What an article says in a language. */
export type ArticleText = { title: string; paragraphs: readonly string[] };
