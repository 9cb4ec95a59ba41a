import { readFileSync } from 'node:fs';

/** The modules of the browser library, each after those that it imports. */
const MODULES = ['origin.js', 'api.js', 'challenge-dialog.js', 'card-element.js', 'stripe.js'];

/**
 * The browser library as pages load it: one classic script, since its loader expects `window.Stripe`
 * as soon as the script has run. Its modules share one scope, so their imports and exports fall away.
 */
export function stripeScript(): string {
  const parts = MODULES.map((name) =>
    readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8')
      .replace(/^import [^;]+;\n/gm, '')
      .replace(/^export (?=const|function|async function|class)/gm, ''),
  );
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
