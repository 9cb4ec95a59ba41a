import type { Socket } from 'node:net';

import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    drain: {
      /** Whether the process is about to end: it serves, and wants no more. */
      readonly isDraining: boolean;
      /** From now on `/readyz` refuses, and each answer asks for another connection. */
      begin: () => void;
    };
  }
}

/**
 * Lets the process end without a request that fails. First it only says that it is about to end: a proxy
 * that asks `/readyz` goes elsewhere, and connections end with their next answer. Then, when it is
 * closed, connections without a request under way are closed at once, also those that a browser
 * opened ahead of its first request, for which Node itself would wait; the others with their answer.
 */
export const drain = fastifyPlugin(
  async (app) => {
    let isClosing = false;
    let isDraining = false;
    app.decorate('drain', {
      get isDraining() {
        return isDraining;
      },
      begin: () => {
        isDraining = true;
      },
    });
    /** How many requests are under way on a connection. */
    const connections = new Map<Socket, number>();
    const count = (socket: Socket, change: 1 | -1) => {
      const before = connections.get(socket);
      if (before !== undefined) connections.set(socket, before + change);
    };

    app.server.on('connection', (socket: Socket) => {
      connections.set(socket, 0);
      socket.once('close', () => connections.delete(socket));
    });
    app.server.on('request', ({ socket }, response) => {
      count(socket, 1);
      response.once('close', () => {
        count(socket, -1);
        if (isClosing && connections.get(socket) === 0) socket.end();
      });
    });
    app.addHook('preClose', async () => {
      isDraining = true;
      isClosing = true;
      for (const [socket, underWay] of connections) if (underWay === 0) socket.destroy();
    });
    // No promise: every answer goes through it.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (isDraining) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'drain' },
);
