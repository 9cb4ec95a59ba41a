/**
 * A text of a page, or about one, as it can be kept: in one line, without what no text has (PostgreSQL
 * refuses a NUL in JSON), and cut where no character is halved.
 *
 * @param most letters
 */
export function plainText(text: string, most: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.slice(0, most).toWellFormed();
}
