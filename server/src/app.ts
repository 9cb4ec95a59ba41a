import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { fastifyCookie } from '@fastify/cookie';
import type { PublicConfig } from '@motohaat/contract/composition';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import type { IdentityAccounts, IdentityPort } from './adapters/identity/port.ts';
import type { ImagesPort } from './adapters/images/port.ts';
import type { PaymentsPort } from './adapters/payments/port.ts';
import { apiRoutes } from './api-routes.ts';
import type { Config } from './config/config.ts';
import { publicConfig } from './config/public-config.ts';
import type { Database } from './database/index.ts';
import { apiPrefix } from './http/api-prefix.ts';
import { compilersFactory } from './http/compilers.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import type { Metrics } from './metrics/metrics.ts';
import { actorStore } from './modules/accounts/actors.repository.ts';
import { pseudonyms } from './modules/accounts/pseudonyms.ts';
import { createSharePictures } from './modules/bike-page/share-picture.ts';
import { handOverCodes } from './modules/deals/hand-over-code.ts';
import { unsubscribeTokens } from './modules/mails/unsubscribe-token.ts';
import { keepCatalogue } from './modules/other-models/keep-catalogue.ts';
import type { PaidBookingServices } from './modules/paid-bookings/end-booking.ts';
import type { Payments } from './modules/payments/payments.ts';
import { withdrawPayments } from './modules/payments/withdraw.ts';
import { streamHub } from './modules/stream/hub.plugin.ts';
import { createOverload } from './overload/overload.ts';
import { isAnythingLive, linkedPages, platformPlugin } from './platform/index.ts';
import { isMachineToken } from './platform/smoke/smoke-key.ts';
import { listTeamsOf } from './platform/teams/team-members.repository.ts';
import { teamOfToken } from './platform/teams/team-token.ts';
import { access } from './plugins/access.ts';
import { authentication } from './plugins/authentication.ts';
import { calls } from './plugins/calls.ts';
import { compress } from './plugins/compress.ts';
import { database } from './plugins/database.ts';
import { drain } from './plugins/drain.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { etag } from './plugins/etag.ts';
import { createHealth } from './plugins/health.ts';
import { idempotency } from './plugins/idempotency.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { keptAnswers } from './plugins/kept-answers.ts';
import { type Log, logging } from './plugins/logging.ts';
import { machines } from './plugins/machines.ts';
import { methods } from './plugins/methods.ts';
import { openapi } from './plugins/openapi.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { readingPlace } from './plugins/reading-place.ts';
import { spelling } from './plugins/spelling.ts';
import { teams } from './plugins/teams.ts';
import { readableUrl, refuseUnreadable } from './plugins/unreadable.ts';
import { openSharedStore, type StoreTimes } from './shared-store/shared-store.ts';
import { traceCalls, traceRoutes } from './traces/trace-calls.ts';
import type { Traces } from './traces/traces.ts';

/** The largest body of a call: 100 kB (ruling S7.32). */
const bodyLimit = 100_000;
/** Those of the site itself: of the home page and of the categories. */
const sitePictures = fileURLToPath(new URL('../pictures/', import.meta.url));

export type AppOptions = {
  config: Config;
  db: Database;
  identity: IdentityPort;
  /** Acts on people's accounts at the identity provider. */
  identityAccounts: IdentityAccounts;
  /** Signs the server's own tokens. */
  secret: string;
  /** Signs compositions: an Ed25519 private key in PKCS #8 PEM. */
  compositionKey: string;
  /** What the server and the machines that look at releases have in common. */
  smokeKey: string;
  payments: PaymentsPort;
  /** bKash, where it is offered. */
  wallet?: PaymentsPort | undefined;
  images: ImagesPort;
  /** What demo mode adds to the site. */
  demo?: { pictures: string; signIns: PublicConfig['demo'] } | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Nothing is counted without it. */
  metrics?: Metrics | undefined;
  /** Nothing is recorded without it. */
  traces?: Traces | undefined;
  /** How patient it is with Redis: for tests. */
  storeTimes?: StoreTimes;
  /** Whether a call fails that refuses what its row of the table does not name: for tests. */
  strict?: boolean;
  /** Told of each route as it is registered. */
  onRoute?: (route: { method: string | string[]; url: string; isFallback: boolean }) => void;
};

/** Where releases keep their files, below the server's folder. */
export function filesFolder(config: Config): string {
  return path.join(config.dir, 'files');
}

/** Puts the server together; it listens to nobody yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    db,
    identity,
    secret,
    compositionKey,
    smokeKey,
    logger = false,
    onRoute,
  } = options;
  const { metrics, traces } = options;
  const health = createHealth(() => isAnythingLive(db.probe));
  const overload = createOverload({
    secret,
    answerAtOnce: health.answer,
    takePoolWait: db.takePoolWait,
    onRefused: metrics && ((importance) => metrics.shed(importance).add()),
  });
  // A photo of 8 MiB at 600 kbit/s, a slow mobile line, takes the first, with ten seconds for a place.
  const times = { requestTimeout: 130_000, connectionTimeout: 30_000, keepAliveTimeout: 72_000 };
  const app = fastify({
    logger,
    serverFactory: overload.serverFactory(times),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    ...(config.trustProxy !== undefined && { trustProxy: config.trustProxy }),
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnreadable,
    bodyLimit,
    ...times,
    forceCloseConnections: 'idle',
    // An e-mail address in a path, each of its bytes encoded.
    routerOptions: { maxParamLength: 1000 },
    schemaController: { compilersFactory },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  });
  if (onRoute) {
    app.addHook('onRoute', ({ method, url, config: { fallback } = {} }) =>
      onRoute({ method, url, isFallback: fallback === true }),
    );
  }
  const store = config.redisUrl
    ? openSharedStore(config.redisUrl, app.log, options.storeTimes)
    : undefined;
  app.addHook('onClose', async () => store?.close());
  // The API speaks JSON only; a form of another site could send text.
  app.removeContentTypeParser('text/plain');

  await app.register(overload.plugin);
  if (traces) await app.register(traceRoutes);
  await app.register(logging, {
    begin: traces && traceCalls(traces),
    answered: metrics && measureCalls(metrics),
  });
  await app.register(drain);
  await app.register(errorHandler, { strict: options.strict ?? false });
  await app.register(jsonBodies);
  await app.register(database, { db, keepCatalogue: (number) => keepCatalogue(db, number) });
  await app.register(fastifyCookie);
  await app.register(authentication, {
    secret,
    identity,
    actors: actorStore(db),
    secureCookie: config.production,
  });
  await app.register(teams, {
    teamOfToken: (token) => teamOfToken(db, token),
    teamsOfAccount: (accountId) => listTeamsOf(db, accountId),
  });
  await app.register(machines, { isMachineToken: (token) => isMachineToken(smokeKey, token) });
  await app.register(streamHub, { store });
  await app.register(rateLimit, { enabled: config.rateLimits, store });
  await app.register(access);
  await app.register(idempotency);
  await app.register(calls);
  await app.register(methods, { prefix: apiPrefix });
  await app.register(openapi);
  await app.register(readingPlace, { secureCookie: config.production });
  await app.register(etag);
  await app.register(keptAnswers);
  await app.register(compress);
  await app.register(spelling);
  const pictures = [sitePictures, ...(options.demo ? [options.demo.pictures] : [])];
  await app.register(platformPlugin, {
    db,
    files: filesFolder(config),
    publicConfig: publicConfig(config, options.demo?.signIns),
    secret,
    compositionKey,
    smokeKey,
    pictures,
    sharePicture: createSharePictures({ db, host: options.images, folders: pictures }),
    production: config.production,
    publicOrigin: config.publicOrigin,
    imageOrigins: config.images.origins,
    linkedByServer: linkedPages,
    rendering: config.rendering,
    metrics,
    traces,
  });
  await app.register(health.plugin);
  await app.register(apiRoutes, {
    identity,
    config,
    services: servicesOf(options, app.log),
    codes: handOverCodes(secret),
    unsubscribing: unsubscribeTokens(secret),
    selling: { host: options.images, review: config.review, bookingFee: config.bookingFee, secret },
    store,
  });
  app.refuseTheRest();
  await app.ready();
  return app;
}

/** What the modules and jobs work with on accounts, listings and bookings. */
export function servicesOf(
  { db, identityAccounts: identity, secret, payments: provider, wallet }: AppOptions,
  log: Log,
): PaidBookingServices {
  const payments: Payments = { db, provider, wallet, log };
  return {
    db,
    identity,
    payments,
    withdrawPayments: (bookingId) => withdrawPayments(payments, bookingId),
    pseudonyms: pseudonyms(secret),
    log,
  };
}
