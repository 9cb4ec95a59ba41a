import { jsxCode } from './jsx-words.ts';
import { type Piece, shown } from './pieces.ts';
import type { Written } from './read-pieces.ts';

/** The code of a value that stands at a place of the source. */
export type CodeAt = (start: number, end: number) => string;

/**
 * A text as its source writes it.
 *
 * @param written how it was written before
 */
export function codeOf(pieces: readonly Piece[], written: Written, codeAt: CodeAt): string {
  if (written === 'string') return quoted(shown(pieces));
  if (written === 'template') return template(pieces, codeAt);
  const [first, ...more] = pieces;
  const isElement = first?.type === 'tag' && first.by === 'element' && more.length === 0;
  const code = jsx(pieces, codeAt);
  return isElement ? code : `<>${code}</>`;
}

function jsx(pieces: readonly Piece[], codeAt: CodeAt): string {
  return pieces
    .map((piece) => {
      if (piece.type === 'words') return jsxCode(piece.words);
      if (piece.type === 'hole') return `{${codeAt(piece.start, piece.end)}}`;
      if (piece.by === 'call') return `{${call(piece, codeAt)}}`;
      return piece.code.open + jsx(piece.pieces, codeAt) + piece.code.close;
    })
    .join('');
}

function template(pieces: readonly Piece[], codeAt: CodeAt): string {
  const parts = pieces.map((piece) => {
    if (piece.type === 'words') return piece.words.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
    return `\${${piece.type === 'hole' ? codeAt(piece.start, piece.end) : call(piece, codeAt)}}`;
  });
  return `\`${parts.join('')}\``;
}

function call({ code, pieces }: Extract<Piece, { type: 'tag' }>, codeAt: CodeAt): string {
  const isPlain = pieces.every(({ type }) => type === 'words');
  return code.open + (isPlain ? quoted(shown(pieces)) : template(pieces, codeAt)) + code.close;
}

/** In the quotation marks that need fewer escapes, as the formatter has it. */
function quoted(text: string): string {
  const inDouble = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return inDouble;
  return `'${inDouble
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
