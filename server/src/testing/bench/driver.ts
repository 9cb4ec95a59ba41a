import { Client } from 'pg';

import { sendingOf } from '../../database/prepared.ts';
import { selectCategoryProducts } from '../../modules/catalogue/catalogue.repository.ts';

const limit = 24;

/** The driver alone, with connections of its own. */
export type Driver = {
  /**
   * Reads pages of a category, with the statement of the server.
   *
   * @param callers how many connections do so at the same time
   * @param calls how often in all
   */
  run: (callers: number, calls: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * What pg can do with the statement of a category's list, prepared and read as the server has it done:
 * nothing is written or sent on.
 *
 * @param cursors of the pages that are read in turn
 * @param most callers at the same time
 */
export async function openDriver(
  url: string,
  { cursors, most }: { cursors: readonly (string | null)[]; most: number },
): Promise<Driver> {
  const clients = Array.from({ length: most }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const statements = cursors.map((given) => {
    const cursor = given ?? undefined;
    const { sql: text, parameters } = selectCategoryProducts(1, { limit, cursor });
    return sendingOf(text, [...parameters], true) ?? '';
  });

  return {
    run: async (callers, calls) => {
      let made = 0;
      await Promise.all(
        clients.slice(0, callers).map(async (client) => {
          while (made < calls) {
            made += 1;
            const statement = statements[made % statements.length];
            const { rows } = await client.query(statement ?? '');
            if (rows.length !== limit + 1) throw new Error(`${rows.length} rows`);
          }
        }),
      );
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
