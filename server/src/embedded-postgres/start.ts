import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseStartError, isUnavailable } from '../database/errors.ts';
import { createCluster } from './cluster.ts';
import { type Place, type PlaceOptions, preparePlace } from './place.ts';
import { findPostmaster, readPostmaster } from './postmaster.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';
import { type EmbeddedConnection, openFirstSession } from './session.ts';
import { makeSocketDirectory, removeSocketDirectory } from './socket.ts';
import { explainStartError } from './start-errors.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Whether it was already running: then the process that started it stops it. */
  attached: boolean;
  /** Resolves when the server ended although nobody asked it to, or the process that started it ended it. */
  lost: Promise<void>;
  /** Ends the server and waits until it is gone; does nothing if it was attached. */
  stop: () => Promise<void>;
}

/** `dir`: where everything lies; `log`: told what takes seconds, in sentences for who waits. */
export interface EmbeddedOptions extends PlaceOptions {
  /** Server parameters, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
}

/** How long PostgreSQL may take to be ready, recovery after a crash included, in milliseconds. */
const startLimit = 60_000;

/** Milliseconds between two looks at somebody else's server. */
const lookEvery = 500;

const never = new Promise<void>(() => {});

/** What PostgreSQL says when the one before has not quite gone. */
const gaveWay =
  /lock file "[^"]+" already exists|pre-existing shared memory block|could not create lock file "[^"]+": No such file/;

/**
 * Starts the PostgreSQL that came with npm on a folder, or attaches to the one that runs there. There
 * is never more than one on a folder. It ends with the process that started it, however that ends.
 *
 * @throws DatabaseStartError with one sentence that says what is wrong and what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    await mkdir(options.dir, { recursive: true, mode: 0o700 });
    const dir = await realpath(options.dir);
    return await withStartLock(dir, async () => {
      const place = await preparePlace({ ...options, dir });
      await createCluster(place, options.log);
      return attachOrStart(place, options);
    });
  } catch (error) {
    throw await explainStartError(error, options.dir);
  }
}

async function attachOrStart(place: Place, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(place.data);
    if (postmaster === undefined) {
      const started = await start(place, options, deadline);
      if (started) return started;
    } else if (postmaster.isReady) {
      const connection = await openFirstSession(postmaster).catch(nothingIfUnavailable);
      if (connection) return { connection, attached: true, ...watch(place, postmaster.pid) };
    }
    await sleep(50);
  }
  throw notReady(place);
}

/** Somebody else's server tells nobody here of its end: its process is looked for. */
function watch({ data }: Place, pid: number): Pick<EmbeddedPostgres, 'lost' | 'stop'> {
  let isStopped = false;
  const look = async (): Promise<void> => {
    for (;;) {
      if (isStopped) return never;
      if ((await findPostmaster(data))?.pid !== pid) return undefined;
      await sleep(lookEvery, undefined, { ref: false });
    }
  };
  return {
    lost: look(),
    stop: async () => {
      isStopped = true;
    },
  };
}

/** @returns nothing if the server before has not quite gone */
async function start(
  place: Place,
  { settings = {} }: EmbeddedOptions,
  deadline: number,
): Promise<EmbeddedPostgres | undefined> {
  const socketDirectory = await makeSocketDirectory(place);
  const server = await spawnServer(place, socketDirectory, settings);
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await server.stop();
    await removeSocketDirectory(socketDirectory);
  };

  try {
    const connection = await waitUntilReady(place, server, deadline);
    if (connection) {
      const lost = server.exited.then(() => (isStopping ? never : undefined));
      return { connection, attached: false, lost, stop };
    }
  } catch (error) {
    await stop();
    throw error;
  }

  const hadExited = server.hasExited();
  await stop();
  const said = await server.readLog();
  if (!hadExited) throw notReady(place, said);
  if (gaveWay.test(said)) return undefined;
  throw new DatabaseStartError(
    `The database in ${place.base} did not start; what it said is in its postgres.log.`,
    said,
  );
}

/** @returns nothing if the server ended, or the deadline passed, before it was ready */
async function waitUntilReady(
  place: Place,
  server: ServerProcess,
  deadline: number,
): Promise<EmbeddedConnection | undefined> {
  while (!server.hasExited() && Date.now() < deadline) {
    const postmaster = await readPostmaster(place.data);
    if (postmaster?.pid === server.pid && postmaster.isReady) return openFirstSession(postmaster);
    await sleep(10);
  }
  return undefined;
}

function nothingIfUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error;
}

function notReady(place: Place, said = ''): DatabaseStartError {
  const seconds = startLimit / 1000;
  return new DatabaseStartError(
    `The database in ${place.base} was not ready within ${seconds} seconds.`,
    said,
  );
}
