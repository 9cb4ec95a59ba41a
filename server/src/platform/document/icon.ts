import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../files/favicon.svg', import.meta.url), 'utf8');

/** What an address, or the attribute that it stands in, would end with or take for something else. */
const inAddress: Record<string, string> = {
  '"': "'",
  '<': '%3C',
  '>': '%3E',
  '#': '%23',
  '%': '%25',
  '&': '%26',
};

/** In the document itself: browsers ask for an icon as if it were a picture that the page waits for. */
const address = `data:image/svg+xml,${source
  .replaceAll(/>\s+</g, '><')
  .trim()
  .replaceAll(/["<>#%&]/g, (letter) => inAddress[letter] ?? letter)}`;

export const icon = `<link rel="icon" type="image/svg+xml" href="${address}">`;
