import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { type Place, places } from '../database/index.ts';
import { boundedCache } from '../http/bounded-cache.ts';
import { ownCalls } from '../http/own-calls.ts';
import { languageWanted } from '../http/request-language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The answer to a visitor that is kept of a version of the public data, without a request.
     *
     * @param asked path and query, and the headers of a request
     */
    keptAnswer: (
      asked: { url: string; headers: Readonly<Record<string, string>> },
      version: string,
    ) => Pick<Kept, 'headers' | 'body'> | undefined;
  }
  interface FastifyContextConfig {
    /**
     * Whoever is not signed in gets the same answer until public data change (`public_changes`). Where
     * time changes it too: so many ms at most.
     */
    kept?: true | number;
  }
  interface FastifyRequest {
    /** The version of the public data before its answer was made; nothing where it is not to be kept. */
    keptVersion: string | null;
  }
}

type Asked = { url: string; headers: IncomingHttpHeaders };
type Kept = { version: string; until: number; headers: Record<string, string>; body: Buffer };

/** Bytes of answers that are kept; and the length of an address, which anybody can invent. */
const most = 24_000_000;
const longestUrl = 500;
/** What an answer says of itself; the rest is the request's. */
const ofAnswer = ['content-type', 'cache-control', 'vary', 'link', 'etag'];

/**
 * Keeps public lists as they were written, as long as nothing in them can have changed. The version of
 * the public data is asked for each request, once for all that wait: what is committed is in the next
 * answer of every process.
 */
export const keptAnswers = fastifyPlugin(
  async (app) => {
    const answers = boundedCache<Kept>(most);
    app.decorateRequest('keptVersion', null);

    function look(asked: Asked, version: string): Kept | undefined {
      const known = answers.get(keyOf(asked));
      return known?.version === version && known.until > Date.now() ? known : undefined;
    }

    app.decorate('keptAnswer', look);

    async function find(request: FastifyRequest, place?: Place): Promise<Kept | undefined> {
      const version = ownCalls.getStore()?.version ?? (await app.dataVersion(place));
      const known = look(request, version);
      if (known) return known;
      request.keptVersion = version;
      return undefined;
    }

    // After it is known who asks, and before what they ask is looked at.
    app.addHook('preValidation', (request, reply, done) => {
      if (!request.routeOptions.config.kept || request.method !== 'GET') return done();
      const place = app.placeFor(request);
      if (request.actor !== null || request.url.length > longestUrl) return places.run(place, done);
      const answer = () =>
        find(request, place).then(
          (known) => {
            if (!known) return done();
            request.isAtHand = true;
            void reply.headers(known.headers).send(known.body);
          },
          // A database that is away is the handler's to say.
          () => done(),
        );
      // What is not kept is read where its version was.
      void places.run(place, answer);
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      const { keptVersion: version, routeOptions } = request;
      if (version !== null && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
        const headers = Object.fromEntries(
          ofAnswer.flatMap((name) => {
            const value = reply.getHeader(name);
            return value === undefined ? [] : [[name, String(value)]];
          }),
        );
        const { kept } = routeOptions.config;
        const until = typeof kept === 'number' ? Date.now() + kept : Infinity;
        answers.set(
          keyOf(request),
          { version, until, headers, body: payload },
          payload.length + 500,
        );
      }
      done(null, payload);
    });
  },
  { name: 'kept-answers', dependencies: ['database', 'access', 'etag', 'reading-place'] },
);

/** What an answer to a visitor depends on. */
const keyOf = ({ url, headers }: Asked) => `${languageWanted(headers)} ${url}`;
