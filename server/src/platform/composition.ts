import type {
  ComposedRemote,
  ComposedRoute,
  RemoteRelease,
  Route,
} from '@motohaat/shared/contract/composition';
import { belongsTo } from '@motohaat/shared/domain/role';
import type { Audience, Role } from '@motohaat/shared/domain/role';

import type { LiveRevision } from './live-revision.ts';
import type { Published } from './releases.repository.ts';
import { findRoute } from './route-pattern.ts';
import type { ComposedPart } from './sign-composition.ts';

/**
 * The part of a revision that a caller may have. Of a remote whose audience is another there is
 * nothing in it: no name, no path, no hash.
 *
 * @param role the verified role; `null` for a visitor
 */
export function compositionFor(revision: LiveRevision, role: Role | null): ComposedPart {
  return {
    revision: revision.number,
    role,
    remotes: revision.remotes
      .filter(({ manifest }) => belongsTo(manifest.audience, role))
      .map(composeRemote),
    override: null,
  };
}

/** Whose page a path is in a revision, and the route that owns it. */
export function findOwner(
  revision: LiveRevision,
  path: string,
): { audience: Audience; route: Route } | undefined {
  const candidates = revision.remotes.flatMap(({ manifest }) =>
    manifest.routes.map((route) => ({ path: route.path, audience: manifest.audience, route })),
  );
  return findRoute(candidates, path);
}

function composeRemote({ id, manifest }: Published<RemoteRelease>): ComposedRemote {
  const { name, container, contract, navigation } = manifest;
  const integrities = new Map(manifest.files.map(({ path, integrity }) => [path, integrity]));

  function file(path: string): { url: string; integrity: string } {
    const integrity = integrities.get(path);
    if (integrity === undefined) throw new Error(`${name} ${id} does not list ${path}`);
    return { url: `/remotes/${name}/${id}/${path}`, integrity };
  }

  const routes = manifest.routes.map((route): ComposedRoute => ({
    ...route,
    preload: (manifest.preload[route.id] ?? []).map((path) => ({
      ...file(path),
      as: path.endsWith('.css') ? 'style' : 'script',
    })),
  }));
  return {
    name,
    release: id,
    container,
    contract,
    canary: false,
    closed: null,
    entry: file(manifest.entry),
    routes,
    navigation,
  };
}
