import fastifyPlugin from 'fastify-plugin';

import type { Place } from '../database/index.ts';
import { ownCalls } from '../http/own-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Where lists, search and pages are read for a request, once it is known who asks: on the replica, unless
     * whoever asks has just written. Nothing where there is none: all is read on the primary.
     */
    placeFor: (request: FastifyRequest) => Place | undefined;
  }
}

/** Says that its bearer has written, and nothing else; it knows nobody. */
const cookieName = 'wrote';
/** Seconds: more than what is read on the replica may be behind. */
const ownWritesFor = 5;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

type Options = {
  /** Marks the cookie `Secure`. */
  secureCookie: boolean;
};

/**
 * Sends those who look to the replica, where there is one, and those who have just written to the primary. A
 * cookie says so, since a browser that asks for a page does not say who asks, and any process may be asked
 * next. Who is signed in and keeps no cookies could not say it, and is always shown what the primary has.
 */
export const readingPlace = fastifyPlugin<Options>(
  async (app, { secureCookie: secure }) => {
    const { replica } = app.db;
    app.decorate('placeFor', (request) => {
      if (!replica) return undefined;
      const own = ownCalls.getStore();
      // Rows that are older than the version that they are kept under would stay.
      if (own) return { isReplica: own.version !== undefined && replica.has(own.version) };
      const { actor, headers, cookies } = request;
      const isKnown = actor !== null || headers.authorization !== undefined;
      const canSay = !isKnown || Object.keys(cookies).length > 0;
      return { isReplica: canSay && cookies[cookieName] === undefined };
    });
    if (!replica) return;
    replica.begin({ primary: app.db.probe, log: (message) => app.log.warn(message) });
    app.addHook('onSend', (request, reply, payload, done) => {
      const isKnown = request.actor !== null || request.identity !== null;
      if (isKnown && !reading.has(request.method) && reply.statusCode < 400) {
        const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
        reply.setCookie(cookieName, '1', { ...attributes, maxAge: ownWritesFor });
      }
      done(null, payload);
    });
  },
  { name: 'reading-place', dependencies: ['database', '@fastify/cookie', 'authentication'] },
);
