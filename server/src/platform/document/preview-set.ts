import type { Member } from '@motohaat/contract/registry';
import { splitLanguage } from '@motohaat/domain/language';
import type { Audience, Role } from '@motohaat/domain/role';
import type { FastifyRequest } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { findVersion } from '../releases/registered.repository.ts';
import { isRemote } from '../releases/releases.repository.ts';
import { type LiveRevision, readRevision } from '../revisions/live-revision.ts';
import { withCandidate } from '../revisions/with-candidate.ts';
import { wantsLowData } from './low-data.ts';

/** ms: its renderer starts with it, and nobody waits but a test. */
const previewPatience = 10_000;

/** A page of a set that is not live, as documents are asked for it. @param asked.path with its query */
export function previewPage(
  request: FastifyRequest,
  revision: LiveRevision,
  asked: { path: string; origin: string },
) {
  const [address = ''] = asked.path.split(/[?#]/, 1);
  return {
    ...splitLanguage(address),
    revision,
    selection: {},
    search: '',
    origin: asked.origin,
    lowData: wantsLowData(request),
    patience: previewPatience,
  };
}

/**
 * Whom a set is shown as: a remote by its audience; what is for everyone, and the shell, which has none, by
 * whoever is named.
 */
export function roleFor(audience: Audience | null, named: Role | undefined): Role | null {
  return audience === null || audience === 'public' ? (named ?? null) : audience;
}

/**
 * A revision with a candidate and the rest of its set in their places, and whose pages the candidate has.
 *
 * @throws AppError `not_found`
 */
export async function candidateSet(
  db: Database,
  { application, version, revision, with: others = [] }: Candidates,
): Promise<{ set: LiveRevision; audience: Audience | null }> {
  const [candidate, ...beside] = await Promise.all(
    [{ application, version }, ...others].map((one) =>
      findVersion(db, one.application, one.version),
    ),
  );
  const together = beside.flatMap((release) => release ?? []);
  if (!candidate || together.length < beside.length) throw new AppError('not_found');
  // All pages of one smoke test are of one set, whatever others make live meanwhile.
  const live = await readRevision(db, revision);
  if (!live) throw new AppError('not_found');
  // The audience that it has: a candidate that claims a higher one must not show what that one gets.
  const before = live.remotes.find(({ manifest }) => manifest.name === application);
  const own = isRemote(candidate) ? candidate.manifest.audience : null;
  return {
    set: withCandidate(live, candidate, ...together),
    audience: before?.manifest.audience ?? own,
  };
}

type Candidates = {
  application: string;
  version: string;
  /** The live one without it. */
  revision?: number | undefined;
  /** The other releases of its set. */
  with?: readonly Member[] | undefined;
};
