import type { DifferenceAnswer, RevisionRecord } from '@motohaat/contract/registry';
import type { Language } from '@motohaat/domain/language';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { PageRequest } from '../../http/paging.ts';
import { messagesIn } from '../../messages/index.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import {
  applicationsOf,
  findRevision,
  findRevisions,
  listRevisions,
  reasonIn,
  type RevisionRow,
} from '../revisions/revisions.repository.ts';
import { readAuthors } from './authors.ts';
import { differencesOf } from './difference.ts';
import { releasesIn } from './live-state.ts';

const cursors = keysetCursor({ number: 'integer' });

type HistoryPage = PageRequest & {
  application?: string | undefined;
  /** Whether nothing is told of other applications, which were changed together with it. */
  isOwnAlone?: boolean;
};

/**
 * Revisions, newest first, each with what it changed of the one before.
 *
 * @param page.application only those that changed something of it
 * @returns `next`: the cursor of the next page, if there is one
 */
export async function readHistory(
  db: Queryable,
  { limit, cursor, application, isOwnAlone = false }: HistoryPage,
  language: Language,
): Promise<{ records: RevisionRecord[]; next: string | undefined }> {
  const before = cursor === undefined ? undefined : Number(cursors.decode(cursor).number);
  const rows = await listRevisions(db, { before, application, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const earlier = await findRevisions(
    db,
    shown.map(({ number }) => number - 1),
  );
  const registered = await lookUpRegistered(
    db,
    [...shown, ...earlier.values()].flatMap(releasesIn),
  );
  const authorOf = await readAuthors(
    db,
    shown.map(({ author }) => author),
  );
  const isTold = (name: string) => !isOwnAlone || name === application;
  const records = shown.map((row): RevisionRecord => ({
    number: row.number,
    at: row.created_at.toISOString(),
    act: row.act,
    author: authorOf(row.author),
    reason: reasonIn(row, messagesIn(language)),
    ...(row.again !== null && { again: row.again }),
    ...(applicationsOf(row).length > 0 && { applications: applicationsOf(row).filter(isTold) }),
    ...(row.untested && { untested: true }),
    differences: differencesOf(earlier.get(row.number - 1), row, registered, language).filter(
      (difference) => isTold(difference.application),
    ),
  }));
  const last = shown.at(-1);
  const next =
    rows.length > limit && last ? cursors.encode({ number: String(last.number) }) : undefined;
  return { records, next };
}

/**
 * What differs between any two revisions.
 *
 * @param pair.application only of it
 * @throws AppError `not_found` when there is no such revision
 */
export async function readDifference(
  db: Queryable,
  { from, to, application }: { from: number; to: number; application?: string | undefined },
  language: Language,
): Promise<DifferenceAnswer> {
  const [before, after] = await Promise.all([existing(db, from), existing(db, to)]);
  const registered = await lookUpRegistered(db, [before, after].flatMap(releasesIn));
  const differences = differencesOf(before, after, registered, language).filter(
    (difference) => application === undefined || difference.application === application,
  );
  return { from, to, differences };
}

async function existing(db: Queryable, number: number): Promise<RevisionRow> {
  const revision = await findRevision(db, number);
  if (revision) return revision;
  throw new AppError('not_found', { message: (t) => t.platform.noRevision(number) });
}
