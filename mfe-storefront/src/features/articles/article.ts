export type Article = {
  id: string;
  title: string;
  /** The day, as `YYYY-MM-DD`. */
  published: string;
  paragraphs: readonly string[];
};
