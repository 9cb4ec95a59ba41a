import type { Piece } from './pieces.ts';
import type { Text } from './texts.ts';
import { codeOf } from './write-pieces.ts';

/**
 * Puts texts in the place of those that stand in a source, and leaves all else as it is.
 *
 * @param changes texts of this source with their new pieces; one may stand in a value of another
 */
export function changeSource(source: string, changes: { text: Text; pieces: Piece[] }[]): string {
  const inOrder = changes.toSorted((one, other) => one.text.start - other.text.start);

  /** The code from one place to another, with what has changed in it. */
  function codeAt(start: number, end: number, outer?: Text): string {
    let code = '';
    let at = start;
    for (const { text, pieces } of inOrder) {
      if (text === outer || text.start < at || text.end > end) continue;
      const own = codeOf(pieces, text.written, (from, to) => codeAt(from, to, text));
      code += source.slice(at, text.start) + own;
      at = text.end;
    }
    return code + source.slice(at, end);
  }

  return codeAt(0, source.length);
}
