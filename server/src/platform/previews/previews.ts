import type { NewPreview } from '@motohaat/contract/previews';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';
import { refuseFor } from '../registry/act.ts';
import { findVersion, type Registered } from '../releases/registered.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { misfitsOfSet } from './preview-set.ts';
import { putPreview } from './previews.repository.ts';

/**
 * Lets a name show published releases in place of those that are live.
 *
 * @throws AppError `invalid` when one is not published or its files are gone, or none is the team's own;
 *   `release_refused` with all reasons when they do not fit together
 */
export async function makePreview(
  { db, revision }: { db: Database; revision: LiveRevision },
  { application, name, releases, days }: NewPreview & { application: string },
): Promise<{ id: string; expiresAt: Date; created: boolean }> {
  const names = releases.map((each) => each.application);
  if (!names.includes(application)) throw refusal(`One of them must be of ${application}.`);
  if (new Set(names).size < names.length) throw refusal('Each application has one place.');
  const chosen: Registered[] = [];
  for (const { application: other, version } of releases) {
    const found = await findVersion(db, other, version);
    if (!found) throw refusal(`There is no ${other} ${version}.`);
    if (found.is_purged) throw refusal(`The files of ${other} ${version} are gone.`);
    chosen.push(found);
  }
  refuseFor((t) => misfitsOfSet(revision, chosen, t));
  const made = await db
    .transaction()
    .execute((trx) => putPreview(trx, { application, name, days }, chosen));
  return { id: made.id, expiresAt: made.expires_at, created: made.created };
}

function refusal(sentence: string): AppError {
  const message = inEnglish(sentence);
  return new AppError('invalid', { message, fields: { releases: message } });
}
