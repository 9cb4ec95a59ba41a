import type { ComposedRemote, Composition } from '@motohaat/contract/composition';
import { findRoute } from '@motohaat/contract/route-pattern';

/** How a remote came to a page. */
export type ServedAs = 'live' | 'canary' | 'override' | 'preview' | 'closed';

/** What a remote fills of a slot. */
export type ServedFilling = { slot: string; remote: ComposedRemote; filling: string };

/** The remote whose page a path is; none for a page of the shell. @param path without its language */
export function ownerOf({ remotes }: Composition, path: string): ComposedRemote | undefined {
  const pages = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, remote })),
  );
  return findRoute(pages, path)?.remote;
}

/** How the caller came to have a remote. */
export function servedAs({ override, preview }: Composition, remote: ComposedRemote): ServedAs {
  if (override?.remote === remote.name) return 'override';
  if (remote.closed !== null) return 'closed';
  if (preview?.releases.some(({ application }) => application === remote.name)) return 'preview';
  return remote.canary ? 'canary' : 'live';
}

/** Every filling that the caller has, by slot and in its order there. */
export function fillingsBySlot({ remotes }: Composition): ServedFilling[] {
  return remotes
    .filter(({ closed }) => closed === null)
    .flatMap((remote) => (remote.fillings ?? []).map((filling) => ({ remote, filling })))
    .toSorted(
      (one, other) =>
        one.filling.slot.localeCompare(other.filling.slot) ||
        one.filling.order - other.filling.order,
    )
    .map(({ remote, filling }) => ({ slot: filling.slot, remote, filling: filling.id }));
}
