import { atHand } from './at-hand.ts';
import type { ShareScope } from './federation.ts';

/** Written by the build: shared module → the version at hand. */
declare const SHARED_VERSIONS: Record<string, string>;

/** The shell's copies of the modules of which a page has one copy, as remotes ask for them. */
export function sharedModules(): ShareScope {
  const scope: ShareScope = {};
  const share = (name: string, get: ShareScope[string][string]['get']) => {
    scope[name] = { [SHARED_VERSIONS[name] ?? '']: { get, from: 'shell', eager: true } };
  };
  for (const [name, module] of Object.entries(atHand)) share(name, () => () => module);
  // Loaded when the first remote asks for it, and then one copy for all.
  share('react-hook-form', async () => {
    const forms = await import(/* webpackChunkName: "forms" */ 'react-hook-form');
    return () => forms;
  });
  return scope;
}
