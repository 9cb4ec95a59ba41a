export type Article = { id: string; title: string; paragraphs: readonly string[] };
