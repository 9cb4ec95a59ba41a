import fastifyPlugin from 'fastify-plugin';

import { createDataVersion, type Database, type Place } from '../database/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    /**
     * The version of all public data: see `createDataVersion`.
     *
     * @param place where what is of this version will be read, if that may be the replica; told where it
     *   was read
     */
    dataVersion: (place?: Place) => Promise<string>;
  }
}

type Options = { db: Database; keepCatalogue?: (number: number) => Promise<void> };

/** ms: by so much a process that nobody asks for public data may be behind the others. */
const catalogueEvery = 1_000;

/**
 * Hands the database to routes and plugins, and keeps the catalogue's names as they are there. Whoever
 * opened it also closes it.
 */
export const database = fastifyPlugin<Options>(
  async (app, { db, keepCatalogue }) => {
    app.decorate('db', db);
    const onPrimary = createDataVersion(db.probe, keepCatalogue);
    const { replica } = db;
    const onReplica = replica && createDataVersion(replica, keepCatalogue);
    app.decorate('dataVersion', async (place) => {
      if (!place?.isReplica) return onPrimary();
      const version = onReplica && (await replica.versionBy(onReplica));
      place.isReplica = version !== undefined;
      return version ?? onPrimary();
    });
    let timer: NodeJS.Timeout | undefined;
    // A database that is away is said by the calls that need it.
    const look = () => void app.dataVersion().catch(() => {});
    app.addHook('onListen', async () => {
      look();
      timer = setInterval(look, catalogueEvery).unref();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'database' },
);
