import { intKey } from '@motohaat/domain/search/int-key';
import { type CompiledQuery, sql } from 'kysely';

import type { Database } from '../../../database/index.ts';
import type { Wanted } from '../../../modules/search/port.ts';
import { selectFacets } from '../../../modules/search/postgres/count.ts';
import { selectIds } from '../../../modules/search/postgres/find.ts';
import { leadOf } from '../../../modules/search/postgres/lead.ts';
import { lightPage } from '../../../modules/search/postgres/light-page.ts';
import { orderOf } from '../../../modules/search/postgres/orders.ts';
import { decodeCursor } from '../../../modules/search/postgres/page-cursor.ts';
import { keptSamples, type Sample, selectSample } from '../../../modules/search/postgres/sample.ts';
import { stretchOf } from '../../../modules/search/postgres/stretch.ts';
import { readSearch } from '../../../modules/search/search.service.ts';

/** What is told of a search's statements. */
export type Explained = {
  /** Carries them out and tells what they read, instead of what they are planned to. */
  run: boolean;
  /** Those that count, too. */
  counts: boolean;
};

/** Tells how PostgreSQL carries out the statements of a search. */
export function searchExplainer(db: Database) {
  const samples = keptSamples(db);
  return async (
    address: Readonly<Record<string, string>>,
    cursor: string | undefined,
    { run, counts }: Explained,
  ): Promise<string[]> => {
    const { wanted, sort } = readSearch(address);
    const having = await samples.having(wanted.words);
    const found = leadOf(wanted, orderOf(sort), await samples.all(), having);
    const after = cursor === undefined ? undefined : decodeCursor(sort, cursor);
    const page = { order: sort, limit: 24, after, changes: [] };
    const stretch = stretchOf(found.lead, 24, after && Number(after.at));
    const statements = [
      lightPage(wanted, page, found) ??
        selectIds(wanted, { ...page, stretch }, found.lead).compile(db),
      ...(counts ? countsOf(wanted, await samples.all(), having) : []).map((each) =>
        each.compile(db),
      ),
    ];
    const plans: string[] = [];
    for (const statement of statements) {
      const { sql: text, parameters } = statement;
      plans.push(await planOf(db, text, parameters, run));
    }
    return plans;
  };
}

function countsOf(wanted: Wanted, all: Sample, having: Sample) {
  const exact = selectFacets(wanted, { all, having });
  return [...(exact ? [exact] : []), selectSample(wanted.words.map(intKey))];
}

async function planOf(
  db: Database,
  text: string,
  parameters: CompiledQuery['parameters'],
  run: boolean,
): Promise<string> {
  const options = run ? 'ANALYZE, BUFFERS' : 'COSTS';
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql``.compile(db),
    sql: `EXPLAIN (${options}) ${text}`,
    parameters,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
