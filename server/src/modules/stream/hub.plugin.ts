import fastifyPlugin from 'fastify-plugin';

import type { SharedStore } from '../../shared-store/shared-store.ts';
import { createHub, type Hub } from './hub.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The streams of this process. */
    streams: Hub;
  }
}

/**
 * Keeps the streams of this process, and has every process look when somebody has written something: each
 * looks by itself too, so that what jobs write, and what a lost store does not tell, comes a little later.
 */
export const streamHub = fastifyPlugin<{ store: SharedStore | undefined }>(
  async (app, { store }) => {
    const hub = createHub({
      db: app.db,
      isCurrent: (actor) => app.authentication.isCurrent(actor),
      log: app.log,
    });
    app.decorate('streams', hub);
    store?.onKnock(hub.wake);
    app.addHook('onSend', (request, reply, payload, done) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (request.actor && !isRead && reply.statusCode < 400) {
        hub.wake();
        store?.knock();
      }
      done(null, payload);
    });
    // After proxies have turned away: whoever comes again comes to another process.
    app.addHook('preClose', async () => hub.close());
  },
  { name: 'stream-hub', dependencies: ['database', 'authentication'] },
);
