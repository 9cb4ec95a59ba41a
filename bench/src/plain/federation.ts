import storefront from '../../../mfe-storefront/src/remote.tsx';

/** In the shell's place for the federation runtime: the same remote, as a part of one application. */
export function createFederation() {
  return {
    registerRemotes: () => undefined,
    loadRemote: async () => ({ default: storefront }),
  };
}
