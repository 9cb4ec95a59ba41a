import type { NewPreview } from '@motohaat/contract/previews';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { refuseFor } from '../registry/act.ts';
import { findVersion, type Registered } from '../releases/registered.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { misfitsOfSet } from './preview-set.ts';
import { putPreview } from './previews.repository.ts';

/** The application that it is of, and the account that chose its set, if one did. */
type ByWhom = { application: string; madeBy: string | null };

/**
 * Lets a name show published releases in place of those that are live.
 *
 * @throws AppError `invalid` when one is not published or its files are gone, or none is the team's own;
 *   `release_refused` with all reasons when they do not fit together
 */
export async function makePreview(
  { db, revision }: { db: Database; revision: LiveRevision },
  { application, name, releases, days, madeBy }: NewPreview & ByWhom,
): Promise<{ id: string; expiresAt: Date; created: boolean }> {
  const names = releases.map((each) => each.application);
  if (!names.includes(application)) throw refusal((t) => t.platform.previewOfNone(application));
  const twice = names.find((one, place) => names.indexOf(one) < place);
  if (twice !== undefined) throw refusal((t) => t.platform.refused.twice(twice));
  const chosen: Registered[] = [];
  for (const { application: other, version } of releases) {
    const found = await findVersion(db, other, version);
    const release = `${other} ${version}`;
    if (!found) throw refusal((t) => t.platform.noRelease(release));
    if (found.is_purged) throw refusal((t) => t.platform.files.purged(release));
    chosen.push(found);
  }
  refuseFor((t) => misfitsOfSet(revision, chosen, t));
  const made = await db
    .transaction()
    .execute((trx) => putPreview(trx, { application, name, days, madeBy }, chosen));
  return { id: made.id, expiresAt: made.expires_at, created: made.created };
}

function refusal(message: Say): AppError {
  return new AppError('invalid', { message, fields: { releases: message } });
}
