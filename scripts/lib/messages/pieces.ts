/** What a text consists of. */
export type Piece =
  | { type: 'words'; words: string }
  /** A value that the page puts in: `{count}`. Its code stands at a place of the source. */
  | { type: 'hole'; shown: string; start: number; end: number }
  /** Words that are a link, or stand out: `<terms>…</terms>`; `code` is what stands around them. */
  | { type: 'tag'; name: string; by: 'call' | 'element'; code: Around; pieces: Piece[] };

type Around = { open: string; close: string };

/** A text as translators see it. */
export function shown(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.type === 'words' ? piece.words : shownMark(piece))).join('');
}

function shownMark(piece: Exclude<Piece, { type: 'words' }>): string {
  if (piece.type === 'hole') return piece.shown;
  return `<${piece.name}>${shown(piece.pieces)}</${piece.name}>`;
}

/** What no translation may lose or add: `{count}`, `<terms>`, `</terms>`; also where they are words. */
const marks = /\{[^{}]*\}|<\/?\p{L}[^<>]*>/gu;

/**
 * Compares the marks of a text with those of the one that it shall replace.
 *
 * @returns what is wrong, as parts of a sentence
 */
export function wrongMarks(before: string, after: string): string[] {
  const [had, has] = [marksIn(before), marksIn(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((mark) => {
    const [wanted, found] = [had.get(mark) ?? 0, has.get(mark) ?? 0];
    if (found === wanted) return [];
    if (wanted === 0) return [`${mark} is unknown here`];
    return [found === 0 ? `${mark} is missing` : `${mark} must stand ${times(wanted)}`];
  });
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Each mark of a text, and how often it stands there. */
function marksIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [mark] of text.matchAll(marks)) found.set(mark, (found.get(mark) ?? 0) + 1);
  return found;
}

/**
 * Finds the pieces of a text again that a translator has rewritten; its marks are right.
 *
 * @param before the pieces of the text before, whose code the new ones take over
 * @returns nothing when its tags do not stand in pairs as they did
 */
export function rearranged(text: string, before: readonly Piece[]): Piece[] | undefined {
  const known = marksOf(before);
  const open: { tag?: Tag; pieces: Piece[] }[] = [{ pieces: [] }];
  for (let at = 0; at < text.length;) {
    const { tag, pieces } = open.at(-1)!;
    if (tag && text.startsWith(`</${tag.name}>`, at)) {
      open.pop();
      open.at(-1)!.pieces.push({ ...tag, pieces });
      at += tag.name.length + 3;
      continue;
    }
    const next = known.findIndex((each) => text.startsWith(markOf(each), at));
    if (next === -1) {
      addWords(pieces, text[at]!);
      at++;
      continue;
    }
    const piece = known.splice(next, 1)[0]!;
    // A call takes words alone, and a value may stand in it; tags in it would be lost.
    if (piece.type === 'tag' && open.some((each) => each.tag?.by === 'call')) return undefined;
    if (piece.type === 'tag') open.push({ tag: piece, pieces: [] });
    else pieces.push(piece);
    at += markOf(piece).length;
  }
  return open.length === 1 ? open[0]!.pieces : undefined;
}

type Tag = Extract<Piece, { type: 'tag' }>;
type Mark = Exclude<Piece, { type: 'words' }>;

const markOf = (piece: Mark) => (piece.type === 'hole' ? piece.shown : `<${piece.name}>`);

/** The values and tags of a text, those in tags too. */
export function marksOf(pieces: readonly Piece[]): Mark[] {
  return pieces.flatMap((piece) => {
    if (piece.type === 'words') return [];
    return piece.type === 'tag' ? [piece, ...marksOf(piece.pieces)] : [piece];
  });
}

/** The words of a text alone. */
export function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.type === 'tag') return wordsOf(piece.pieces);
      return piece.type === 'words' ? piece.words : '\0';
    })
    .join('\0');
}

/** Adds words to the end of a text, to those that stand there already. */
export function addWords(pieces: Piece[], words: string): void {
  const last = pieces.at(-1);
  if (last?.type === 'words') last.words += words;
  else if (words !== '') pieces.push({ type: 'words', words });
}
