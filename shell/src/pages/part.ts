import type { ComponentType } from 'react';

/** A component of the shell's own that few need: its code is loaded when it is to be shown. */
export type Part = {
  /** The component, if it is here already. */
  loaded: () => ComponentType | undefined;
  /** Loads it; after a failure, asking again tries again. */
  load: () => Promise<ComponentType>;
};

/** @param load imports the module; its default export is the component */
export function part(load: () => Promise<{ default: ComponentType }>): Part {
  let loaded: ComponentType | undefined;
  return {
    loaded: () => loaded,
    async load() {
      loaded ??= (await load()).default;
      return loaded;
    },
  };
}
