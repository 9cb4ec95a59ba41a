/** What is said of a failure where the server says nothing that stands by itself. */
export type FailureWords = {
  noConnection: string;
  unknown: string;
  /**
   * What is wrong with one field of what was sent.
   *
   * @param field as the API names it: `resalePrice`
   * @param sentence the server's
   */
  field: (field: string, sentence: string) => string;
};

/** In English, which errors speak where only developers read them. */
export const englishFailures: FailureWords = {
  noConnection: 'No connection. Try again.',
  unknown: 'Something went wrong. Try again.',
  field: (field, sentence) => `${labelOf(field)}: ${sentence}`,
};

/** `resalePrice` and `resale_price` read as `Resale price`. */
function labelOf(field: string): string {
  const words = field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
