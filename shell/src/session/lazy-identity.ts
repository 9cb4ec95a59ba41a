import type { PublicConfig } from '@motohaat/contract/composition';

import type { IdentityProvider } from './identity.ts';

/**
 * Loads the identity provider's SDK when it is first needed: it is large, and visitors do without.
 * A load that failed is tried again by the next call.
 */
export function lazyIdentity(config: PublicConfig['identity']): () => Promise<IdentityProvider> {
  let provider: Promise<IdentityProvider> | undefined;
  return () => {
    provider ??= import(/* webpackChunkName: "identity" */ './firebase.ts')
      .then(({ createFirebaseIdentity }) => createFirebaseIdentity(config))
      .catch((error: unknown) => {
        provider = undefined;
        throw error;
      });
    return provider;
  };
}
