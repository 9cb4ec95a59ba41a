import fastifyPlugin from 'fastify-plugin';

import type { Database } from '../database/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
}

/** Hands the database to routes and plugins. Whoever opened it also closes it. */
export const database = fastifyPlugin<{ db: Database }>(
  async (app, { db }) => {
    app.decorate('db', db);
  },
  { name: 'database' },
);
