import { createContext, runInContext } from 'node:vm';

import type { RemoteRelease } from '@motohaat/contract/composition';

/** An element by which a script or a style sheet is asked for. */
type Asking = {
  src?: string;
  href?: string;
  integrity?: string;
  onload?: (event: { type: string }) => void;
};

type Container = {
  init: (scope: object) => void;
  know: (hashes: Record<string, string>) => void;
  get: (module: string) => Promise<() => { default: Record<string, () => Promise<unknown>> }>;
};

/**
 * As much of a page as the code needs that loads chunks.
 *
 * @param address of the script that runs first
 * @param onAsked is told of each element by which a file is asked for
 */
export function openPage(address: string, onAsked: (element: Asking) => void) {
  const document = {
    currentScript: { tagName: 'SCRIPT', src: address },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => {} }),
    head: { appendChild: (element: Asking) => void setTimeout(() => onAsked(element)) },
  };
  const page: Record<string, unknown> = { document, setTimeout, clearTimeout };
  createContext(Object.assign(page, { window: page, location: new URL(address) }));
  return {
    run: (script: string) => void runInContext(script, page),
    container: (name: string) => page[name] as Container,
  };
}

/** What a shell shares with a release: modules without anything in them. */
export function sharedBy({ shared }: RemoteRelease) {
  return Object.fromEntries(
    Object.keys(shared).map((name) => [name, { '1.0.0': { get: () => () => ({}) } }]),
  );
}
