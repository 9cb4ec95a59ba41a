import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import type { ComposedRemote, ComposedRoute, Composition } from '@motohaat/contract/composition';
import { matchRoutes } from 'react-router-dom';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

import { RefusedComposition, type Trust } from '../trust/trust.ts';

/**
 * Another process of the server may be seconds behind the one that answered the document: tries, and
 * ms between them.
 */
const attempts = 3;
const pause = 1500;

/** The composition in use. `stale`: the role's own one is on its way; `failed`: it could not be had. */
type CompositionState = {
  status: 'current' | 'stale' | 'failed';
  composition: Composition;
};

export type CompositionStore = {
  use: UseBoundStore<StoreApi<CompositionState>>;
  /** Asks the server for the signed-in person's composition. It does not throw. */
  refresh: () => Promise<void>;
  /** Back to what everybody may have. */
  reset: () => void;
  /** The first one, which the document carries. */
  inlined: Composition;
};

/**
 * @param inlined the anonymous composition that the document carries, verified
 * @param accept verifies what the server answers
 * @param held remotes whose code is in use: their releases stay as they are until a reload, because
 *   two releases of one remote must not mix in a tab
 */
export function createCompositionStore(
  inlined: Composition,
  api: ApiClient,
  accept: Trust['accept'],
  held: () => ComposedRemote[],
): CompositionStore {
  const use = create<CompositionState>(() => ({ status: 'current', composition: inlined }));
  let latest = 0;

  async function obtain(): Promise<Composition> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await accept(await api.call(calls.composition.read));
      } catch (error) {
        const isBehind = error instanceof RefusedComposition && error.reason === 'older';
        if (!isBehind || attempt === attempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  return {
    use,
    async refresh() {
      latest += 1;
      const mine = latest;
      use.setState({ status: 'stale' });
      try {
        const answer = await obtain();
        if (mine !== latest) return;
        const known = use.getState().composition.remotes;
        use.setState({ status: 'current', composition: keepReleases(answer, known, held()) });
      } catch {
        // What is in use stays. The screen that waits for more says so and offers to try again.
        if (mine === latest) use.setState({ status: 'failed' });
      }
    },
    reset() {
      latest += 1;
      use.setState({ status: 'current', composition: keepReleases(inlined, [], held()) });
    },
    inlined,
  };
}

/**
 * A tab keeps the releases that it knows; a newer one is for the next document. Only a remote that
 * was closed meanwhile is closed here too, unless its code is in use already.
 */
function keepReleases(
  composition: Composition,
  known: ComposedRemote[],
  held: ComposedRemote[],
): Composition {
  const keptOf = ({ name, closed }: ComposedRemote) =>
    [...held, ...(closed === null ? known.filter((remote) => remote.closed === null) : [])].find(
      (remote) => remote.name === name,
    );
  const remotes = composition.remotes.map((remote) => {
    const kept = keptOf(remote);
    if (kept?.release !== remote.release) return kept ?? remote;
    // Of the same release the role of now may have other pages than the one before it.
    return { ...remote, closed: kept.closed, canary: kept.canary };
  });
  return { ...composition, remotes };
}

export type OwnedRoute = { remote: ComposedRemote; route: ComposedRoute };

/** Every route of a composition with the remote that owns it. */
export function ownedRoutes({ remotes }: Composition): OwnedRoute[] {
  return remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
}

const owners = new WeakMap<Composition, { path: string; owner: OwnedRoute | undefined }>();

/** The route that a path leads to, by react-router's own rules of precedence. */
export function ownerOf(composition: Composition, path: string): OwnedRoute | undefined {
  // All parts of a page ask for the owner of the same path.
  const known = owners.get(composition);
  if (known?.path === path) return known.owner;
  const owner = findOwner(composition, path);
  owners.set(composition, { path, owner });
  return owner;
}

function findOwner(composition: Composition, path: string): OwnedRoute | undefined {
  const owned = ownedRoutes(composition);
  const patterns = owned.map(({ route }, index) => ({ id: String(index), path: route.path }));
  const match = matchRoutes(patterns, path)?.at(-1);
  return match && owned[Number(match.route.id)];
}
