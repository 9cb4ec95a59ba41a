import { METHODS } from 'node:http';

import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';
import { callFinder } from '../http/call-finder.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the answers to methods and paths that nothing else takes. */
    fallback?: true;
  }
  interface FastifyInstance {
    /** Answers 405 for the methods that the calls registered so far do not take, 404 for other paths. */
    refuseTheRest(): void;
  }
}

const fallback = { access: 'public', fallback: true } as const;

/**
 * Knows every call below a prefix, and so the difference between a path that does not exist and one
 * that does not take the method (authorization matrix, row 33).
 */
export const methods = fastifyPlugin<{ prefix: string }>(
  async (app, { prefix }) => {
    // Fastify knows eight; those that it does not know would be answered as unknown paths.
    for (const method of METHODS.filter((each) => !app.supportedMethods.includes(each))) {
      app.addHttpMethod(method);
    }
    const known = new Map<string, { url: string; taken: Set<string> }>();
    app.addHook('onRoute', ({ url, method, config }) => {
      if (!url.startsWith(`${prefix}/`) || config?.fallback) return;
      // Methods of one path may name its parts differently: /users/seller/:email and :id.
      const path = url.replaceAll(/:\w+/g, ':');
      const call = known.get(path) ?? { url, taken: new Set() };
      for (const each of [method].flat()) call.taken.add(each);
      known.set(path, call);
    });

    app.decorate('refuseTheRest', () => {
      const calls = [...known.values()];
      const used = new Set(calls.flatMap(({ taken }) => [...taken]));
      for (const { url, taken } of calls) {
        const others = [...used].filter((method) => !taken.has(method));
        if (others.length === 0) continue;
        app.route({
          url,
          method: others,
          config: fallback,
          onRequest: async (_request, reply) => refuse(reply, taken),
          handler: async () => undefined,
        });
      }
      const find = callFinder(calls);
      app.route({
        url: `${prefix}/*`,
        method: app.supportedMethods,
        config: fallback,
        onRequest: async ({ method, url }, reply) => {
          // A method that no call takes at all: thirty trees of routes would be built for nothing else.
          const call = used.has(method) ? undefined : find(url);
          if (call) refuse(reply, call.taken);
          throw new AppError('not_found');
        },
        handler: async () => undefined,
      });
    });
  },
  { name: 'methods', dependencies: ['access'] },
);

function refuse(reply: FastifyReply, taken: ReadonlySet<string>): never {
  reply.header('allow', [...taken].toSorted().join(', '));
  throw new AppError('method_not_allowed');
}
