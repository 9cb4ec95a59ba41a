import type { ComposedRemote } from '@motohaat/contract/composition';
import { platformContract } from '@motohaat/platform';
import type { ComponentType } from 'react';

import { pageLanguage } from '../language/page-language.ts';
import type { Federation } from './federation.ts';
import { serves } from './former-contracts.ts';
import { ContractError, isLoadError } from './load-error.ts';
import { preloadFiles } from './preload-files.ts';
import { refetchFiles } from './refetch-files.ts';
import { pageOf } from './remote-module.ts';

/**
 * A preload that failed answers the first request for its file. Files are needed in three steps
 * (entry, table of routes, page), so that as many requests may fail although the files are there.
 */
const attempts = 4;
/** What every remote exposes: its table of routes. */
const exposedModule = './remote';
/** ms between them, so that the failures of files that are asked for together come together. */
const pause = 100;

export type PageLoader = {
  /** The page, if it is here already. */
  loaded: (remote: ComposedRemote, routeId: string) => ComponentType | undefined;
  /**
   * Loads a page; concurrent calls share the work.
   *
   * @throws RemoteError and whatever the network or the remote's own code throws
   */
  load: (remote: ComposedRemote, routeId: string) => Promise<ComponentType>;
  /** Loads a page that could not be had before, or that hangs; throws like `load`. */
  reload: (remote: ComposedRemote, routeId: string) => Promise<ComponentType>;
  /** The remotes whose code this tab has begun to use: it keeps their releases until a reload. */
  held: () => ComposedRemote[];
};

/**
 * @param federation loads what a remote exposes
 * @param allow tells the integrity check about an entry, before it is requested
 * @param renewAccess gets access to the files again: the server hides the files of a remote from whose
 *   sign-in has run out, as it does while a computer sleeps. It does not throw
 * @param isJudged whether the server put the remotes of now beside this very shell
 */
export function createPageLoader(
  federation: Federation,
  allow: (entry: ComposedRemote['entry']) => void,
  renewAccess: () => Promise<void>,
  isJudged: () => boolean,
): PageLoader {
  const held = new Map<string, ComposedRemote>();
  const pages = new Map<string, ComponentType>();
  const loading = new Map<string, Promise<ComponentType>>();

  function register(remote: ComposedRemote): void {
    if (held.has(remote.name)) return;
    if (!serves(remote.contract, isJudged())) {
      throw new ContractError(
        `${remote.name} needs platform ${remote.contract}, this shell provides ${platformContract}`,
      );
    }
    const entry = { ...remote.entry, url: whole(remote.entry.url) };
    allow(entry);
    const { container, contract } = remote;
    federation.register(container, { entry: entry.url, hashes: hashesOf(remote), contract });
    held.set(remote.name, remote);
  }

  async function loadOnce(remote: ComposedRemote, routeId: string): Promise<ComponentType> {
    const exposed = await federation.load(remote.container, exposedModule);
    return pageOf(exposed, remote.name, routeId, pageLanguage());
  }

  async function load(remote: ComposedRemote, routeId: string): Promise<ComponentType> {
    register(remote);
    preloadFiles(filesOf(remote, routeId));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await loadOnce(remote, routeId);
      } catch (error) {
        if (attempt === attempts || !isLoadError(error)) throw error;
        if (attempt === 1) await renewAccess();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  function share(
    remote: ComposedRemote,
    routeId: string,
    begin: () => Promise<ComponentType>,
  ): Promise<ComponentType> {
    const key = keyOf(remote, routeId);
    const promise = begin()
      .then((page) => {
        pages.set(key, page);
        return page;
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key);
      });
    loading.set(key, promise);
    return promise;
  }

  return {
    loaded: (remote, routeId) => pages.get(keyOf(remote, routeId)),
    load: (remote, routeId) =>
      loading.get(keyOf(remote, routeId)) ?? share(remote, routeId, () => load(remote, routeId)),
    reload: (remote, routeId) =>
      share(remote, routeId, async () => {
        await refetchFiles(filesOf(remote, routeId));
        return load(remote, routeId);
      }),
    held: () => [...held.values()],
  };
}

const whole = (url: string) => new URL(url, window.location.href).href;

/** What its pages need first, by whole address. */
function hashesOf({ routes }: ComposedRemote): Record<string, string> {
  const files = routes.flatMap(({ preload }) => preload);
  return Object.fromEntries(files.map(({ url, integrity }) => [whole(url), integrity]));
}

const keyOf = (remote: ComposedRemote, routeId: string) => `${remote.name}/${routeId}`;

/** The entry, and what the page needs besides. */
function filesOf({ entry, routes }: ComposedRemote, routeId: string) {
  const preload = routes.find(({ id }) => id === routeId)?.preload ?? [];
  return [{ ...entry, as: 'script' as const }, ...preload];
}
