import type { RemoteRelease } from '@motohaat/contract/composition';
import { patternKey } from '@motohaat/contract/route-pattern';
import { isServerPath, isShellPath } from '@motohaat/contract/site-paths';

import type { Published } from '../releases/releases.repository.ts';
import { isRemote } from '../releases/releases.repository.ts';

/**
 * What keeps releases from being live together, in sentences: claims of the server's or the shell's
 * paths, and claims of the same thing by two. Two releases of one remote may claim the same: people
 * get one or the other.
 */
export function collisions(releases: readonly Published[]): string[] {
  const remotes = releases
    .filter(isRemote)
    .toSorted((one, other) => (one.manifest.name < other.manifest.name ? -1 : 1));
  return [
    ...remotes.flatMap(({ manifest: { name, routes } }) =>
      routes
        .filter(({ path }) => isServerPath(path) || isShellPath(path))
        .map(({ path }) => `${name} claims ${path}, which is not a remote's to have.`),
    ),
    ...sharedClaims(remotes, 'the container name', ({ container }) => [container]),
    ...sharedClaims(remotes, 'the route path', ({ routes }) => routes.map(({ path }) => path)),
    ...sharedClaims(remotes, 'the navigation path', ({ navigation }) =>
      // One remote may show a page in the navbar and in the side menu.
      [...new Set(navigation.flatMap(({ path }) => path ?? []))],
    ),
    ...sharedClaims(remotes, 'the purpose', ({ routes }) =>
      routes.flatMap(({ purpose }) => purpose ?? []),
    ),
  ];
}

function sharedClaims(
  remotes: Published<RemoteRelease>[],
  what: string,
  claimsOf: (remote: RemoteRelease) => string[],
): string[] {
  const reasons: string[] = [];
  const owners = new Map<string, Published<RemoteRelease>>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote.manifest)) {
      const owner = owners.get(patternKey(claim));
      owners.set(patternKey(claim), owner ?? remote);
      const { name } = remote.manifest;
      if (owner === remote) reasons.push(`${name} claims ${what} ${claim} twice.`);
      else if (owner && owner.manifest.name !== name) {
        reasons.push(`${owner.manifest.name} and ${name} both claim ${what} ${claim}.`);
      }
    }
  }
  return [...new Set(reasons)];
}
