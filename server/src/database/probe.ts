import { Client, type ClientConfig } from 'pg';

/** How long the database may take to connect, and to answer, in milliseconds. */
const patience = { connect: 1_000, answer: 2_000 };

/**
 * One connection apart from the pool, for what is small and may not wait while every connection of the
 * pool is taken: whether the database answers, and of which version public data are. It is made when it
 * is first needed, and again after each failure.
 */
export class Probe {
  readonly #config: ClientConfig;
  readonly #isKept: boolean;
  #client: Promise<Client> | undefined;

  /** @param isKept whether a connection may keep statements */
  constructor(config: ClientConfig, isKept: boolean) {
    this.#config = config;
    this.#isKept = isKept;
  }

  /**
   * The rows of one statement without values, one statement at a time.
   *
   * @param name under which the connection keeps the statement, where it is asked often
   * @throws pg's errors, also when the database does not answer in time
   */
  async ask(text: string, name?: string): Promise<Record<string, unknown>[]> {
    const opening = (this.#client ??= this.#open());
    try {
      const client = await opening;
      const isKept = this.#isKept && name !== undefined;
      const query = { text, ...(isKept && { name }), query_timeout: patience.answer };
      return (await client.query<Record<string, unknown>>(query)).rows;
    } catch (error) {
      await this.#drop(opening);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.#client) await this.#drop(this.#client);
  }

  async #open(): Promise<Client> {
    const client = new Client({ ...this.#config, connectionTimeoutMillis: patience.connect });
    // A connection that is lost between two questions also fails the next one, which tells.
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Without farewell: a database that does not answer would keep the end waiting. */
  async #drop(opening: Promise<Client>): Promise<void> {
    if (this.#client === opening) this.#client = undefined;
    const client = await opening.catch(() => undefined);
    client?.connection.stream.destroy();
  }
}
