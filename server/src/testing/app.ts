import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Role } from '@motohaat/domain/role';
import type { FastifyInstance } from 'fastify';

import { firebaseIdentity } from '../adapters/identity/firebase.ts';
import type { IdentityPort } from '../adapters/identity/port.ts';
import type { ImagesPort } from '../adapters/images/port.ts';
import type { PaymentsPort } from '../adapters/payments/port.ts';
import { servicesOf, type AppOptions, buildApp, filesFolder } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import type { PaidBookingServices } from '../modules/paid-bookings/end-booking.ts';
import { compositionKey, smokeKey } from '../platform/testing/keys.ts';
import { traceStatements } from '../traces/trace-statements.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createIdTokenIssuer, type IdTokenIssuer, testProject } from './id-tokens.ts';
import { type TestIdentityAccounts, testIdentityAccounts } from './identity-accounts.ts';
import { noImages } from './no-images.ts';
import { noPayments } from './no-payments.ts';
import { patientTimes } from './redis.ts';
import { addUser } from './rows.ts';

/** Somebody with an account, signed in. */
export type Person = {
  id: string;
  uid: string;
  email: string;
  role: Role;
  idToken: string;
  accessToken: string;
  /** The header that goes with the person's calls. */
  authorization: string;
};

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** The database's address, for connections of the test's own. */
  databaseUrl: string;
  identityAccounts: TestIdentityAccounts;
  /** What jobs act with. */
  services: PaidBookingServices;
  /** Where releases keep their files. */
  files: string;
  /** Signs the server's own tokens. */
  secret: string;
  issuer: IdTokenIssuer;
  /** Every call that was registered, as `GET /api/users`. */
  routes: ReadonlySet<string>;
  /** Makes an account and signs in. */
  signIn(role: Role, values?: Parameters<typeof addUser>[1]): Promise<Person>;
  stop(): Promise<void>;
};

type Options = {
  /** One of its own unless told otherwise; it is dropped with the server. */
  database?: TestDatabase;
  environment?: Record<string, string>;
  identity?: IdentityPort;
  /** Knows of no payment unless told otherwise. */
  payments?: PaymentsPort;
  /** Makes bKash, with the database; not offered unless told otherwise. */
  wallet?: (db: Database) => PaymentsPort;
  /** Knows of no photo unless told otherwise. */
  images?: ImagesPort;
  /** Silent unless told otherwise. */
  logger?: AppOptions['logger'];
  /** Nothing is counted unless told otherwise. */
  metrics?: AppOptions['metrics'];
  /** Nothing is recorded unless told otherwise. */
  traces?: AppOptions['traces'];
};

/** The whole server on a database of its own; calls are injected, nothing listens. */
export async function createTestApp({
  database,
  environment,
  identity,
  payments = noPayments,
  wallet,
  images = noImages,
  logger = false,
  metrics,
  traces,
}: Options = {}): Promise<TestApp> {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-app-'));
  const {
    db,
    url: databaseUrl,
    drop,
  } = database ?? (await createTestDatabase('schema', traces && traceStatements(traces)));
  const issuer = await createIdTokenIssuer();
  const config = readConfig({
    NODE_ENV: 'test',
    MOTOHAAT_DIR: dir,
    RATE_LIMITS: 'off',
    ...environment,
  });
  const secret = 'a secret of tests, with 32 or more characters';
  const routes = new Set<string>();
  const accounts = testIdentityAccounts();
  const options: AppOptions = {
    config,
    db,
    secret,
    compositionKey,
    smokeKey,
    identityAccounts: accounts,
    identity: identity ?? firebaseIdentity({ projectId: testProject, keys: issuer.keys }),
    payments,
    wallet: wallet?.(db),
    images,
    logger,
    metrics,
    traces,
    storeTimes: patientTimes,
    strict: true,
    onRoute: ({ method, url, isFallback }) => {
      if (isFallback) return;
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    },
  };
  const app = await buildApp(options);

  return {
    app,
    db,
    databaseUrl,
    identityAccounts: accounts,
    services: servicesOf(options, app.log),
    files: filesFolder(config),
    secret,
    issuer,
    routes,
    signIn: async (role, values = {}) => {
      const user = await addUser(db, { role, name: `A ${role}`, email_verified: true, ...values });
      const idToken = await issuer.sign(user);
      const answer = await app.inject({
        url: '/api/jwt',
        query: { email: user.email },
        headers: { authorization: `Bearer ${idToken}` },
      });
      const { accessToken } = answer.json<{ accessToken: string }>();
      const { id, uid, email } = user;
      return { id, uid, email, role, idToken, accessToken, authorization: `Bearer ${accessToken}` };
    },
    stop: async () => {
      await app.close();
      await drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
