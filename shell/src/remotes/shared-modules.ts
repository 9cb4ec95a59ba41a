import { atHand } from './at-hand.ts';
import type { ShareScope } from './federation.ts';

/** Written by the build: shared module → the version at hand. */
declare const SHARED_VERSIONS: Record<string, string>;

let forms: unknown;

/** Loads the code of forms, of which a page has one copy, once. */
export async function loadForms(): Promise<void> {
  forms ??= await import(/* webpackChunkName: "forms" */ 'react-hook-form');
}

/** The shell's copies of the modules of which a page has one copy, as remotes ask for them. */
export function sharedModules(): ShareScope {
  const scope: ShareScope = {};
  const share = (name: string, get: ShareScope[string][string]['get']) => {
    scope[name] = { [SHARED_VERSIONS[name] ?? '']: { get, from: 'shell', eager: true } };
  };
  for (const [name, module] of Object.entries(atHand)) share(name, () => () => module);
  // Old remotes ask for it before it is here; those of today ask for its loading first.
  share('react-hook-form', () => (forms ? () => forms : loadForms().then(() => () => forms)));
  return scope;
}
