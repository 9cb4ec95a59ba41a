import type { ComposedRemote } from '@motohaat/shared/contract/composition';
import { platformContract, type RemoteModule } from '@motohaat/shared/platform';
import type { ComponentType } from 'react';

import { provides } from './contract-version.ts';

/** The part of the federation runtime that the loader uses. */
export type FederationRuntime = {
  registerRemotes: (remotes: { name: string; entry: string }[]) => void;
  loadRemote: <Module>(id: string) => Promise<Module | null>;
};

/** A page of a remote could not be had. `message` is for the console, not for people. */
export class RemoteError extends Error {
  override name = 'RemoteError';
}

export type PageLoader = {
  /** The page, if it is here already. */
  loaded: (remote: ComposedRemote, routeId: string) => ComponentType | undefined;
  /**
   * Loads a page; concurrent calls share the work. Asking again after a failure tries again.
   *
   * @throws RemoteError and whatever the network or the remote's own code throws
   */
  load: (remote: ComposedRemote, routeId: string) => Promise<ComponentType>;
  /** The remotes whose code this tab has begun to use: it keeps their releases until a reload. */
  held: () => ComposedRemote[];
};

/**
 * @param runtime the federation runtime
 * @param allow tells the integrity check about an entry, before it is requested
 */
export function createPageLoader(
  runtime: FederationRuntime,
  allow: (entry: ComposedRemote['entry']) => void,
): PageLoader {
  const held = new Map<string, ComposedRemote>();
  const pages = new Map<string, ComponentType>();
  const loading = new Map<string, Promise<ComponentType>>();

  function register(remote: ComposedRemote): void {
    if (held.has(remote.name)) return;
    if (!provides(platformContract, remote.contract)) {
      throw new RemoteError(
        `${remote.name} needs platform ${remote.contract}, this shell provides ${platformContract}`,
      );
    }
    const entry = { ...remote.entry, url: new URL(remote.entry.url, window.location.href).href };
    allow(entry);
    runtime.registerRemotes([{ name: remote.container, entry: entry.url }]);
    held.set(remote.name, remote);
  }

  async function loadOnce(remote: ComposedRemote, routeId: string): Promise<ComponentType> {
    const exposed = await runtime.loadRemote<unknown>(`${remote.container}/remote`);
    const open = routesOf(exposed)[routeId];
    if (!open) throw new RemoteError(`${remote.name} has no page "${routeId}"`);
    const { default: page } = await open();
    if (!isComponent(page)) throw new RemoteError(`${remote.name}/${routeId} is no component`);
    return page;
  }

  async function load(remote: ComposedRemote, routeId: string): Promise<ComponentType> {
    register(remote);
    // Once more at once: a preload that failed answers the first request for the same file.
    return loadOnce(remote, routeId).catch(() => loadOnce(remote, routeId));
  }

  return {
    loaded: (remote, routeId) => pages.get(keyOf(remote, routeId)),
    load(remote, routeId) {
      const key = keyOf(remote, routeId);
      const begun = loading.get(key);
      if (begun) return begun;
      const promise = load(remote, routeId)
        .then((page) => {
          pages.set(key, page);
          return page;
        })
        .finally(() => loading.delete(key));
      loading.set(key, promise);
      return promise;
    },
    held: () => [...held.values()],
  };
}

const keyOf = (remote: ComposedRemote, routeId: string) => `${remote.name}/${routeId}`;

function routesOf(exposed: unknown): RemoteModule {
  const routes = (exposed as { default?: unknown } | null)?.default;
  if (typeof routes !== 'object' || routes === null) {
    throw new RemoteError('the exposed module has no table of routes');
  }
  return routes as RemoteModule;
}

/** A function, or what `memo` and `forwardRef` make. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
