import type { PublicConfig } from './composition.ts';

type ScriptOrigins = { identity: string[]; payments: string[] };

/**
 * Whose scripts pages load besides the site's own: of Google's popup and of the card provider, or of
 * their local stand-ins. A star stands for any name below. Sources: firebase-js-sdk 12,
 * packages/auth (gapi loader); Stripe, "Security: Content Security Policy" (Elements).
 */
export function scriptOrigins({ identity, payments }: PublicConfig): ScriptOrigins {
  return {
    identity: identity.sandbox
      ? [new URL(identity.sandbox.popupScript).origin]
      : ['https://apis.google.com'],
    payments:
      payments.scriptUrl === undefined
        ? ['https://js.stripe.com', 'https://*.js.stripe.com']
        : [new URL(payments.scriptUrl).origin],
  };
}
