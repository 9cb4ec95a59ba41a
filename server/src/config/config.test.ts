import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readBkashSettings } from './bkash.ts';
import { ConfigError, readConfig } from './config.ts';
import { readImageSettings } from './images.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://motohaat.com',
  ACCESS_TOKEN_SECRET: 's'.repeat(32),
  COMPOSITION_KEY_FILE: '/run/secrets/composition-key.pem',
  FIREBASE_PROJECT_ID: 'motohaat-live',
  FIREBASE_API_KEY: 'AIza-public',
  FIREBASE_AUTH_DOMAIN: 'motohaat-live.firebaseapp.com',
  FIREBASE_CLIENT_EMAIL: 'server@motohaat-live.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: String.raw`-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----\n`,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  IMAGES_KEY: '0123456789abcdef',
  SUPPORT_EMAIL: 'help@motohaat.com',
  SUPPORT_PHONE: '+880 2 0000000',
};

const testKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
};

function errorsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

test.each([
  ['SANDBOX_URL', ' http://127.0.0.1:4401 '],
  ['FIREBASE_PROJECT_ID', ' demo-motohaat'],
  ['FIREBASE_AUTH_DOMAIN', 'localhost:4401'],
  ['FIREBASE_AUTH_DOMAIN', 'sandbox.localhost'],
  ['FIREBASE_JWKS_URL', 'https://[::ffff:127.0.0.1]/keys'],
  ['FIREBASE_JWKS_URL', 'https://0.0.0.0/keys'],
  ['ACCESS_TOKEN_SECRET', ' '.repeat(40)],
  ['RATE_LIMITS', 'off '],
])('production is refused with %s=“%s”, whatever stands around it', (name, value) => {
  expect(errorsOf({ ...production, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: `)),
  ]);
});

test('an empty environment runs on this machine alone, against the sandbox', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 4400,
    host: '127.0.0.1',
    publicOrigin: undefined,
    trustProxy: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    prepareStatements: true,
    dir: path.resolve('.motohaat'),
    accessTokenSecret: undefined,
    identity: {
      projectId: 'demo-motohaat',
      apiKey: 'sandbox-key-of-demo-motohaat',
      authDomain: 'demo-motohaat.firebaseapp.com',
      jwksUrl:
        'http://127.0.0.1:4401/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      toolkitUrl: 'http://127.0.0.1:4401/identitytoolkit.googleapis.com',
      serviceAccount: undefined,
    },
    payments: {
      secretKey: 'sk_test_MotoHaatSandbox',
      publishableKey: 'pk_test_MotoHaatSandbox',
      webhookSecret: 'whsec_MotoHaatSandbox',
      apiBase: 'http://127.0.0.1:4401',
      scriptUrl: 'http://127.0.0.1:4401/endive/stripe.js',
    },
    bkash: readBkashSettings({}),
    images: readImageSettings({}),
    mail: undefined,
    observing: { metrics: undefined, traces: undefined },
    review: 'off',
    sandboxUrl: 'http://127.0.0.1:4401',
    demoMode: false,
    demoWeek: false,
    drainSeconds: 0,
    support: { email: 'help@motohaat.example', phone: '+880 1700 000000' },
    publishFrom: [],
    rendering: true,
    rateLimits: true,
    logLevel: 'info',
  });
});

test('only production serves on for some seconds after it was told to end, unless somebody says how long', () => {
  expect(readConfig(production).drainSeconds).toBe(5);
  expect(readConfig({}).drainSeconds).toBe(0);
  expect(readConfig({ ...production, DRAIN_SECONDS: '12' }).drainSeconds).toBe(12);
});

test('production serves every address, against the real provider', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    sandboxUrl: undefined,
    identity: {
      projectId: 'motohaat-live',
      jwksUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//),
      toolkitUrl: 'https://identitytoolkit.googleapis.com',
      serviceAccount: {
        clientEmail: 'server@motohaat-live.iam.gserviceaccount.com',
        privateKey: '-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----\n',
      },
    },
  });
});

test('with keys of its own, it takes payments from Stripe and not from the sandbox', () => {
  expect(readConfig(testKeys).payments).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_12345678',
    apiBase: undefined,
    scriptUrl: undefined,
  });
});

test('with a key, photos go to imgbb, or to the host that is named', () => {
  expect(readConfig(production).images).toEqual({
    uploadUrl: 'https://api.imgbb.com/1/upload',
    key: '0123456789abcdef',
    origins: ['https://i.ibb.co'],
  });
  const host = {
    IMAGES_UPLOAD_URL: 'https://photos.example/1/upload',
    IMAGES_ORIGINS: 'https://a.photos.example, https://b.photos.example',
  };
  expect(readConfig({ ...production, ...host }).images).toMatchObject({
    uploadUrl: 'https://photos.example/1/upload',
    origins: ['https://a.photos.example', 'https://b.photos.example'],
  });
});

test('lists are split, and an empty variable counts as not set', () => {
  const folders = ['/a/dist', '/b/dist'].join(path.delimiter);
  expect(
    readConfig({ PUBLISH_FROM: folders, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1', PORT: '' }),
  ).toMatchObject({
    publishFrom: ['/a/dist', '/b/dist'],
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    port: 4400,
  });
});

describe('refuses, naming the variable', () => {
  test.each<[Record<string, string>, string]>([
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db/motohaat' }, 'DATABASE_URL'],
    [{ ACCESS_TOKEN_SECRET: 'short' }, 'ACCESS_TOKEN_SECRET'],
    [{ SANDBOX_URL: 'http://sandbox.example:4401' }, 'SANDBOX_URL'],
    [{ SANDBOX_URL: 'localhost' }, 'SANDBOX_URL'],
    [{ FIREBASE_JWKS_URL: 'keys' }, 'FIREBASE_JWKS_URL'],
    [{ STRIPE_API_BASE: 'https://api.stripe.com' }, 'STRIPE_API_BASE'],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
    [{ ...testKeys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...testKeys, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...testKeys, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ IMAGES_KEY: 'a key' }, 'IMAGES_KEY'],
    [{ IMAGES_UPLOAD_URL: 'photos' }, 'IMAGES_UPLOAD_URL'],
    [{ IMAGES_ORIGINS: 'https://i.ibb.co/a' }, 'IMAGES_ORIGINS'],
    [{ IMAGES_ORIGINS: '*' }, 'IMAGES_ORIGINS'],
    [{ REVIEW_LISTINGS: '3' }, 'REVIEW_LISTINGS'],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE'],
    [{ DEMO_MODE: '1', FIREBASE_PROJECT_ID: 'motohaat-live' }, 'DEMO_MODE'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PREPARED_STATEMENTS: 'yes' }, 'PREPARED_STATEMENTS'],
    [{ SUPPORT_EMAIL: 'us' }, 'SUPPORT_EMAIL'],
    [
      { FIREBASE_PROJECT_ID: 'motohaat-live', SANDBOX_URL: 'http://localhost:1' },
      'FIREBASE_PROJECT_ID',
    ],
    [
      { FIREBASE_PROJECT_ID: 'motohaat-live', FIREBASE_JWKS_URL: 'http://127.0.0.1:1/keys' },
      'FIREBASE_PROJECT_ID',
    ],
    [{ FIREBASE_PROJECT_ID: 'demo-else' }, 'SANDBOX_URL'],
  ])('%j', (environment, variable) => {
    const errors = errorsOf(environment);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${variable}: [^\n]+\\.$`));
  });
});

describe('production refuses', () => {
  test.each<[Record<string, string | undefined>, string]>([
    [{ ACCESS_TOKEN_SECRET: undefined }, 'ACCESS_TOKEN_SECRET'],
    [{ ACCESS_TOKEN_SECRET: 'x'.repeat(31) }, 'ACCESS_TOKEN_SECRET'],
    [{ COMPOSITION_KEY_FILE: undefined }, 'COMPOSITION_KEY_FILE'],
    [{ FIREBASE_PROJECT_ID: undefined }, 'FIREBASE_PROJECT_ID'],
    [{ FIREBASE_PROJECT_ID: 'demo-motohaat' }, 'FIREBASE_PROJECT_ID'],
    [{ FIREBASE_API_KEY: undefined }, 'FIREBASE_API_KEY'],
    [{ FIREBASE_AUTH_DOMAIN: undefined }, 'FIREBASE_AUTH_DOMAIN'],
    [{ FIREBASE_CLIENT_EMAIL: undefined }, 'FIREBASE_CLIENT_EMAIL'],
    [{ FIREBASE_CLIENT_EMAIL: 'server' }, 'FIREBASE_CLIENT_EMAIL'],
    [{ FIREBASE_PRIVATE_KEY: undefined }, 'FIREBASE_PRIVATE_KEY'],
    [{ FIREBASE_PRIVATE_KEY: 'a key' }, 'FIREBASE_PRIVATE_KEY'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ FIREBASE_JWKS_URL: 'http://keys.example/jwk' }, 'FIREBASE_JWKS_URL'],
    [{ FIREBASE_JWKS_URL: 'https://127.0.0.1/jwk' }, 'FIREBASE_JWKS_URL'],
    [{ FIREBASE_JWKS_URL: 'https://[::1]/jwk' }, 'FIREBASE_JWKS_URL'],
    [{ STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: undefined }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_API_BASE: 'http://localhost:4401' }, 'STRIPE_API_BASE'],
    [{ IMAGES_KEY: undefined }, 'IMAGES_KEY'],
    [{ IMAGES_KEY: 'images_MotoHaatSandbox' }, 'IMAGES_KEY'],
    [{ IMAGES_UPLOAD_URL: 'http://photos.example/1/upload' }, 'IMAGES_UPLOAD_URL'],
    [{ IMAGES_UPLOAD_URL: 'https://127.0.0.1/1/upload' }, 'IMAGES_UPLOAD_URL'],
    [{ IMAGES_ORIGINS: 'http://photos.example' }, 'IMAGES_ORIGINS'],
    [{ SANDBOX_URL: 'http://localhost:4401' }, 'SANDBOX_URL'],
    [{ DEMO_MODE: '1' }, 'DEMO_MODE'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [{ PUBLIC_ORIGIN: 'http://motohaat.com' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
    [{ SUPPORT_PHONE: undefined }, 'SUPPORT_PHONE'],
  ])('%j', (change, variable) => {
    const errors = errorsOf({ ...production, ...change });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${variable}: `));
  });

  test('everything at once', () => {
    const errors = errorsOf({
      NODE_ENV: 'production',
      PORT: 'x',
      SANDBOX_URL: 'http://localhost:4401',
      FIREBASE_PROJECT_ID: 'demo-motohaat',
      DEMO_MODE: '1',
    });
    expect(new Set(errors.map((error) => error.split(':')[0]))).toEqual(
      new Set([
        'ACCESS_TOKEN_SECRET',
        'COMPOSITION_KEY_FILE',
        'DEMO_MODE',
        'FIREBASE_API_KEY',
        'FIREBASE_AUTH_DOMAIN',
        'FIREBASE_CLIENT_EMAIL',
        'FIREBASE_PRIVATE_KEY',
        'FIREBASE_PROJECT_ID',
        'IMAGES_KEY',
        'PORT',
        'PUBLIC_ORIGIN',
        'SANDBOX_URL',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_SECRET_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'SUPPORT_EMAIL',
        'SUPPORT_PHONE',
      ]),
    );
  });
});

test.each([
  [{ SMTP_URL: 'https://mail.motohaat.com', PUBLIC_ORIGIN: 'http://localhost' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://u:p@mail.motohaat.com' }, 'PUBLIC_ORIGIN'],
  [
    { SMTP_URL: 'smtp://localhost:25', PUBLIC_ORIGIN: 'http://localhost', MAIL_FROM: 'x' },
    'MAIL_FROM',
  ],
])('mails are refused with %o', (mail, name) => {
  expect(errorsOf(mail)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

test('in production mails come from somebody, by another machine; without SMTP_URL there are none', () => {
  expect(readConfig(production).mail).toBeUndefined();
  expect(errorsOf({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([
    'MAIL_FROM: is needed with SMTP_URL in production.',
    'SMTP_URL: must name another machine in production.',
  ]);
  const MAIL_FROM = 'MotoHaat <notices@motohaat.com>';
  const SMTP_URL = 'smtps://user:secret@smtp.example.com';
  const settings = { smtpUrl: SMTP_URL, from: MAIL_FROM };
  expect(readConfig({ ...production, MAIL_FROM, SMTP_URL }).mail).toEqual(settings);
});
