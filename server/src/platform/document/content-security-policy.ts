import type { PublicConfig } from '@motohaat/contract/composition';

/** For answers that are no page: should a browser ever show one as such, nothing in it runs. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Where the identity provider's SDK goes. Google's popup needs a script of apis.google.com and a
 * helper frame of the auth domain; sign-in and renewal are calls to two APIs; people's photos come
 * from lh3. Source: firebase-js-sdk 12, packages/auth (API hosts, gapi loader, auth iframe).
 */
function identityOrigins({ identity }: PublicConfig) {
  if (identity.sandbox) {
    const { origin } = new URL(identity.sandbox.url);
    return { script: [origin], connect: [origin], frame: [origin], image: [origin] };
  }
  return {
    script: ['https://apis.google.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${identity.authDomain}`],
    image: ['https://lh3.googleusercontent.com'],
  };
}

/**
 * Where the card payment provider's SDK goes: its script, the frames of card fields and of the bank's
 * questions, and its API. Source: Stripe, "Security: Content Security Policy" (Elements).
 */
function paymentOrigins({ payments }: PublicConfig) {
  if (payments.scriptUrl !== undefined) {
    const { origin } = new URL(payments.scriptUrl);
    return { script: [origin], connect: [origin], frame: [origin] };
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    script: scripts,
    connect: ['https://api.stripe.com'],
    frame: [...scripts, 'https://hooks.stripe.com'],
  };
}

type PolicyOptions = {
  production: boolean;
  imageOrigins: readonly string[];
  override?: string | undefined;
};

/**
 * The Content-Security-Policy of the document: nothing inline, nothing evaluated.
 *
 * @param options.imageOrigins where the photos of listings come from
 * @param options.override origin of a remote on the visitor's own machine, which comes without HTTPS
 */
export function pagePolicy(
  config: PublicConfig,
  { production, imageOrigins, override }: PolicyOptions,
): string {
  const local = override === undefined ? [] : [override];
  const identity = identityOrigins(config);
  const payments = paymentOrigins(config);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...identity.script, ...payments.script, ...local],
    'style-src': ["'self'", ...local],
    'img-src': ["'self'", 'data:', 'blob:', ...identity.image, ...imageOrigins, ...local],
    'connect-src': ["'self'", ...identity.connect, ...payments.connect, ...local],
    'frame-src': [...identity.frame, ...payments.frame],
    'font-src': ["'self'", ...local],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(production && override === undefined ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
