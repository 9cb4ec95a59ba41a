import type { Member } from '@motohaat/contract/registry';
import { patternKey } from '@motohaat/contract/route-pattern';

import { lookUpRegistered, type Registered } from '../releases/registered.repository.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { withLive, withoutApplication } from '../revisions/set-changes.ts';
import { type Done, type OperationRequest, refused, type Registry } from './act.ts';
import { carryOut } from './carry-out.ts';
import { existing, liveRelease, nameOf, refuseForeign } from './members.ts';
import { refuseWithoutWords, withWords } from './words-wanted.ts';

/**
 * Takes a remote with all its routes out of what is live, unless somebody needs one of its pages.
 *
 * @throws AppError `revision_changed`, `release_refused`
 */
export function remove(registry: Registry, request: OperationRequest): Promise<Done> {
  const { application } = request;
  return carryOut(registry, request, 'remove', async (last) => {
    if (application === 'shell') throw refused((t) => t.platform.refused.shellStays);
    const leaving = await liveNow(registry, last, application);
    return {
      state: withoutApplication(last, application),
      leaving: [leaving],
      message: (revision) => (t) => t.platform.done.removed(application, revision),
    };
  });
}

/**
 * Moves routes of a remote to another one, in one revision.
 *
 * @param request.version a release of the remote without these routes; without it, it gives up all it has
 * @param request.to a release of the other remote, with them
 * @throws AppError `not_found`, `forbidden`, `revision_changed`, `release_refused`
 */
export function handOver(
  registry: Registry,
  request: OperationRequest & { version?: string | undefined; to: Member },
): Promise<Done> {
  const { application, version, to } = request;
  return carryOut(registry, withWords(request), 'handover', async (last) => {
    if (to.application === application) throw refused((t) => t.platform.refused.twice(application));
    refuseForeign(request, [to.application]);
    const taking = await existing(registry, to);
    const own = version === undefined ? [] : [await existing(registry, { application, version })];
    const given = [...own, taking];
    const isLive = given.every((one) => last.releases[one.application] === one.id);
    if (isLive && (own.length > 0 || last.releases[application] === undefined)) {
      return (t) => t.platform.done.liveAlready(given.map(nameOf), []);
    }
    const before = await liveNow(registry, last, application);
    const kept = new Set(own.flatMap(pathsOf).map(patternKey));
    const taken = new Set(pathsOf(taking).map(patternKey));
    const moved = pathsOf(before).filter(
      (path) => taken.has(patternKey(path)) && !kept.has(patternKey(path)),
    );
    if (moved.length === 0) {
      throw refused((t) => t.platform.refused.nothingMoves(nameOf(before), nameOf(taking)));
    }
    await refuseWithoutWords(registry, request, last, given);
    const left = own.length > 0 ? last : { ...last, ...withoutApplication(last, application) };
    return {
      state: withLive(
        left,
        Object.fromEntries(given.map((one) => [one.application, one.id] as const)),
      ),
      applications: [application, to.application],
      candidates: given,
      ...(own.length === 0 && { leaving: [before] }),
      message: (revision) => (t) =>
        t.platform.done.handedOver(application, to.application, moved, revision),
    };
  });
}

async function liveNow(
  { db }: Registry,
  last: RevisionRow,
  application: string,
): Promise<Registered> {
  const id = liveRelease(last, application);
  const release = (await lookUpRegistered(db, [[application, id]]))(application, id);
  if (release) return release;
  throw new Error(`the registry lacks ${application} ${id}, which is live`);
}

function pathsOf({ manifest }: Registered): string[] {
  return manifest.kind === 'remote' ? manifest.routes.map(({ path }) => path) : [];
}
