import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * What runs in a drawn page while its document arrives. Words wait for what stands before them, so that
 * most of it stands at the end.
 *
 * `held-pictures`, `wire-order`: the picture that is seen first, and the next of a list on the same screen,
 * have the line for themselves; then come the scripts, and when those are there, all other pictures.
 * Browsers ask for everything at once, and a slow line would bring all of it late. Whoever runs no scripts
 * has every picture at once. Scripts are asked for 0.45 s after the document at the latest: on a slow line
 * their answers are on the way while the picture still comes.
 *
 * Pictures are held by a `srcset`, which goes before their `src`, and nothing of what was drawn changes.
 * Scripts stand in the document as something that no browser understands, and their preloads as for a
 * medium that there is not: clones are real ones. The address of a script cannot be assigned, as nobody
 * has said yet which may be (Trusted Types).
 *
 * `taka-sign`: the face of one letter comes before anything is laid out.
 *
 * `early-acts`: what is said in forms, and clicked on, before the page is live is kept.
 *
 * `rest-of-styles`: what the page does not use of its sheets comes behind it.
 *
 * `far-parts`: what nobody sees first is laid out late, until somebody does something.
 */
export const inlineScripts = {
  /** In the head, behind the styles and before all pictures. */
  first: inline('taka-sign', 'early-acts', 'far-parts', 'held-pictures'),
  /** At the end, where nothing waits for it. */
  last: inline('rest-of-styles', 'wire-order'),
};

/** `hash` lets the policy allow it. */
function inline(...names: string[]) {
  const text = names.map(readPart).join('\n');
  const hash = createHash('sha256').update(text).digest('base64');
  return { tag: `<script>${text}</script>`, hash: `'sha256-${hash}'` };
}

function readPart(name: string): string {
  const source = readFileSync(new URL(`${name}.browser.js`, import.meta.url), 'utf8');
  return source
    .replace(/^ *\/\/.*\n/gm, '')
    .replace(/^ +/gm, '')
    .trim();
}
