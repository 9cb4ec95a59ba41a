import * as v from 'valibot';

import { loopbackUrl } from './rules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the local stand-in knows; none of it opens anything anywhere else. */
const sandboxKeys = {
  secretKey: 'sk_test_MotoHaatSandbox',
  publishableKey: 'pk_test_MotoHaatSandbox',
  webhookSecret: 'whsec_MotoHaatSandbox',
};
const sandboxUrl = 'http://127.0.0.1:4401';
/** Where the stand-in serves its browser library. */
const sandboxScript = '/endive/stripe.js';

/** What the server reads of the card payment provider, Stripe. */
export const paymentVariables = {
  /** Secret key, or a restricted one for payment intents, refunds and charges. */
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'is not a secret key')),
  ),
  /** The key for browsers, of the same account and mode; not a secret. */
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^pk_(?:test|live)_\w+$/, 'is not a publishable key')),
  ),
  /** Signs what Stripe sends to /api/webhooks/payments. */
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\w{8,}$/, 'is not a signing secret')),
  ),
  /** A stand-in for Stripe on this machine; the one of SANDBOX_URL when no key is set. */
  STRIPE_API_BASE: v.optional(loopbackUrl),
};

export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Only with the stand-in: its address, and its browser library. */
  apiBase: string | undefined;
  scriptUrl: string | undefined;
};

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'];
const needed = [...keys, 'STRIPE_WEBHOOK_SECRET'];

/** The settings; without keys they are the sandbox's. */
export function readPaymentSettings(env: Variables): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey = sandboxKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey = sandboxKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret = sandboxKeys.webhookSecret,
    SANDBOX_URL: sandbox = sandboxUrl,
  } = env;
  const isOwnAccount = env['STRIPE_SECRET_KEY'] !== undefined;
  const apiBase = env['STRIPE_API_BASE'] ?? (isOwnAccount ? undefined : sandbox);
  const scriptUrl = apiBase && new URL(sandboxScript, apiBase).href;
  return { secretKey, publishableKey, webhookSecret, apiBase, scriptUrl };
}

/** Money is real in production, and nowhere else: one sentence for each thing to mend. */
export function paymentErrors(env: Variables): string[] {
  const isProduction = env['NODE_ENV'] === 'production';
  const wrongMode = isProduction ? '_test_' : '_live_';
  const mend = isProduction
    ? 'must be a live key in production, not a test one.'
    : 'a live key is for production alone; use a test key.';
  const isOwnAccount = env['STRIPE_SECRET_KEY'] !== undefined;
  const missing = needed.filter((name) => !env[name]);
  return [
    ...keys.filter((name) => env[name]?.includes(wrongMode)).map((name) => `${name}: ${mend}`),
    ...(isProduction ? missing.map((name) => `${name}: is needed in production.`) : []),
    ...(!isProduction && isOwnAccount
      ? missing.map((name) => `${name}: is needed with STRIPE_SECRET_KEY.`)
      : []),
    ...(isProduction && env['STRIPE_API_BASE']
      ? ['STRIPE_API_BASE: must not be set in production; it is for local use.']
      : []),
  ];
}
