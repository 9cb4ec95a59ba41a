import fastifyPlugin from 'fastify-plugin';

/**
 * Lets the process end soon after the requests under way: their answers ask for the connection to be
 * closed, which would otherwise wait for the next request for a minute.
 */
export const drain = fastifyPlugin(
  async (app) => {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close');
    });
  },
  { name: 'drain' },
);
