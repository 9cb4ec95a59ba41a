import fastifyPlugin from 'fastify-plugin';

import { createDataVersion, type Database } from '../database/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    /** The version of all public data: see `createDataVersion`. */
    dataVersion: () => Promise<string>;
  }
}

/** Hands the database to routes and plugins. Whoever opened it also closes it. */
export const database = fastifyPlugin<{ db: Database }>(
  async (app, { db }) => {
    app.decorate('db', db);
    app.decorate('dataVersion', createDataVersion(db));
  },
  { name: 'database' },
);
