import type { RemoteRelease } from '@motohaat/shared/contract/composition';

import { RevisionRefusedError } from './refusals.ts';
import type { Published } from './releases.repository.ts';
import { isRemote, isShell } from './releases.repository.ts';
import { patternKey } from './route-pattern.ts';
import { isServerPath, isShellPath } from './site-paths.ts';

/**
 * Checks that the releases can be live together.
 *
 * @throws RevisionRefusedError with the first thing that is wrong
 */
export function checkSet(releases: Published[]): void {
  if (!releases.some(isShell)) throw new RevisionRefusedError('The set has no shell.');
  const remotes = releases.filter(isRemote).map(({ manifest }) => manifest);
  for (const { name, routes } of remotes) {
    const taken = routes.find(({ path }) => isServerPath(path) || isShellPath(path));
    if (taken) {
      throw new RevisionRefusedError(
        `${name} claims ${taken.path}, which is not a remote's to have.`,
      );
    }
  }
  refuseSharing(remotes, 'the container name', ({ container }) => [container]);
  refuseSharing(remotes, 'the route path', ({ routes }) => routes.map(({ path }) => path));
  refuseSharing(remotes, 'the navigation path', ({ navigation }) =>
    // One remote may show a page in the navbar and in the side menu.
    [...new Set(navigation.map(({ path }) => path))],
  );
}

function refuseSharing(
  remotes: RemoteRelease[],
  what: string,
  claimsOf: (remote: RemoteRelease) => string[],
): void {
  const owners = new Map<string, string>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote)) {
      const owner = owners.get(patternKey(claim));
      if (owner !== undefined) {
        throw new RevisionRefusedError(
          owner === remote.name
            ? `${owner} claims ${what} ${claim} twice.`
            : `${owner} and ${remote.name} both claim ${what} ${claim}.`,
        );
      }
      owners.set(patternKey(claim), remote.name);
    }
  }
}
