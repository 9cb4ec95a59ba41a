import path from 'node:path';

import { type ReviewMode, reviewModes } from '@motohaat/domain/review';
import * as v from 'valibot';

import type { BkashSettings } from '../adapters/payments/bkash/client.ts';
import { bkashErrors, bkashVariables, readBkashSettings } from './bkash.ts';
import { chargeVariables, readBookingFee } from './charge.ts';
import {
  identityErrors,
  type IdentitySettings,
  identityVariables,
  readIdentityAdmin,
} from './identity.ts';
import { imageErrors, type ImageSettings, imageVariables, readImageSettings } from './images.ts';
import { mailErrors, type MailSettings, mailVariables, readMailSettings } from './mail.ts';
import {
  observingErrors,
  type ObservingSettings,
  observingVariables,
  readObserving,
} from './observing.ts';
import {
  paymentErrors,
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
} from './payments.ts';
import {
  databaseUrl,
  demoErrors,
  list,
  loopbackUrl,
  port,
  productionErrors,
  projectErrors,
  redisUrl,
  replicaErrors,
} from './rules.ts';

/** Google's public keys for Firebase ID tokens (Firebase: "Verify ID tokens", third-party library). */
const firebaseKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const sandboxKeysPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
);

/** Every variable that the server reads from its environment. */
const Environment = v.object({
  /** `production` makes every setting that protects people obligatory. */
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  /** Port of the site. 0 takes any free one. */
  PORT: v.optional(port, '4400'),
  /** Address to listen on: this machine only, or, in production, all. */
  HOST: v.optional(text),
  /** The site's own address as people type it, when a proxy stands before the server. */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  /** Addresses and networks, with commas, of the proxies that may say who the caller is. */
  TRUST_PROXY: v.optional(list(',')),
  /** A PostgreSQL to use. Without it the server runs its own below MOTOHAAT_DIR. */
  DATABASE_URL: v.optional(databaseUrl),
  /** One read replica of it, from which lists, search and pages are read. */
  DATABASE_READ_URL: v.optional(databaseUrl),
  /** A Redis or Valkey that all processes of the site share. Without it each counts for itself. */
  REDIS_URL: v.optional(redisUrl),
  /** `off` where hot statements must not be prepared; behind a pooler that cannot follow them they are not. */
  PREPARED_STATEMENTS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Where the server keeps files: its database, releases, the local secret. */
  MOTOHAAT_DIR: v.optional(text, '.motohaat'),
  /** Signs access tokens: 32 characters or more. Locally one is made and kept. */
  ACCESS_TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters'))),
  /** File of the Ed25519 private key (PKCS #8, PEM) that signs compositions. Locally one is made. */
  COMPOSITION_KEY_FILE: v.optional(text),
  /**
   * What the server and the machines that look at releases have in common: 32 characters or more. Without
   * it no machine can look in production; elsewhere one is made and kept in MOTOHAAT_DIR, for those beside
   * the server.
   */
  SMOKE_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters'))),
  /** The Firebase project whose ID tokens count. */
  FIREBASE_PROJECT_ID: v.optional(text, 'demo-motohaat'),
  /** Firebase's key for browsers; not a secret. */
  FIREBASE_API_KEY: v.optional(text, 'sandbox-key-of-demo-motohaat'),
  /** The host that serves Firebase's sign-in helper pages. */
  FIREBASE_AUTH_DOMAIN: v.optional(text, 'demo-motohaat.firebaseapp.com'),
  /** The key set that ID tokens are verified against. */
  FIREBASE_JWKS_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  /** The local stand-in for vendors. Set it to talk to a sandbox instead of the vendors. */
  SANDBOX_URL: v.optional(loopbackUrl),
  ...identityVariables,
  ...paymentVariables,
  ...bkashVariables,
  ...chargeVariables,
  ...imageVariables,
  ...mailVariables,
  ...observingVariables,
  /** Which listings an admin sees before anyone else does. */
  REVIEW_LISTINGS: v.optional(v.picklist(reviewModes, 'must be off, new-sellers or all'), 'off'),
  /** 1 loads the demo market and shows the demo accounts. */
  DEMO_MODE: v.optional(flag, '0'),
  /** 1 lets a week happen in the demo market, once, when the server has begun to serve. */
  DEMO_WEEK: v.optional(flag, '0'),
  /** Where people who need help write and call; shown in the footer. */
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'help@motohaat.example',
  ),
  SUPPORT_PHONE: v.optional(text, '+880 1700 000000'),
  /** Build folders to publish and make live at start, separated as in PATH. */
  PUBLISH_FROM: v.optional(list(path.delimiter), ''),
  /** Whether public pages are drawn here, and not by browsers alone. It needs Node 26. */
  RENDERING: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Whether callers are held to so many calls a minute; tests sign in too often for that. */
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /**
   * Seconds that a process which is asked to end (SIGTERM) still serves while `/readyz` refuses, so that a
   * proxy sends its visitors elsewhere first. In production 5, else 0.
   */
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[0-5]?\d|60)$/, 'must be 0 to 60 seconds'),
      v.transform(Number),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is not a log level',
    ),
    'info',
  ),
});

/** The server's settings. */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicOrigin: string | undefined;
  trustProxy: string[] | undefined;
  databaseUrl: string | undefined;
  /** Of a replica; nothing where the primary alone is read. */
  databaseReadUrl: string | undefined;
  redisUrl: string | undefined;
  /** Whether hot statements are sent by name. */
  prepareStatements: boolean;
  dir: string;
  /** Unset only locally, where the process makes one. */
  accessTokenSecret: string | undefined;
  /** Unset only locally, where the process makes one. */
  compositionKeyFile: string | undefined;
  /** Unset where the server and its machines share a folder. */
  smokeKey: string | undefined;
  identity: IdentitySettings;
  payments: PaymentSettings;
  /** Nothing where people pay by card alone. */
  bkash: BkashSettings | undefined;
  /** What is paid online to book a bike, in whole taka; nothing where that is its price. */
  bookingFee: number | undefined;
  images: ImageSettings;
  /** Nothing where nobody is mailed. */
  mail: MailSettings | undefined;
  observing: ObservingSettings;
  /** Which listings wait for an admin before they are public. */
  review: ReviewMode;
  sandboxUrl: string | undefined;
  demoMode: boolean;
  demoWeek: boolean;
  support: { email: string; phone: string };
  publishFrom: string[];
  rendering: boolean;
  rateLimits: boolean;
  /** How long a process serves on after SIGTERM, in seconds. */
  drainSeconds: number;
  logLevel: string;
};

/** The environment cannot be used. `errors` has one sentence for each thing to mend. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(`The settings cannot be used:\n${errors.map((error) => `- ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

/** Somebody who names no Firebase project works with the sandbox at its usual port. */
function withLocalDefaults(env: Readonly<Record<string, string | undefined>>) {
  const isLocal = env['NODE_ENV'] !== 'production' && !env['FIREBASE_PROJECT_ID'];
  return isLocal ? { SANDBOX_URL: 'http://127.0.0.1:4401', ...env } : env;
}

/**
 * Reads the settings from environment variables. Blanks around a value do not count, and a variable
 * without any other character counts as not set.
 *
 * @throws ConfigError naming every error at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = withLocalDefaults(
    Object.fromEntries(
      Object.entries(environment)
        .map(([name, value]) => [name, value?.trim()] as const)
        .filter(([, value]) => value),
    ),
  );
  const parsed = v.safeParse(Environment, set);
  const errors = [
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}.`),
    ...(set['NODE_ENV'] === 'production' ? productionErrors(set) : []),
    ...projectErrors(set),
    ...replicaErrors(set),
    ...identityErrors(set),
    ...paymentErrors(set),
    ...bkashErrors(set),
    ...imageErrors(set),
    ...mailErrors(set),
    ...observingErrors(set),
    ...demoErrors(set),
  ];
  if (!parsed.success || errors.length > 0) throw new ConfigError(errors);
  const env = parsed.output;
  const production = env.NODE_ENV === 'production';
  const host = env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  return {
    production,
    port: env.PORT,
    host,
    publicOrigin: env.PUBLIC_ORIGIN && new URL(env.PUBLIC_ORIGIN).origin,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    redisUrl: env.REDIS_URL,
    prepareStatements: env.PREPARED_STATEMENTS === 'on',
    dir: path.resolve(env.MOTOHAAT_DIR),
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    compositionKeyFile: env.COMPOSITION_KEY_FILE,
    smokeKey: env.SMOKE_KEY,
    identity: {
      projectId: env.FIREBASE_PROJECT_ID,
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      jwksUrl:
        env.FIREBASE_JWKS_URL ??
        (env.SANDBOX_URL ? new URL(sandboxKeysPath, env.SANDBOX_URL).href : firebaseKeys),
      ...readIdentityAdmin(set),
    },
    payments: readPaymentSettings(set),
    bkash: readBkashSettings(set),
    bookingFee: readBookingFee(set),
    images: readImageSettings(set),
    mail: readMailSettings(set),
    observing: readObserving(env, host),
    review: env.REVIEW_LISTINGS,
    sandboxUrl: env.SANDBOX_URL,
    demoMode: env.DEMO_MODE,
    demoWeek: env.DEMO_MODE && env.DEMO_WEEK,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE },
    publishFrom: env.PUBLISH_FROM,
    rendering: env.RENDERING === 'on',
    rateLimits: env.RATE_LIMITS === 'on',
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    logLevel: env.LOG_LEVEL,
  };
}
