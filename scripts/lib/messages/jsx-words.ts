const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00A0',
  quot: '"',
};

/** Text between tags as it is drawn: line ends with the space around them are one space or none. */
export function joinedLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** @throws Error for an entity that is not known here */
export function entitiesDecoded(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|([a-z]\w*));/gi, (entity, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    const char = named[String(name)];
    if (char === undefined) throw new Error(`Write the character itself in the place of ${entity}`);
    return char;
  });
}

/** Words as they are written between tags, on one line. */
export function jsxCode(words: string): string {
  return words.replaceAll(/[{}<>&\n\r\t]+| {2,}/g, (odd) => `{${JSON.stringify(odd)}}`);
}
