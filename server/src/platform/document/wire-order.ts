import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Runs in the page while its document arrives. The picture that is seen first has the line for itself;
 * then come the scripts, and when those are there, all other pictures. Browsers ask for everything at
 * once, and a slow line would bring all of it late. Whoever runs no scripts has every picture at once.
 * Scripts are asked for 0.65 s after the document at the latest: on a slow line their answers are on the
 * way while the picture still comes.
 *
 * Pictures are held by a `srcset`, which goes before their `src`, and nothing of what was drawn changes.
 * Scripts stand in the document as something that no browser understands: a clone is one. The address
 * of a script cannot be assigned, as nobody has said yet which may be (Trusted Types).
 */
const source = new URL('wire-order.browser.js', import.meta.url);
const text = readFileSync(source, 'utf8').replace(/^ +/gm, '').trim();

/** Stands in the head of a drawn document, before its pictures; `hash` lets the policy allow it. */
export const orderScript = {
  tag: `<script>${text}</script>`,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
};
