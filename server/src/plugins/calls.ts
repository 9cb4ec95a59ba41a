import { allCalls, type NamedCall } from '@motohaat/contract/all-calls';
import type { Call } from '@motohaat/contract/calls/call';
import fastifyPlugin from 'fastify-plugin';

import { apiPrefix } from '../http/api-prefix.ts';

/**
 * Holds the server to the table of calls: a row that nobody carries out and a route below `/api` that
 * is of no row both stop the start.
 */
export const calls = fastifyPlugin<{ table?: readonly NamedCall[] }>(
  async (app, { table = allCalls }) => {
    const names = new Map(table.map(({ name, call }) => [call, name]));
    const carriedOut = new Set<Call>();

    app.addHook('onRoute', ({ method, url, config = {} }) => {
      const { call, fallback } = config;
      if (call && names.has(call)) carriedOut.add(call);
      else if (!fallback && (call || url.startsWith(`${apiPrefix}/`))) {
        throw new Error(`${String(method)} ${url} is of no row of the table of calls`);
      }
    });

    app.addHook('onReady', async () => {
      const missing = [...names].filter(([call]) => !carriedOut.has(call)).map(([, name]) => name);
      if (missing.length > 0) throw new Error(`No route carries out ${missing.join(', ')}`);
    });
  },
  { name: 'calls' },
);
