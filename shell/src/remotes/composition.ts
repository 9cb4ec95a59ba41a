import type { ApiClient } from '@motohaat/shared/api/client';
import type {
  ComposedRemote,
  ComposedRoute,
  Composition,
} from '@motohaat/shared/contract/composition';
import { matchRoutes } from 'react-router-dom';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

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
};

/**
 * @param inlined the anonymous composition that the document carries
 * @param held remotes whose code is in use: their releases stay as they are until a reload, because
 *   two releases of one remote must not mix in a tab
 */
export function createCompositionStore(
  inlined: Composition,
  api: ApiClient,
  held: () => ComposedRemote[],
): CompositionStore {
  const use = create<CompositionState>(() => ({ status: 'current', composition: inlined }));
  let latest = 0;

  return {
    use,
    async refresh() {
      latest += 1;
      const mine = latest;
      use.setState({ status: 'stale' });
      try {
        const composition = keep(held(), await api.get<Composition>('/composition'));
        if (mine === latest) use.setState({ status: 'current', composition });
      } catch {
        // The screen that waits for it says so and offers to try again.
        if (mine === latest) use.setState({ status: 'failed' });
      }
    },
    reset() {
      latest += 1;
      use.setState({ status: 'current', composition: keep(held(), inlined) });
    },
  };
}

function keep(held: ComposedRemote[], composition: Composition): Composition {
  const byName = new Map(held.map((remote) => [remote.name, remote]));
  const remotes = composition.remotes.map((remote) => byName.get(remote.name) ?? remote);
  return { ...composition, remotes };
}

export type OwnedRoute = { remote: ComposedRemote; route: ComposedRoute };

/** Every route of a composition with the remote that owns it. */
export function ownedRoutes({ remotes }: Composition): OwnedRoute[] {
  return remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
}

/** The route that a path leads to, by react-router's own rules of precedence. */
export function ownerOf(composition: Composition, path: string): OwnedRoute | undefined {
  const owned = ownedRoutes(composition);
  const patterns = owned.map(({ route }, index) => ({ id: String(index), path: route.path }));
  const match = matchRoutes(patterns, path)?.at(-1);
  return match && owned[Number(match.route.id)];
}
