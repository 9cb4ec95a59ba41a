import { Client, type QueryArrayConfig, type QueryConfig } from 'pg';

import { openDatabase } from '../../../database/index.ts';
import { sendingOf } from '../../../database/prepared.ts';
import { selectFound } from '../../../modules/search/found-bikes.ts';
import { postgresSearch } from '../../../modules/search/postgres/engine.ts';
import { selectIds } from '../../../modules/search/postgres/find.ts';
import { leadOf } from '../../../modules/search/postgres/lead.ts';
import { lightPage } from '../../../modules/search/postgres/light-page.ts';
import { orderOf } from '../../../modules/search/postgres/orders.ts';
import { keptSamples } from '../../../modules/search/postgres/sample.ts';
import { stretchOf } from '../../../modules/search/postgres/stretch.ts';
import { readSearch } from '../../../modules/search/search.service.ts';

/** A statement as the driver takes it. */
export type Statement = QueryConfig | QueryArrayConfig;

const limit = 24;

/** The statements of a page of each search, as the server sends them one after another. */
export async function statementsOf(
  url: string,
  addresses: readonly Readonly<Record<string, string>>[],
): Promise<Statement[][]> {
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    const engine = postgresSearch(db);
    const samples = keptSamples(db);
    const groups: Statement[][] = [];
    for (const address of addresses) {
      const { wanted, sort } = readSearch(address);
      const { ids } = await engine.find(wanted, { sort, limit, cursor: undefined });
      const having = await samples.having(wanted.words);
      const found = leadOf(wanted, orderOf(sort), await samples.all(), having);
      const page = { order: sort, limit, after: undefined, changes: [] };
      const stretch = stretchOf(found.lead, limit, undefined);
      const light = lightPage(wanted, page, found);
      const asked = [
        selectIds(wanted, { ...page, stretch }, found.lead).compile(db),
        selectFound(ids),
      ];
      groups.push(
        (light ? [light] : asked).map(({ sql: text, parameters }) => {
          const values = [...parameters];
          return sendingOf(text, values, true) ?? { text, values };
        }),
      );
    }
    return groups;
  } finally {
    await db.close();
  }
}

/**
 * Carries out groups of statements with the driver alone.
 *
 * @param callers how many connections do so at the same time
 * @returns groups a second
 */
export async function rateOfDriver(
  url: string,
  groups: readonly (readonly Statement[])[],
  callers: number,
): Promise<number> {
  const clients = Array.from({ length: callers }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  let next = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let group = groups[next++]; group; group = groups[next++]) {
        for (const statement of group) await client.query(statement);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  await Promise.all(clients.map((client) => client.end()));
  return groups.length / seconds;
}
