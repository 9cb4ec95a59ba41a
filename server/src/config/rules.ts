import * as v from 'valibot';

import { isLoopback } from '../http/loopback.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);

export const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://'),
  v.url('must be a URL'),
);

export const redisUrl = v.pipe(
  v.string(),
  v.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
  v.url('must be a URL'),
);

export const loopbackUrl = v.pipe(
  v.string(),
  v.check(
    (address: string) => isLoopback(address),
    'must be an address of this machine, such as http://127.0.0.1:4401',
  ),
);

/** A list of what stands between the separators. */
export function list(separator: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(separator)
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  );
}

/** As URLs write them: names, IPv4, IPv6, IPv4 in IPv6, and "any address", which connects to one's own. */
const neededInProduction = [
  'PUBLIC_ORIGIN',
  'ACCESS_TOKEN_SECRET',
  'COMPOSITION_KEY_FILE',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
];
const localOnly = ['SANDBOX_URL', 'FIREBASE_AUTH_EMULATOR_HOST'];

/** What keeps these variables from serving real people: one sentence each. */
export function productionErrors(env: Variables): string[] {
  const errors = neededInProduction
    .filter((name) => !env[name])
    .map((name) => `${name}: is needed in production.`);
  for (const name of localOnly) {
    if (env[name]) errors.push(`${name}: must not be set in production; it is for local use.`);
  }
  if (env['DEMO_MODE'] === '1') {
    errors.push('DEMO_MODE: must not be 1 in production; demo passwords are public.');
  }
  if (env['RATE_LIMITS'] === 'off') {
    errors.push('RATE_LIMITS: must not be off in production.');
  }
  if (env['FIREBASE_PROJECT_ID']?.startsWith('demo-')) {
    errors.push('FIREBASE_PROJECT_ID: must be a real project in production, not a demo- one.');
  }
  if (isLoopback(`https://${env['FIREBASE_AUTH_DOMAIN']}`)) {
    errors.push('FIREBASE_AUTH_DOMAIN: must be the domain of another machine in production.');
  }
  const keys = env['FIREBASE_JWKS_URL'];
  if (keys && (isLoopback(keys) || !keys.startsWith('https://'))) {
    errors.push('FIREBASE_JWKS_URL: must be an https address of another machine in production.');
  }
  const origin = env['PUBLIC_ORIGIN'];
  if (origin && !origin.startsWith('https://')) {
    errors.push('PUBLIC_ORIGIN: must start with https:// in production.');
  }
  return errors;
}

/** Of the embedded database there is no replica. */
export function replicaErrors(env: Variables): string[] {
  return env['DATABASE_READ_URL'] && !env['DATABASE_URL']
    ? ['DATABASE_READ_URL: needs DATABASE_URL, the database that it is a replica of.']
    : [];
}

/** The demo accounts live in the sandbox. */
export function demoErrors(env: Variables): string[] {
  const isAlone = env['DEMO_MODE'] === '1' && !env['SANDBOX_URL'];
  return isAlone && env['NODE_ENV'] !== 'production'
    ? ['DEMO_MODE: needs a local sandbox; set SANDBOX_URL.']
    : [];
}

/** Local keys sign for `demo-` projects only: tokens of a real project never rest on them. */
export function projectErrors(env: Variables): string[] {
  const project = env['FIREBASE_PROJECT_ID'] ?? 'demo-motohaat';
  const local = isLoopback(env['FIREBASE_JWKS_URL']) || env['SANDBOX_URL'] !== undefined;
  if (env['NODE_ENV'] === 'production' || local === project.startsWith('demo-')) return [];
  return [
    local
      ? 'FIREBASE_PROJECT_ID: a local sandbox serves demo- projects only.'
      : 'SANDBOX_URL: a demo- project needs the address of a local sandbox.',
  ];
}
