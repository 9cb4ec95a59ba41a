import type { RemoteRelease } from '@motohaat/contract/composition';
import { patternKey } from '@motohaat/contract/route-pattern';
import { isServerPath, isShellPath } from '@motohaat/contract/site-paths';

import type { Messages } from '../../messages/index.ts';
import { inTextOrder } from '../../system/text-order.ts';
import type { Published } from '../releases/releases.repository.ts';
import { isRemote } from '../releases/releases.repository.ts';

/**
 * What keeps releases from being live together, in sentences: claims of the server's or the shell's
 * paths, and claims of the same thing by two. Two releases of one remote may claim the same: people
 * get one or the other.
 */
export function collisions(
  releases: readonly Published[],
  { platform: { claims } }: Messages,
): string[] {
  const remotes = releases
    .filter(isRemote)
    .toSorted((one, other) => inTextOrder(one.manifest.name, other.manifest.name));
  return [
    ...remotes.flatMap(({ manifest: { name, routes } }) =>
      routes
        .filter(({ path }) => isServerPath(path) || isShellPath(path))
        .map(({ path }) => claims.ofOthers(name, path)),
    ),
    ...sharedClaims(remotes, claims, 'container', ({ container }) => [container]),
    ...sharedClaims(remotes, claims, 'route', ({ routes }) => routes.map(({ path }) => path)),
    ...sharedClaims(remotes, claims, 'navigation', ({ navigation }) =>
      // One remote may show a page in the navbar and in the side menu.
      [...new Set(navigation.flatMap(({ path }) => path ?? []))],
    ),
    ...sharedClaims(remotes, claims, 'purpose', ({ routes }) =>
      routes.flatMap(({ purpose }) => purpose ?? []),
    ),
  ];
}

function sharedClaims(
  remotes: Published<RemoteRelease>[],
  { twice, both }: Messages['platform']['claims'],
  what: keyof Messages['platform']['claims']['twice'],
  claimsOf: (remote: RemoteRelease) => string[],
): string[] {
  const reasons: string[] = [];
  const owners = new Map<string, Published<RemoteRelease>>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote.manifest)) {
      const owner = owners.get(patternKey(claim));
      owners.set(patternKey(claim), owner ?? remote);
      const { name } = remote.manifest;
      if (owner === remote) reasons.push(twice[what](name, claim));
      else if (owner && owner.manifest.name !== name) {
        reasons.push(both[what](owner.manifest.name, name, claim));
      }
    }
  }
  return [...new Set(reasons)];
}
