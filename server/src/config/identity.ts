import * as v from 'valibot';

type Variables = Readonly<Record<string, string | undefined>>;

const toolkit = 'https://identitytoolkit.googleapis.com';
/** Where the stand-in serves it. */
const sandboxToolkit = '/identitytoolkit.googleapis.com';

/** What the server needs to act on people's accounts at Firebase: a service account's two values. */
export const identityVariables = {
  /** The service account's address; its role is Firebase Authentication Admin. */
  FIREBASE_CLIENT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /** Its private key, PEM; `\n` may stand for the ends of lines. */
  FIREBASE_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----', 'is not a private key')),
  ),
};

export type IdentitySettings = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  jwksUrl: string;
  /** Where accounts are administered. */
  toolkitUrl: string;
  /** Unset only with the stand-in. */
  serviceAccount: { clientEmail: string; privateKey: string } | undefined;
};

/** Where and as whom accounts are administered; without a service account it is the sandbox. */
export function readIdentityAdmin(
  env: Variables,
): Pick<IdentitySettings, 'toolkitUrl' | 'serviceAccount'> {
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: key, SANDBOX_URL: url } = env;
  if (clientEmail === undefined || key === undefined) {
    return {
      toolkitUrl: url === undefined ? toolkit : new URL(sandboxToolkit, url).href,
      serviceAccount: undefined,
    };
  }
  const privateKey = key.replaceAll(String.raw`\n`, '\n');
  return { toolkitUrl: toolkit, serviceAccount: { clientEmail, privateKey } };
}

/** Without a service account nobody could be deleted at Firebase. */
export function identityErrors(env: Variables): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  return ['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY']
    .filter((name) => !env[name])
    .map((name) => `${name}: is needed in production.`);
}
