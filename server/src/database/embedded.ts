/** Connection settings of the embedded PostgreSQL, as pg takes them. */
export interface EmbeddedConnection {
  /** The directory of the unix socket. */
  host: string;
  /** Part of the socket's name only; no network port is opened. */
  port: number;
  user: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Whether it was already running, started by another process, which then also stops it. */
  attached: boolean;
  /** Ends the server and waits until it is gone; does nothing if it was attached. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where the data lie; made if need be. */
  dir: string;
  /** Told each step that may take seconds, as a sentence for the person who waits. */
  log: (message: string) => void;
  /** Server parameters, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  throw new Error(`not built yet: ${options.dir}`);
}
