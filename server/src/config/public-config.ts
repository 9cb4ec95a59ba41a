import type { PublicConfig } from '@motohaat/contract/composition';

import type { Config } from './config.ts';

/** The script that stands in for Google's, as the sandbox serves it. */
const popupScript = '/js/api.js';

/**
 * The settings that the document carries for the browser; nothing secret.
 *
 * @param demo the accounts that the sign-in page offers in demo mode
 */
export function publicConfig(config: Config, demo?: PublicConfig['demo']): PublicConfig {
  const { bkash, bookingFee, identity, payments, publicOrigin, sandboxUrl, support } = config;
  const { apiKey, authDomain, projectId } = identity;
  return {
    ...(publicOrigin !== undefined && { origin: publicOrigin }),
    identity: {
      apiKey,
      authDomain,
      projectId,
      ...(sandboxUrl && {
        sandbox: { url: sandboxUrl, popupScript: new URL(popupScript, sandboxUrl).href },
      }),
    },
    payments: {
      publishableKey: payments.publishableKey,
      ...(payments.scriptUrl !== undefined && { scriptUrl: payments.scriptUrl }),
    },
    ...(bkash && { bkash: true as const }),
    ...(bookingFee !== undefined && { bookingFee }),
    contact: support,
    ...(demo && { demo }),
  };
}
