import type { Member } from '@motohaat/contract/registry';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findVersion,
  lookUpRegistered,
  type Registered,
} from '../releases/registered.repository.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { triedWith } from '../revisions/set-changes.ts';
import { type OperationRequest, refused } from './act.ts';

/** What an act gives to people: one release, or a set. */
export type GivenRequest = OperationRequest & {
  version: string;
  /** The other releases of the set; those that it is tried with, if left out. */
  others?: readonly Member[] | undefined;
};

/**
 * The releases that are meant, the request's own first.
 *
 * @throws AppError `not_found` for a version that nobody published; `release_refused` for an
 *   application that is named twice; `forbidden` for one for which the author does not speak
 */
export async function candidatesOf(
  { db }: { db: Queryable },
  last: RevisionRow,
  request: GivenRequest,
): Promise<Registered[]> {
  const { application, version, others } = request;
  const own = await existing({ db }, { application, version });
  const beside = others
    ? await Promise.all(others.map((member) => existing({ db }, member)))
    : await besideInTrial({ db }, last, own);
  const candidates = [own, ...beside];
  const names = candidates.map((candidate) => candidate.application);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw refused((t) => t.platform.refused.twice(twice));
  refuseForeign(request, names);
  return candidates;
}

/** What a release is tried together with. */
async function besideInTrial(
  { db }: { db: Queryable },
  last: RevisionRow,
  { application, id }: Registered,
): Promise<Registered[]> {
  if (last.canaries[application]?.release !== id) return [];
  const pairs = triedWith(last, application)
    .filter((name) => name !== application)
    .map((name) => [name, last.canaries[name]?.release ?? ''] as const);
  const registered = await lookUpRegistered(db, pairs);
  return pairs.flatMap(([name, release]) => registered(name, release) ?? []);
}

/** @throws AppError `forbidden` naming the applications whose teams have not said yes */
export function refuseForeign(
  { application, speaksFor = () => true }: OperationRequest,
  applications: readonly string[],
): void {
  const foreign = applications.filter((name) => name !== application && !speaksFor(name));
  if (foreign.length === 0) return;
  throw new AppError('forbidden', { message: (t) => t.platform.refused.otherTeams(foreign) });
}

/** @throws AppError `not_found` */
export async function existing(
  { db }: { db: Queryable },
  { application, version }: Member,
): Promise<Registered> {
  const release = await findVersion(db, application, version);
  if (release) return release;
  throw new AppError('not_found', {
    message: (t) => t.platform.noRelease(`${application} ${version}`),
  });
}

/** @throws AppError `release_refused` when nobody has the application */
export function liveRelease(last: RevisionRow, application: string): string {
  const live = last.releases[application];
  if (live === undefined) throw refused((t) => t.platform.refused.notLive(application));
  return live;
}

/** Such as `mfe-buyer 1.2.0`. */
export function nameOf({ application, version }: Member): string {
  return `${application} ${version}`;
}

/** Application → release id. */
export function idsOf(candidates: readonly Registered[]): Record<string, string> {
  return Object.fromEntries(candidates.map(({ application, id }) => [application, id]));
}
