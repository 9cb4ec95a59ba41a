import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';

import { bkashControl } from './bkash/control.routes.ts';
import { bkashPages } from './bkash/pages.routes.ts';
import { BKASH_PREFIX, bkashRest } from './bkash/rest.routes.ts';
import { openWallet, type Wallet } from './bkash/wallet.ts';
import { describeError, HttpError, SandboxError } from './errors.ts';
import { addFailureInjection, InjectedFailures } from './failure-injection.ts';
import { identityAdmin } from './identity/admin.routes.ts';
import { identityControl } from './identity/control.routes.ts';
import { type Identity, openIdentity } from './identity/identity.ts';
import { identityPages } from './identity/pages.routes.ts';
import { mailsOf } from './identity/pages/mail-list.ts';
import { identityOpenCalls, identityRest, JWKS_PATH } from './identity/rest.routes.ts';
import { imagesControl } from './images/control.routes.ts';
import { imagesFiles } from './images/files.routes.ts';
import { type Images, openImages } from './images/images.ts';
import { imagesRest } from './images/rest.routes.ts';
import { IMAGES_KEY, UPLOAD_PATH } from './images/vendor.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { mailControl } from './mail/control.routes.ts';
import { type Inbox, openInbox } from './mail/inbox.ts';
import { mailPages } from './mail/pages.routes.ts';
import { startMailServer } from './mail/smtp.ts';
import { addHomePage } from './pages/home.page.ts';
import { paymentsControl } from './payments/control.routes.ts';
import { paymentsPages, SCRIPT_PATH } from './payments/pages.routes.ts';
import { openPayments, type Payments } from './payments/payments.ts';
import { paymentsRest } from './payments/rest.routes.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './payments/vendor.ts';
import type { WebhookEndpoint } from './payments/webhooks.ts';
import { addRequestGuard, CONTROL_PREFIX } from './request-guard.ts';

const BODY_LIMIT_BYTES = 100_000;

export interface SandboxOptions {
  /** TCP port; 0 takes a free one. */
  port: number;
  /**
   * Loopback name or address to listen on; `localhost` unless told. A page should use the name that
   * stands in its own address: browsers keep the storage of `localhost` and `127.0.0.1` apart, and
   * sign-in by redirect needs the two to be one site.
   */
  host?: string;
  /** TCP port for mails; a free one unless told. */
  smtpPort?: number;
  /** State folder; made when missing. One sandbox at a time may use it. */
  dir: string;
  /** Project id; `demo-motohaat` unless told. */
  project?: string;
  /** Where payment events are told, signed with the secret; nowhere unless told. */
  webhook?: WebhookEndpoint;
  /** Told what a person should know, a sentence at a time; standard error unless told. */
  log?: (message: string) => void;
  /** The time in ms since 1970, for tests of what expires. */
  now?: () => number;
}

export interface Sandbox {
  /** Address without a trailing slash. */
  url: string;
  identity: { jwksUrl: string; projectId: string; apiKey: string };
  payments: {
    secretKey: string;
    publishableKey: string;
    /** The browser library. */
    scriptUrl: string;
    /** Address of the vendor's API without the `/v1`. */
    apiBase: string;
  };
  images: {
    key: string;
    /** Address of the upload call. */
    uploadUrl: string;
  };
  /** Where mails are taken: `smtp://127.0.0.1:2525`. */
  mail: { smtpUrl: string };
  /** Ends all connections at once and writes what is not written yet. */
  stop: () => Promise<void>;
}

/**
 * Starts the local stand-ins for outside services. They exist for development and tests on one
 * computer: only loopback addresses and `demo-` projects are accepted.
 *
 * @throws SandboxError with one sentence when the options or the port do not allow a start.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = 'localhost', project = 'demo-motohaat', now = Date.now } = options;
  const log = options.log ?? ((message: string) => process.stderr.write(`${message}\n`));
  assertLocal(host, project, options.webhook);

  const dir = path.resolve(options.dir);
  const identity = await openIdentity({ dir, project, now, log });
  const payments = await openPayments({ dir, webhook: options.webhook, now, log });
  const images = await openImages({ dir, now, log });
  const wallet = await openWallet({ dir, now, log });
  const inbox = await openInbox({ dir, now, log });
  const mailFailures = new InjectedFailures();
  const mails = await startMailServer({
    inbox,
    failures: mailFailures,
    host: addressOf(host),
    port: options.smtpPort ?? 0,
    log,
  });
  const parts = { identity, payments, wallet, images, inbox, mailFailures, smtpUrl: mails.url };
  const app = await buildApp(parts, log);
  const url = await listen(app, host, options.port).catch(async (error: unknown) => {
    await mails.stop();
    throw error;
  });
  return {
    url,
    identity: { jwksUrl: url + JWKS_PATH, projectId: project, apiKey: identity.apiKey },
    payments: {
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      scriptUrl: url + SCRIPT_PATH,
      apiBase: url,
    },
    images: { key: IMAGES_KEY, uploadUrl: url + UPLOAD_PATH },
    mail: { smtpUrl: mails.url },
    stop: async () => {
      await Promise.all([app.close(), mails.stop()]);
      await Promise.all([
        identity.close(),
        payments.close(),
        wallet.close(),
        images.close(),
        inbox.close(),
      ]);
    },
  };
}

function assertLocal(host: string, project: string, webhook?: WebhookEndpoint): void {
  if (!isLoopbackHost(host)) {
    throw new SandboxError(
      `The sandbox listens on this computer only; ${host} is not a loopback address.`,
    );
  }
  if (!project.startsWith('demo-')) {
    throw new SandboxError(
      `The sandbox serves demo projects only; ${project} does not begin with demo-.`,
    );
  }
  if (webhook && !isLoopbackUrl(webhook.url)) {
    throw new SandboxError(`Webhooks go to this computer only; ${webhook.url} is another.`);
  }
}

type Parts = {
  identity: Identity;
  payments: Payments;
  wallet: Wallet;
  images: Images;
  inbox: Inbox;
  mailFailures: InjectedFailures;
  smtpUrl: string;
};

async function buildApp(
  { identity, payments, wallet, images, inbox, mailFailures, smtpUrl }: Parts,
  log: (message: string) => void,
): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode, message } = describeError(error, log);
    return reply.code(statusCode).send({ message });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const failures = new InjectedFailures();
  addRequestGuard(app);
  addFailureInjection(app, failures);
  app.post(`${CONTROL_PREFIX}reset`, async () => {
    failures.clear();
    identity.reset();
    payments.reset();
    wallet.reset();
    mailFailures.clear();
    await Promise.all([images.reset(), inbox.reset()]);
    return {};
  });
  // Without a route, preflights would end as "not found" before the request guard's answer counts.
  app.options('/*', () => {
    throw new HttpError(404, 'Not found.');
  });
  addHomePage(app, { project: identity.project, smtpUrl });
  await app.register(identityRest, { identity, log });
  await app.register(identityAdmin, { identity, log });
  await app.register(identityOpenCalls, { identity });
  await app.register(identityPages, { identity });
  await app.register(identityControl, { identity });
  await app.register(paymentsRest, { prefix: '/v1', payments, log });
  await app.register(paymentsPages, { payments });
  await app.register(paymentsControl, { payments });
  await app.register(bkashRest, { prefix: BKASH_PREFIX, wallet });
  await app.register(bkashPages, { wallet });
  await app.register(bkashControl, { wallet });
  await app.register(imagesRest, { images, log });
  await app.register(imagesFiles, { images });
  await app.register(imagesControl, { images });
  await app.register(mailControl, { inbox, failures: mailFailures });
  await app.register(mailPages, { inbox, others: () => mailsOf(identity) });
  return app;
}

/** One address for the name, so that a port taken on it is noticed and not half used. */
const addressOf = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host: addressOf(host), port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new SandboxError(
        `Port ${port} is already in use; end the program that uses it or choose another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new SandboxError(
        `Port ${port} may not be used by this account; choose one above 1023.`,
      );
    }
    throw error;
  }
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host.replace(/[[\]]/g, '')}]` : host}:${actualPort}`;
}
