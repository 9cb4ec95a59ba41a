import type { Composition, NavigationEntry } from '@motohaat/contract/composition';

import { patternOf } from './find-page.ts';

type MenuEntry = { label: string; path: string };

/** The entries of a menu, gathered from all remotes of the composition; none that leads nowhere. */
export function navigationOf(
  composition: Composition,
  place: NavigationEntry['place'],
): MenuEntry[] {
  return composition.remotes
    .flatMap((remote) => remote.navigation)
    .filter((entry) => entry.place === place)
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ label, path, purpose }) => {
      const target = path ?? patternOf(composition, purpose ?? '');
      return target === undefined ? [] : [{ label, path: target }];
    });
}
