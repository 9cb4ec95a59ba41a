/** One picture in the sizes that a card and the full-screen viewer show. */
export type Picture = {
  card: string;
  viewer: string;
  /** Pixels of the viewer size; the card has the same shape. */
  width: number;
  height: number;
  alt: string;
};
