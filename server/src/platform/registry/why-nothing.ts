import type { Queryable } from '../../database/index.ts';
import type { Say } from '../../messages/index.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import { reasonIn, type RevisionRow } from '../revisions/revisions.repository.ts';
import { readAuthors } from './authors.ts';
import type { Step } from './roll-back-plan.ts';

/** Who has undone already what a roll back was to undo, and what is left to do. */
export async function whyNothing(
  { db }: { db: Queryable },
  application: string,
  { release, by, before }: { release: string | undefined; by: Step; before: string | undefined },
  last: RevisionRow,
): Promise<Say> {
  const live = last.releases[application];
  const named = [live, release, before].flatMap((id) => id ?? []);
  const registered = await lookUpRegistered(
    db,
    named.map((id) => [application, id] as const),
  );
  const versionOf = (id: string | undefined) =>
    id === undefined ? undefined : (registered(application, id)?.version ?? id);
  const undone = {
    application,
    version: versionOf(release),
    revision: by.number,
    author: (await readAuthors(db, [by.author]))(by.author),
    live: versionOf(live),
    before: versionOf(before),
  };
  return (t) => t.platform.done.undoneAlready({ ...undone, reason: reasonIn(by, t) });
}
