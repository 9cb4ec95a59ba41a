import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decodeJwt } from 'jose';

import { AppError } from '../http/app-error.ts';

/**
 * Calls per minute that one caller may make of a kind (ruling S7.32). Pages report without a name, so
 * that everyone behind one address counts as one caller.
 */
const perCaller = { exchange: 10, write: 30, report: 600 } as const;

/** Calls per minute that one address may make in all; thousands may share one. */
const perAddress = 6_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which allowance a call takes from; by its method when left out. */
    limit?: keyof typeof perCaller | 'address' | 'none';
  }
}

/**
 * Limits how often calls are made, before any other check. The counts are this process's own.
 */
export const rateLimit = fastifyPlugin<{ enabled: boolean }>(
  async (app, { enabled }) => {
    if (!enabled) return;
    await app.register(fastifyRateLimit, { global: false, timeWindow: '1 minute' });
    const byCaller = (max: number) => app.createRateLimit({ max, keyGenerator: caller });
    const limiters = {
      exchange: byCaller(perCaller.exchange),
      write: byCaller(perCaller.write),
      report: byCaller(perCaller.report),
      address: app.createRateLimit({ max: perAddress }),
    };
    app.addHook('onRequest', async (request) => {
      const kind = request.routeOptions.config.limit ?? byMethod(request.method);
      if (kind === 'none') return;
      const kinds = kind === 'address' ? [kind] : ([kind, 'address'] as const);
      for (const each of kinds) {
        // A call that is refused takes from one only.
        const count = await limiters[each](request);
        if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
      }
    });
  },
  { name: 'rate-limit', dependencies: ['error-handler'] },
);

function byMethod(method: string): 'write' | 'address' {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'address' : 'write';
}

function tooMany(seconds: number): AppError {
  const message = `Too many tries. Wait ${seconds} seconds.`;
  return new AppError('rate_limited', { message, retryAfter: seconds });
}

/**
 * One caller: an address and, where a token names one, the person. Whole districts share an address
 * with their mobile carrier, so that the address alone would lock out strangers. The token is not
 * verified yet; whoever invents names gets refused for the token.
 */
function caller(request: FastifyRequest): string {
  return `${request.ip} ${namedPerson(request.headers.authorization)}`;
}

function namedPerson(authorization: string | undefined): string {
  const token = authorization?.split(' ').at(-1);
  if (!token || token.length > 8192) return '';
  try {
    return decodeJwt(token).sub?.slice(0, 128) ?? '';
  } catch {
    return '';
  }
}
