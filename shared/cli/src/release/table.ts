/**
 * Rows as aligned text. Columns of figures stand to the right.
 *
 * @param head names of the columns; one that begins with `>` is of figures
 */
export function table(head: string[], rows: string[][]): string[] {
  const right = head.map((name) => name.startsWith('>'));
  const all = [head.map((name) => name.replace(/^>/, '')), ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        right[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}
