import { inflateSync } from 'node:zlib';

/** A PDF as a reader takes it: its texts in their order, as they are searched, copied and read aloud. */
export type ReadPdf = {
  sheets: number;
  texts: string[];
  /** Characters for which no face has a glyph. */
  gaps: number;
};

/** Reads what `drawPapers` makes: texts by the spans that say what they are. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const texts: string[] = [];
  let gaps = 0;
  for (const [, body = ''] of file.matchAll(/stream\n([^]*?)\nendstream/g)) {
    const content = unpacked(body);
    if (content === undefined) continue;
    for (const [, said = ''] of content.matchAll(
      /\/Span <<\s*\/ActualText (\((?:\\[^]|[^\\)])*\)|<[0-9a-f]*>)/gi,
    )) {
      texts.push(textOf(said));
    }
    for (const [, glyphs = ''] of content.matchAll(/<([0-9a-f]+)> (?:-?[\d.]+\]?|Tj)/gi)) {
      gaps += (glyphs.match(/.{4}/g) ?? []).filter((glyph) => glyph === '0000').length;
    }
  }
  return { sheets: [...file.matchAll(/\/Type \/Page\b(?!s)/g)].length, texts, gaps };
}

/** A stream that is packed; others, such as faces, are not text either. */
function unpacked(body: string): string | undefined {
  try {
    const content = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    return content.includes(' BDC') ? content : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR')
      return undefined;
    throw error;
  }
}

function textOf(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.slice(1, -1), 'hex')
    : Buffer.from(unescaped(written.slice(1, -1)), 'latin1');
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isWide
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  return text.replaceAll(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);
}
