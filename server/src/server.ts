import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { firebaseIdentity, remoteKeys } from './adapters/identity/firebase.ts';
import { identityAccounts } from './adapters/identity/identity-toolkit.ts';
import { imgbbImages } from './adapters/images/imgbb.ts';
import { smtpMail } from './adapters/mail/smtp.ts';
import { bkashPayments } from './adapters/payments/bkash/bkash.ts';
import { bkashStore } from './adapters/payments/bkash/store.ts';
import type { PaymentsPort } from './adapters/payments/port.ts';
import { stripePayments } from './adapters/payments/stripe.ts';
import { servicesOf, type AppOptions, buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { connect } from './connect.ts';
import { countOtherProcesses, type Database, migrate, processName } from './database/index.ts';
import { announceBikes } from './jobs/announce-bikes.ts';
import { closeReviewCases } from './jobs/close-review-cases.ts';
import { completeBookings } from './jobs/complete-bookings.ts';
import { evaluateCanaries } from './jobs/evaluate-canaries.ts';
import { expireBookings } from './jobs/expire-bookings.ts';
import { expireListings } from './jobs/expire-listings.ts';
import { expireOldOffers } from './jobs/expire-offers.ts';
import { finishDeletions } from './jobs/finish-deletions.ts';
import { forgetDrafts } from './jobs/forget-drafts.ts';
import { forgetOldHints } from './jobs/forget-hints.ts';
import { forgetKeys } from './jobs/forget-keys.ts';
import { forgetOldNotices } from './jobs/forget-notices.ts';
import { forgetPageData } from './jobs/forget-page-data.ts';
import { forgetOldViews } from './jobs/forget-views.ts';
import { hashPhotos } from './jobs/hash-photos.ts';
import { keepLandingPages } from './jobs/keep-landing-pages.ts';
import { keepPriceBands } from './jobs/keep-price-bands.ts';
import { keepSearch } from './jobs/keep-search.ts';
import { maskPhones } from './jobs/mask-phones.ts';
import { purgeReleasesJob } from './jobs/purge-releases.ts';
import { reconcilePaymentsJob } from './jobs/reconcile-payments.ts';
import { removeLoosePhotos } from './jobs/remove-loose-photos.ts';
import { startJobs } from './jobs/runner.ts';
import { sendMails } from './jobs/send-mails.ts';
import { sweepPublicChanges } from './jobs/sweep-public-changes.ts';
import { takeInModels } from './jobs/take-in-models.ts';
import { tellEnds } from './jobs/tell-ends.ts';
import { tellWebhooks } from './jobs/tell-webhooks.ts';
import { tracedJobs } from './jobs/traced-jobs.ts';
import { messagesIn } from './messages/index.ts';
import { measuredPayments } from './metrics/measured-payments.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { startMetrics } from './metrics/start-metrics.ts';
import { writeCategories } from './modules/catalogue/categories.ts';
import { setMailing } from './modules/mails/channel.ts';
import type { MailSite } from './modules/mails/compose-mail.ts';
import { unsubscribeTokens } from './modules/mails/unsubscribe-token.ts';
import type { Payments } from './modules/payments/payments.ts';
import { withdrawForgotten } from './modules/payments/withdraw.ts';
import { postgresSearch } from './modules/search/postgres/engine.ts';
import {
  goLive,
  keepCallShapes,
  linkedPages,
  publishRelease,
  readCanaries,
  refuseUnfitServer,
} from './platform/index.ts';
import { lookAfterFiles } from './platform/registry/heal.ts';
import type { Registry } from './platform/registry/operations.ts';
import { keepLocalTokens } from './platform/teams/local-tokens.ts';
import { logOutput } from './plugins/log-output.ts';
import { loggerOptions } from './plugins/logging.ts';
import { localSecret } from './secrets/access-token-secret.ts';
import { readCompositionKey } from './secrets/composition-key.ts';
import { readSmokeKey } from './secrets/smoke-key.ts';
import { openTraces } from './traces/open-traces.ts';
import { traceStatements } from './traces/trace-statements.ts';

/**
 * Milliseconds that a process which ends waits for requests under way: with the five seconds before, less
 * than the thirty after which container platforms kill.
 */
const longestRequest = 20_000;

/** A server that takes requests. */
export type RunningServer = {
  url: string;
  /** Resolves when the server can do nothing more, because its own database is gone. */
  lost: Promise<void>;
  /**
   * Lets requests under way end, then closes the database.
   *
   * @param hurry aborted when the end may no longer wait until proxies have turned away: from the
   *   beginning, or later
   */
  stop(hurry: AbortSignal): Promise<void>;
};

/**
 * Starts everything that the settings ask for: the database with its schema, the demo market, the
 * releases, and the HTTP server.
 *
 * @param log told each step that takes time, in a sentence
 */
export async function startServer(
  config: Config,
  log: (message: string) => void,
): Promise<RunningServer> {
  const applicationName = processName(randomUUID());
  const secret = config.accessTokenSecret ?? (await localSecret(config.dir));
  const traces = await openTraces(config.observing.traces, { secret, log });
  const tellStatement = traces && traceStatements(traces);
  const connection = await connect(config, { applicationName, log, tellStatement });
  const { db } = connection;
  let app: FastifyInstance | undefined;
  let stopMetrics: (() => Promise<void>) | undefined;
  try {
    await migrate(db);
    await writeCategories(db);
    const demo = config.demoMode ? await loadDemoMarket(db, config, log) : undefined;
    await publish({ db, linkedByServer: linkedPages }, config);
    await keepCallShapes(db);
    const { metrics: reading } = config.observing;
    const metrics = reading && createMetrics();
    const measured = (port: PaymentsPort) => (metrics ? measuredPayments(port, metrics) : port);
    const provider = measured(stripePayments(config.payments));
    const wallet =
      config.bkash && measured(bkashPayments({ ...config.bkash, store: bkashStore(db) }));
    const images = imgbbImages(config.images);
    const options: AppOptions = {
      config,
      db,
      secret,
      compositionKey: await readCompositionKey(config),
      smokeKey: await readSmokeKey(config),
      identityAccounts: identityAccounts(config.identity),
      identity: firebaseIdentity({
        projectId: config.identity.projectId,
        keys: remoteKeys(config.identity.jwksUrl),
      }),
      payments: provider,
      wallet,
      images,
      demo,
      metrics,
      traces,
      logger: { ...loggerOptions(config.logLevel), stream: logOutput() },
    };
    app = await buildApp(options);
    const site = app;
    const payments: Payments = { db, provider, wallet, log: site.log };
    if (!config.redisUrl && (await countOtherProcesses(db, applicationName)) > 0) {
      log(
        'Another process serves this database. Limits of calls and of uploads hold for each by itself: set REDIS_URL to have them count together.',
      );
    }
    if (config.production && config.smokeKey === undefined) {
      log(
        'SMOKE_KEY is not set: no machine can look at releases, and an admin has to let each of them through.',
      );
    }
    const { mail: mailing } = config;
    await setMailing(db, mailing !== undefined);
    if (!mailing)
      log('SMTP_URL is not set: people are told on the site alone, and nobody is mailed.');
    const carrier =
      mailing && smtpMail({ ...mailing, url: mailing.smtpUrl, replyTo: config.support.email });
    stopMetrics =
      metrics && (await startMetrics(metrics, { db, log: site.log, readCanaries, ...reading }));
    const address = await site.listen({ port: config.port, host: config.host });
    const ending = new AbortController();
    const week = config.demoWeek
      ? import('./demo/let-week-happen.ts').then(({ letWeekHappen }) =>
          letWeekHappen(options, connection, site.log, ending.signal),
        )
      : undefined;
    const jobs = startJobs({
      db,
      log: site.log,
      after: week,
      onRun: metrics && countRuns(metrics),
      jobs: tracedJobs(
        [
          ...(carrier
            ? [sendMails({ db, mail: carrier, site: mailSite(site, options), log: site.log })]
            : []),
          expireBookings({
            db,
            withdrawPayments: (bookingId) => withdrawForgotten(payments, bookingId),
          }),
          completeBookings(db),
          announceBikes(db),
          reconcilePaymentsJob(payments),
          finishDeletions(servicesOf(options, site.log)),
          forgetKeys(db),
          keepSearch(db),
          keepLandingPages(db, postgresSearch(db)),
          maskPhones(db),
          removeLoosePhotos({ db, host: images }),
          evaluateCanaries(site.registry),
          forgetPageData(db),
          forgetOldViews(db),
          expireListings(db),
          expireOldOffers(db),
          tellEnds(db),
          forgetOldNotices(db),
          forgetOldHints(db),
          hashPhotos({ db, host: images }),
          closeReviewCases(db),
          keepPriceBands(db),
          forgetDrafts(db),
          sweepPublicChanges(db),
          takeInModels(db),
          purgeReleasesJob(site.registry),
          tellWebhooks({ db, secret, development: !config.production }),
        ],
        traces,
      ),
    });
    void lookAfterFiles(site.registry, { log: site.log, signal: ending.signal });
    return {
      url: config.publicOrigin ?? address,
      lost: connection.lost,
      stop: async (hurry) => {
        ending.abort();
        site.drain.begin();
        await week;
        await sleep(config.drainSeconds * 1000, undefined, { signal: hurry }).catch(() => {});
        // Of a request that takes longer nobody can say when it ends.
        const timer = setTimeout(() => site.server.closeAllConnections(), longestRequest);
        await site.close();
        clearTimeout(timer);
        await jobs.stop();
        await stopMetrics?.();
        carrier?.close();
        await connection.close();
        await traces?.stop();
      },
    };
  } catch (error) {
    await app?.close();
    await stopMetrics?.();
    await connection.close();
    throw error;
  }
}

/** Counts the runs of jobs that this process makes. */
function countRuns(metrics: Metrics): Parameters<typeof startJobs>[0]['onRun'] {
  return (job, { outcome, seconds }) => {
    metrics.jobRuns(job, outcome).add();
    metrics.jobDuration(job).observe(seconds);
  };
}

/** What mails need of the site; where mails are sent, its address is known. */
function mailSite(app: FastifyInstance, { config, secret }: AppOptions): MailSite {
  return {
    origin: config.publicOrigin ?? 'http://localhost',
    supportEmail: config.support.email,
    tokens: unsubscribeTokens(secret),
    shownIn: app.shownIn,
    pathOf: ({ purpose, parameters }, reader) => app.pagePath(purpose, parameters ?? {}, reader),
  };
}

/** Loaded here, so that a server without demo mode does not have it in memory. */
async function loadDemoMarket(
  db: Database,
  { sandboxUrl }: Config,
  log: (message: string) => void,
) {
  const [{ loadDemo }, { demoSite }] = await Promise.all([
    import('./demo/load-demo.ts'),
    import('./demo/demo-site.ts'),
  ]);
  if (sandboxUrl) await loadDemo({ db, sandboxUrl, log });
  return demoSite;
}

async function publish(
  registry: Pick<Registry, 'db' | 'linkedByServer'>,
  config: Config,
): Promise<void> {
  if (config.publishFrom.length === 0) return refuseUnfitServer(registry.db);
  const published = await Promise.all(
    config.publishFrom.map((folder) => publishRelease(registry, folder)),
  );
  const releases = Object.fromEntries(published.map(({ name, release }) => [name, release]));
  await goLive(registry, releases, {
    author: 'server',
    reason: messagesIn('en').reasons.start,
    why: { code: 'start' },
  });
  if (config.demoMode) await keepLocalTokens(registry.db, config.dir, Object.keys(releases));
}
