import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';

import type { Queryable } from '../database/index.ts';

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as Queryable;

/** What is said to the database, as it is sent but for its white space. */
export function statementText(statement: RawBuilder<unknown>): string {
  return statement.compile(compiler).sql.replaceAll(/\s+/g, ' ').trim();
}
