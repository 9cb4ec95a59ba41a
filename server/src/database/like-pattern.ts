/** A text as a part of a `LIKE` pattern: what the pattern would take for more than itself is escaped. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
