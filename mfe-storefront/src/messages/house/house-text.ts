/** A short text of the house, in reading order by the fragments of its parts' addresses. */
export type HouseText = {
  title: string;
  /** What it comes to, in a sentence. */
  gist: string;
  parts: Readonly<Record<string, HousePart>>;
};

export type HousePart = {
  title: string;
  paragraphs: readonly string[];
  /** Of the link that leads on, where the page has one for this part. */
  link?: string;
};
