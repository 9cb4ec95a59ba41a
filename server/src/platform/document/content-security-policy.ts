import type { PublicConfig, ShellRelease } from '@motohaat/contract/composition';
import { scriptOrigins } from '@motohaat/contract/script-origins';

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
    return { connect: [origin], frame: [origin], image: [origin], policies: [] };
  }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${identity.authDomain}`],
    image: ['https://lh3.googleusercontent.com'],
    // What the popup's script names its own Trusted Types policy.
    policies: ['gapi#gapi'],
  };
}

/**
 * Where the card payment provider's SDK goes: its script, the frames of card fields and of the bank's
 * questions, and its API. Source: Stripe, "Security: Content Security Policy" (Elements).
 */
function paymentOrigins(config: PublicConfig) {
  const { payments } = config;
  if (payments.scriptUrl !== undefined) {
    const { origin } = new URL(payments.scriptUrl);
    return { connect: [origin], frame: [origin] };
  }
  return {
    connect: ['https://api.stripe.com'],
    frame: [...scriptOrigins(config).payments, 'https://hooks.stripe.com'],
  };
}

type PolicyOptions = {
  production: boolean;
  imageOrigins: readonly string[];
  override?: string | undefined;
  trustedTypes?: boolean | undefined;
};

/**
 * The Content-Security-Policy of the document: nothing inline but styles that the
 * server put there (`withInline`), nothing evaluated.
 *
 * @param options.imageOrigins where the photos of listings come from
 * @param options.trustedTypes whether the shell guards the sinks of the page, as all have since it may
 * @param options.override origin of a remote on the visitor's own machine, which comes without HTTPS
 */
export function pagePolicy(
  config: PublicConfig,
  { production, imageOrigins, override, trustedTypes = false }: PolicyOptions,
): string {
  const local = override === undefined ? [] : [override];
  const identity = identityOrigins(config);
  const payments = paymentOrigins(config);
  const scripts = scriptOrigins(config);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.identity, ...scripts.payments, ...local],
    'style-src': ["'self'", ...local],
    'img-src': ["'self'", 'data:', 'blob:', ...identity.image, ...imageOrigins, ...local],
    'connect-src': ["'self'", ...identity.connect, ...payments.connect, ...local],
    'frame-src': [...identity.frame, ...payments.frame],
    'font-src': ["'self'", 'data:', ...local],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', ...identity.policies],
    }),
    ...(production && override === undefined ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** A policy that allows these scripts and styles too, and no others, to stand in the document, by their hashes. */
export function withInline(
  policy: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
}

/** The policy of a page by its shell, and by the override that its visitor has. */
export type PolicyFor = (shell: { manifest: ShellRelease }, override?: string) => string;

/** Makes each policy without an override once: there are two. */
export function createPolicyFor(
  config: PublicConfig,
  options: Pick<PolicyOptions, 'production' | 'imageOrigins'>,
): PolicyFor {
  const make = (trustedTypes: boolean, override?: string) =>
    pagePolicy(config, { ...options, trustedTypes, override });
  const [guarded, unguarded] = [make(true), make(false)];
  return ({ manifest: { trustedTypes = false } }, override) => {
    if (override !== undefined) return make(trustedTypes, override);
    return trustedTypes ? guarded : unguarded;
  };
}
