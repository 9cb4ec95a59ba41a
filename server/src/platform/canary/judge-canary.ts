import type { Queryable } from '../../database/index.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { readSince } from '../revisions/since.repository.ts';
import { type Judgement, judge } from './judge/judge.ts';
import { observe } from './observe.ts';

/**
 * Judges the canary of an application by what pages told since it began, beside those of the same
 * hours that had what is live for all.
 *
 * @param percent only since so many visitors try it
 * @returns nothing where it has none
 */
export async function judgeCanary(
  db: Queryable,
  last: Pick<RevisionRow, 'releases' | 'canaries'>,
  application: string,
  percent?: number,
): Promise<Judgement | undefined> {
  const release = last.canaries[application]?.release;
  if (release === undefined) return undefined;
  const had = { canary: release, ...(percent !== undefined && { percent }) };
  const since = new Date(await readSince(db, application, had));
  const stable = last.releases[application];
  return judge(await observe(db, { remote: application, canary: release, stable, since }));
}
