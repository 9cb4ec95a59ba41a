import type { Composition, NavigationEntry } from '@motohaat/contract/composition';

/** The entries of a menu, gathered from all remotes of the composition. */
export function navigationOf(
  { remotes }: Composition,
  place: NavigationEntry['place'],
): NavigationEntry[] {
  return remotes
    .flatMap((remote) => remote.navigation)
    .filter((entry) => entry.place === place)
    .toSorted((one, other) => one.order - other.order);
}
