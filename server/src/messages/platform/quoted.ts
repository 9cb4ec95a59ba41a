/** A reason in somebody's words, which ends a sentence. @param stop what ends one where the words do not */
export function quoted(reason: string, stop: '.' | '।'): string {
  return `“${reason}”${/[.!?।]$/.test(reason) ? '' : stop}`;
}
