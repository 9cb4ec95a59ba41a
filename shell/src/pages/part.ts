import type { Catalogue } from '@motohaat/platform/messages';
import type { ComponentType } from 'react';

import { pageLanguage } from '../language/page-language.ts';

/** A component of the shell's own that few need: its code is loaded when it is to be shown. */
export type Part = {
  /** The component, if it is here already. */
  loaded: () => ComponentType | undefined;
  /** Loads it; after a failure, asking again tries again. */
  load: () => Promise<ComponentType>;
};

/**
 * @param load imports the module; its default export is the component
 * @param catalogues words that it needs besides those of every page: they come with it
 */
export function part(
  load: () => Promise<{ default: ComponentType }>,
  ...catalogues: readonly Pick<Catalogue<unknown>, 'prepare'>[]
): Part {
  let loaded: ComponentType | undefined;
  return {
    loaded: () => loaded,
    async load() {
      if (loaded) return loaded;
      const [module] = await Promise.all([
        load(),
        ...catalogues.map(({ prepare }) => prepare(pageLanguage())),
      ]);
      loaded = module.default;
      return loaded;
    },
  };
}
