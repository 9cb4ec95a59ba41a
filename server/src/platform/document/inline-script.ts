import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * What runs in a drawn page while its document arrives.
 *
 * `wire-order`: the picture that is seen first, and the next of a list on the same screen, have the line
 * for themselves; then come the scripts, and when those are there, all other pictures. Browsers ask for
 * everything at once, and a slow line would bring all of it late. Whoever runs no scripts has every picture
 * at once. Scripts are asked for 0.65 s after the document at the latest: on a slow line their answers are
 * on the way while the picture still comes.
 *
 * Pictures are held by a `srcset`, which goes before their `src`, and nothing of what was drawn changes.
 * Scripts stand in the document as something that no browser understands, and their preloads as for a
 * medium that there is not: clones are real ones. The address of a script cannot be assigned, as nobody
 * has said yet which may be (Trusted Types).
 *
 * `early-click`: what is clicked on before the page is live is kept.
 */
const text = ['early-click', 'wire-order'].map(readPart).join('\n');

function readPart(name: string): string {
  const source = readFileSync(new URL(`${name}.browser.js`, import.meta.url), 'utf8');
  return source
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(/^ +/gm, '')
    .trim();
}

/** Stands in the head of a drawn document, before its pictures; `hash` lets the policy allow it. */
export const inlineScript = {
  tag: `<script>${text}</script>`,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
};
