import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import type { Audience } from '@motohaat/domain/role';

import type { Queryable, Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import { type LiveRevision, readRevision } from '../revisions/live-revision.ts';
import { findRevision } from '../revisions/revisions.repository.ts';
import type { OrderRow } from './orders.repository.ts';

/** What a machine has to know of an order. */
export async function describeOrder(
  db: Queryable,
  { id, application, release, revision, others }: OrderRow,
): Promise<SmokeOrder> {
  const live = (await findRevision(db, revision))?.releases[application];
  const beside = Object.entries(others ?? {});
  const registered = await lookUpRegistered(db, [
    [application, release],
    ...beside,
    ...(live === undefined ? [] : [[application, live] as const]),
  ]);
  const candidate = registered(application, release);
  if (!candidate) throw new AppError('not_found');
  const { manifest } = candidate;
  return {
    id,
    application,
    release,
    revision,
    version: candidate.version,
    others,
    with: beside.flatMap(([name, other]) => {
      const known = registered(name, other);
      return known ? [{ application: name, version: known.version }] : [];
    }),
    live: live === undefined ? null : (registered(application, live)?.version ?? null),
    budget: manifest.budget ?? null,
  };
}

/** The set of an order as it is, and who has the application in it. */
export async function setOfOrder(
  db: Database,
  { application, revision }: OrderRow,
): Promise<{ set: LiveRevision; audience: Audience | null }> {
  const set = await readRevision(db, revision);
  if (!set) throw new AppError('not_found');
  const own = set.remotes.find(({ manifest }) => manifest.name === application);
  return { set, audience: own?.manifest.audience ?? null };
}
