import type { PublicConfig } from '@motohaat/contract/composition';

import { demoAccount } from '../../seed/accounts.ts';
import type { Config } from './config.ts';

/** The script that stands in for Google's, as the sandbox serves it. */
const popupScript = '/js/api.js';

/** The settings that the document carries for the browser; nothing secret. */
export function publicConfig(config: Config): PublicConfig {
  const { identity, payments, sandboxUrl, support, demoMode } = config;
  const { apiKey, authDomain, projectId } = identity;
  return {
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
    contact: support,
    ...(demoMode && { demo: { buyer: signInOf('buyer'), seller: signInOf('seller') } }),
  };
}

function signInOf(role: 'buyer' | 'seller') {
  const { email, password } = demoAccount(role);
  return { email, password };
}
