import { METHODS } from 'node:http';

import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

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
      for (const { url, taken } of known.values()) {
        const allow = [...taken].toSorted().join(', ');
        app.route({
          url,
          method: app.supportedMethods.filter((method) => !taken.has(method)),
          config: fallback,

          onRequest: async (_request, reply) => {
            reply.header('allow', allow);
            throw new AppError('method_not_allowed');
          },
          handler: async () => undefined,
        });
      }
      app.route({
        url: `${prefix}/*`,
        method: app.supportedMethods,
        config: fallback,

        onRequest: async () => {
          throw new AppError('not_found');
        },
        handler: async () => undefined,
      });
    });
  },
  { name: 'methods', dependencies: ['access'] },
);
