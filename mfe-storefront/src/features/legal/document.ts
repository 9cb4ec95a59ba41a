/** A text of the house: sections of paragraphs, and lists where things are counted. */
export type LegalDocument = {
  title: string;
  /** What it comes to, in a sentence. */
  gist: string;
  /** The day of the last change, for people. */
  changed: string;
  sections: readonly LegalSection[];
};

/** A part that is an array is drawn as a list. */
export type LegalSection = {
  id: string;
  title: string;
  parts: readonly (string | readonly string[])[];
};
