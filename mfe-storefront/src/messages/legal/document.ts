/** A text of the house: sections of paragraphs, and lists where things are counted. */
export type LegalDocument = {
  title: string;
  /** What it comes to, in a sentence. */
  gist: string;
  /** The day of the last change, for people. */
  changed: string;
  /** In reading order, by the fragments of their addresses, which are the same in every language. */
  sections: Readonly<Record<string, LegalSection>>;
};

/** A part that is an array is drawn as a list. */
export type LegalSection = {
  title: string;
  parts: readonly (string | readonly string[])[];
};
