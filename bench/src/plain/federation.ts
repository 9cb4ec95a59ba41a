import storefront from '../../../mfe-storefront/src/remote.tsx';

/** In the shell's place for the loader of remotes: the same remote, as a part of one application. */
export function createFederation() {
  return {
    register: () => undefined,
    load: async () => ({ default: storefront }),
    prepare: () => undefined,
  };
}

/** Nothing is shared with anybody. */
export const sharedModules = () => ({});

/** Pages bring the code of forms themselves. */
export const loadForms = async () => undefined;
