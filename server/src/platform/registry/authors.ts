import type { Queryable } from '../../database/index.ts';
import { accountOfAuthor } from './author.ts';

/** How people read who it was: `server`, `system`, `team mfe-buyer`, or an admin's name of today. */
export async function readAuthors(
  db: Queryable,
  authors: readonly string[],
): Promise<(author: string) => string> {
  const ids = new Set(authors.flatMap((author) => accountOfAuthor(author) ?? []));
  const accounts =
    ids.size === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'name'])
          .where('id', 'in', [...ids])
          .execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (author) => {
    const id = accountOfAuthor(author);
    return id === null ? author.replace('team:', 'team ') : names.get(id) || 'an admin';
  };
}
