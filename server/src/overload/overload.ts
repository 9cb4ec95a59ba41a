import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { FastifyRequest, FastifyServerFactory } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';
import { AdaptiveLimit, type LimitSettings } from './adaptive-limit.ts';
import { rememberAtHand } from './at-hand.ts';
import { measureDelay } from './delay.ts';
import { type Importance, importanceOf, shares } from './importance.ts';
import { rememberFiles } from './known-files.ts';
import { refuse, retryAfter } from './refuse.ts';
import { signedBy } from './signed-here.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes that a request was refused because more is asked than can be done; all are told of together. */
    noteRefused?: (request: FastifyRequest) => void;
  }
  interface FastifyRequest {
    /** Set by whoever answers with what was made before: it costs hardly more than a refusal. */
    isAtHand: boolean;
    /** Set by whoever answers with a file that everybody may have: its address goes before visitors' reads. */
    isPublicFile: boolean;
    /**
     * Does what has a limit of its own and takes long, such as waiting for a turn: it is no work of the
     * request's meanwhile.
     */
    outside: <T>(work: () => Promise<T>) => Promise<T>;
  }
}

/** Milliseconds between two adaptions of the limit, and between two lines of the log. */
const every = { adaption: 100, line: 1_000 };

/** So many refusals from one adaption to the next are no burst of a few pages. */
const manyRefused = 20;

/** Milliseconds for which a request counts as work before its body is there: most send both at once. */
const bodyPatience = 50;

/**
 * They end in one turn of the event loop, and cost a few times what a refusal does. Fewer than these only
 * make more refusals, and leave nothing more to work.
 */
const usualAtHand: Partial<LimitSettings> = { start: 200, least: 32, leastInFlood: 32 };

/**
 * So much of what is at hand is under way while changes of people who are signed in are refused: half of what
 * it has at least otherwise. With none, a flood that holds more changes than the disk takes would leave
 * visitors nothing, and with it most of what the process can answer (record 21).
 */
const mostBesideRefusedChanges = 16;

/** A request is refused because the process has more to do than it can. */
export class OverloadError extends AppError {
  override name = 'OverloadError';
  constructor() {
    super('unavailable', { retryAfter: retryAfter() });
  }
}

export type OverloadOptions = {
  /** Signs the server's own tokens. */
  secret: string;
  /** Milliseconds that requests waited for a connection since the last call. */
  takePoolWait: () => number;
  /** Answers what is no work, such as health, before anything is counted; says whether it did. */
  answerAtOnce?: (request: IncomingMessage, response: ServerResponse) => boolean;
  limit?: Partial<LimitSettings>;
  /** Told of each request that is refused. */
  onRefused?: ((importance: Importance) => void) | undefined;
  /** The limit of answers that are at hand. */
  atHandLimit?: Partial<LimitSettings>;
};

/** Milliseconds, as Fastify sets them where it makes the server itself. */
export type ServerTimes = Record<
  'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout',
  number
>;

/**
 * Keeps a process that is asked for more than it can do at what it can do. New work is refused while too
 * much is under way, the least important first, before anything is done for it: before routing, the
 * log, the database. What is at hand is no new work, and has a limit of its own.
 */
export function createOverload(options: OverloadOptions) {
  const { secret, takePoolWait, onRefused, answerAtOnce = () => false } = options;
  const limit = new AdaptiveLimit(options.limit);
  const atHandLimit = new AdaptiveLimit({ ...usualAtHand, ...options.atHandLimit });
  const known = rememberAtHand();
  /** Those that got in because their answers were at hand when they were asked for last. */
  const easy = new WeakSet<IncomingMessage>();
  const files = rememberFiles();
  const knowledge = { isSignedHere: signedBy(secret), isFile: files.has };
  /** Those of this turn of the event loop that wait to be told. */
  const refusals: [IncomingMessage, ServerResponse][] = [];
  const refused = new Map<Importance, number>();
  let refusedLately = 0;
  /** Whether what is at hand has less room until people's changes get in again, and whether it goes on. */
  const giving = { way: false, on: false };
  const leaves = new WeakMap<FastifyRequest, () => void>();
  /** Work whose body may be on its way, and since when. */
  const receiving = new Map<FastifyRequest, number>();

  const serverFactory =
    (times: ServerTimes): FastifyServerFactory =>
    (handler) => {
      const server = createServer((request, response) => {
        if (answerAtOnce(request, response)) return;
        // Who asks is looked at only when not everybody can be served.
        if (limit.admits(shares.anonymous)) return handler(request, response);
        const importance = importanceOf(request, knowledge);
        if (limit.admits(shares[importance])) return handler(request, response);
        if (importance === 'anonymous' && isEasy(request)) {
          easy.add(request);
          return handler(request, response);
        }
        if (importance === 'signed-in-write') giving.way = giving.on = true;
        note(importance);
        refusedLately += 1;
        if (refusals.push([request, response]) === 1) setImmediate(refuseTogether);
      });
      server.requestTimeout = times.requestTimeout;
      server.keepAliveTimeout = times.keepAliveTimeout;
      return server.setTimeout(times.connectionTimeout);
    };

  const plugin = fastifyPlugin(
    async (app) => {
      app.decorate('noteRefused', ({ raw }) => note(importanceOf(raw, knowledge)));
      app.decorateRequest('isAtHand', false);
      app.decorateRequest('isPublicFile', false);
      app.decorateRequest('outside', async function doOutside(work) {
        leave(this);
        if (!leaves.has(this)) leaves.set(this, outside);
        try {
          return await work();
        } finally {
          if (leaves.get(this) === outside) leaves.delete(this);
          enter(this);
        }
      });
      // A hook that needs not wait is no promise: every request goes through all of these.
      app.addHook('onRequest', (request, _reply, done) => {
        enter(request);
        receiving.set(request, performance.now());
        done();
      });
      // Nobody fills anything by being slow to send: what has no body yet when it could is no work until then.
      app.addHook('preValidation', (request, _reply, done) => {
        receiving.delete(request);
        enter(request);
        // What is received while it is handled is work again when all of it was taken.
        if (isForm(request)) {
          receiving.set(request, performance.now());
          request.raw.once('end', () => {
            receiving.delete(request);
            enter(request);
          });
        }
        done();
      });
      // What was at hand and is no more is work.
      app.addHook('preHandler', (request, _reply, done) => {
        if (!easy.has(request.raw) || !request.routeOptions.config.kept) return done();
        if (!limit.admits(shares.anonymous)) return done(new OverloadError());
        leave(request);
        easy.delete(request.raw);
        enter(request);
        done();
      });
      // Nor after its answer is made, however long somebody takes to receive it.
      app.addHook('onSend', (request, reply, payload, done) => {
        end(request);
        if (request.isPublicFile && reply.statusCode < 400) files.note(request.url);
        else known.note(request.raw, request.isAtHand);
        done(null, payload);
      });
      app.addHook('onResponse', (request, _reply, done) => {
        end(request);
        done();
      });
      app.addHook('onRequestAbort', async (request) => end(request));

      let stop: (() => void) | undefined;
      app.addHook('onListen', async () => {
        const delay = measureDelay(takePoolWait);
        let latest = 0;
        const adaption = setInterval(() => {
          latest = delay.take();
          const isFlood = refusedLately >= manyRefused;
          refusedLately = 0;
          giving.way = giving.on;
          giving.on = false;
          limit.adapt(latest, isFlood);
          atHandLimit.adapt(latest, isFlood);
          const late = performance.now() - bodyPatience;
          for (const [request, since] of receiving) {
            if (since < late && !isReceived(request)) leave(request);
          }
        }, every.adaption);
        const line = setInterval(() => {
          if (refused.size === 0) return;
          const details = { refused: Object.fromEntries(refused), limit: Math.round(limit.limit) };
          refused.clear();
          app.log.warn(
            { ...details, delay: Math.round(latest) },
            'more was asked than can be done',
          );
        }, every.line);
        adaption.unref();
        line.unref();
        stop = () => {
          clearInterval(adaption);
          clearInterval(line);
          delay.stop();
        };
      });
      app.addHook('onClose', async () => stop?.());
    },
    { name: 'overload' },
  );

  /** After whatever else this turn of the event loop has to do, one after the other: that costs less of both ends. */
  function refuseTogether(): void {
    for (const [request, response] of refusals.splice(0)) refuse(request, response);
  }

  function note(importance: Importance): void {
    refused.set(importance, (refused.get(importance) ?? 0) + 1);
    onRefused?.(importance);
  }

  function isEasy(request: IncomingMessage): boolean {
    const most = giving.way ? mostBesideRefusedChanges : Number.POSITIVE_INFINITY;
    return known.has(request) && atHandLimit.admits(1, most);
  }

  function enter(request: FastifyRequest) {
    if (leaves.has(request)) return;
    leaves.set(request, (easy.has(request.raw) ? atHandLimit : limit).enter());
  }
  function leave(request: FastifyRequest) {
    receiving.delete(request);
    const leaveNow = leaves.get(request);
    if (leaveNow === ended) return;
    leaveNow?.();
    leaves.delete(request);
  }
  /** Whatever is still done for it then is no work that anybody waits for. */
  function end(request: FastifyRequest) {
    leave(request);
    leaves.set(request, ended);
  }

  return { serverFactory, plugin };
}

/** In the place of what leaves the limit: it was left, and is not entered before its work is over, or at all. */
const outside = () => {};
const ended = () => {};

/** Whether all of its body is there: of a form, whether it was taken too, which waits for its turn. */
function isReceived(request: FastifyRequest): boolean {
  return isForm(request) ? request.raw.readableEnded : request.raw.complete;
}

/** Of photos and releases, which are received while they are handled. */
function isForm({ headers, routeOptions }: FastifyRequest): boolean {
  const isMultipart = headers['content-type']?.startsWith('multipart/') === true;
  return isMultipart && routeOptions.config.call?.body === 'form';
}
