import * as v from 'valibot';

import type { BkashSettings } from '../adapters/payments/bkash/client.ts';
import { loopbackUrl } from './rules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const sandboxUrl = 'http://127.0.0.1:4401';
const version = '/v1.2.0-beta';
/** Source: bKash developer portal, "Tokenized Checkout". */
const liveBase = `https://tokenized.pay.bka.sh${version}`;
const testBase = `https://tokenized.sandbox.bka.sh${version}`;
/** What the local stand-in knows; none of it opens anything anywhere else. */
const sandboxKeys = {
  appKey: 'MotoHaatSandboxApp',
  appSecret: 'MotoHaatSandboxSecret',
  username: 'sandbox',
  password: 'sandbox',
};

const text = v.optional(v.pipe(v.string(), v.minLength(1)));

/** What the server reads of bKash. In production, without its keys, people pay by card alone. */
export const bkashVariables = {
  /** Key and secret of the merchant's application. */
  BKASH_APP_KEY: text,
  BKASH_APP_SECRET: text,
  /** The merchant's name and password for the API. */
  BKASH_USERNAME: text,
  BKASH_PASSWORD: text,
  /** A stand-in for bKash on this machine, with its version. */
  BKASH_API_BASE: v.optional(loopbackUrl),
};

const needed = ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'] as const;

/** The settings; outside of production, without keys, they are the sandbox's. */
export function readBkashSettings(env: Variables): BkashSettings | undefined {
  const isProduction = env['NODE_ENV'] === 'production';
  const [appKey, appSecret, username, password] = needed.map((name) => env[name]);
  if (appKey && appSecret && username && password) {
    const apiBase = env['BKASH_API_BASE'] ?? (isProduction ? liveBase : testBase);
    return { appKey, appSecret, username, password, apiBase };
  }
  if (isProduction) return undefined;
  const sandbox = new URL(`/bkash${version}`, env['SANDBOX_URL'] ?? sandboxUrl).href;
  return { ...sandboxKeys, apiBase: env['BKASH_API_BASE'] ?? sandbox };
}

/** All keys or none, and none of a stand-in where money is real: one sentence for each thing to mend. */
export function bkashErrors(env: Variables): string[] {
  const given = needed.filter((name) => env[name]);
  const missing = given.length === 0 ? [] : needed.filter((name) => !env[name]);
  const isStandIn = env['NODE_ENV'] === 'production' && env['BKASH_API_BASE'];
  return [
    ...missing.map((name) => `${name}: is needed with ${given[0]}.`),
    ...(isStandIn ? ['BKASH_API_BASE: must not be set in production; it is for local use.'] : []),
  ];
}
