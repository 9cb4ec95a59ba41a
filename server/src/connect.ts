import path from 'node:path';

import type { Config } from './config/config.ts';
import {
  type ConnectionOptions,
  type Database,
  DatabaseStartError,
  findWay,
  openConnections,
  openDatabase,
  Replica,
  type TellStatement,
  type Way,
} from './database/index.ts';
import { reasonOf } from './system/thrown.ts';

/** An open database and, where it is our own, the server behind it. */
export type Connection = {
  db: Database;
  /** Opens the same database once more, with settings for its sessions (`-c name=value`). */
  openWith: (settings: string) => Database;
  /** Resolves when our own database does not start again; somebody else's may come back. */
  lost: Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  applicationName: string;
  log: (message: string) => void;
  /** Told of statements as they are sent. */
  tellStatement?: TellStatement | undefined;
};

/**
 * Opens the database of the settings: the one that is named, or the embedded one, which is started
 * if it does not run.
 *
 * @param log told what takes seconds
 * @throws DatabaseStartError with one sentence that says what is wrong
 */
export async function connect(
  {
    databaseUrl,
    databaseReadUrl,
    dir,
    prepareStatements,
  }: Pick<Config, 'databaseUrl' | 'dir' | 'prepareStatements'> &
    Partial<Pick<Config, 'databaseReadUrl'>>,
  { applicationName, log, tellStatement }: Options,
): Promise<Connection> {
  if (databaseUrl) {
    const way = await findNamedWay(databaseUrl);
    if (way.pooled) log(pooledSentence(way));
    const settings = { applicationName, pooled: way.pooled, tellStatement };
    const db = openDatabase({
      ...settings,
      connection: databaseUrl,
      prepareStatements: prepareStatements && way.keepsStatements,
      replica:
        databaseReadUrl === undefined
          ? undefined
          : replicaAt(databaseReadUrl, { applicationName, prepareStatements, tellStatement }),
    });
    return {
      db,
      openWith: (options) => {
        if (way.pooled) throw new Error('A pooler opens no session with settings of its own.');
        return openDatabase({
          ...settings,
          connection: { connectionString: databaseUrl, options },
        });
      },
      lost: new Promise(() => {}),
      close: () => db.close(),
    };
  }
  // Whoever names a database need not have the embedded one installed.
  const { keepEmbeddedPostgres } = await import('./embedded-postgres/keep.ts');
  const postgres = await keepEmbeddedPostgres({
    dir: path.join(dir, 'postgres'),
    log,
    onMoved: (connection) => db.moveTo(connection),
  });
  const db = openDatabase({
    connection: postgres.connection,
    applicationName,
    prepareStatements,
    tellStatement,
  });
  return {
    db,
    openWith: (options) =>
      openDatabase({ connection: { ...postgres.connection, options }, applicationName }),
    lost: postgres.lost,
    close: async () => {
      await db.close();
      await postgres.stop();
    },
  };
}

/** A replica by its address, which need not be there yet. */
function replicaAt(
  connection: string,
  settings: Pick<ConnectionOptions, 'applicationName' | 'prepareStatements' | 'tellStatement'>,
): Replica {
  return new Replica(async () => {
    const { pooled, keepsStatements } = await findWay(connection);
    const prepareStatements = settings.prepareStatements === true && keepsStatements;
    return openConnections({ ...settings, connection, pooled, prepareStatements });
  });
}

/** What keeps a named database from answering, in its own words: only whoever named it reads them. */
async function findNamedWay(databaseUrl: string): Promise<Way> {
  try {
    return await findWay(databaseUrl);
  } catch (error) {
    throw new DatabaseStartError(
      `The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`,
      String(error),
    );
  }
}

function pooledSentence({ keepsStatements, missingLimits }: Way): string {
  const sent = keepsStatements ? 'by name, which it follows' : 'unprepared';
  const given =
    missingLimits.length > 0
      ? ` Sessions had no ${missingLimits.join(', ')}: the role has them in this database now.`
      : '';
  return `The database is behind a pooler: statements are sent ${sent}.${given}`;
}
