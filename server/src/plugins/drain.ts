import type { Socket } from 'node:net';

import fastifyPlugin from 'fastify-plugin';

/**
 * Lets the process end soon after the requests under way. Connections without one are closed at
 * once, also those that a browser opened ahead of its first request, for which Node itself would
 * wait; the others with their answer, as they would otherwise wait for the next request for a minute.
 */
export const drain = fastifyPlugin(
  async (app) => {
    let isClosing = false;
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
      isClosing = true;
      for (const [socket, underWay] of connections) if (underWay === 0) socket.destroy();
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close');
    });
  },
  { name: 'drain' },
);
