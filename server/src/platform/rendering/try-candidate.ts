import { belongsTo } from '@motohaat/domain/role';

import { compositionFor } from '../composition/composition.ts';
import { isShell, type Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { withCandidate } from '../revisions/with-candidate.ts';
import type { Drawings } from './drawings.ts';

/** Pages that are tried, and letters that are told of why one cannot be drawn. */
const mostPages = 10;
const longest = 200;

/**
 * Has a release draw its public pages that need no parameter, a shell those of all remotes, in the set
 * that it would be live in.
 *
 * @param origin the site's own address; which one makes no difference to whether a page can be drawn
 * @returns says why a release cannot be rendered, in sentences; nothing when it can
 */
export function createTryCandidate(
  drawings: Pick<Drawings, 'attempt'>,
  origin: string,
): (live: LiveRevision, candidate: Published) => Promise<string[]> {
  return async (live, candidate) => {
    const set = withCandidate(live, candidate);
    const part = compositionFor(set, null);
    const drawing = isShell(candidate)
      ? set.remotes
      : set.remotes.filter(({ manifest }) => manifest.name === candidate.manifest.name);
    const paths = drawing
      .filter(({ manifest }) => belongsTo(manifest.audience, null))
      .flatMap(({ manifest }) => manifest.routes.map(({ path }) => path))
      .filter((path) => !/[:*?]/.test(path))
      .slice(0, mostPages);
    const tried = paths.map(async (path) => {
      const page = { revision: set, part, selection: {}, path, search: '', origin };
      return { path, reason: await drawings.attempt(page) };
    });
    const failed = (await Promise.all(tried)).find(({ reason }) => reason !== undefined);
    if (failed?.reason === undefined) return [];
    const [why = ''] = failed.reason.split('\n', 1);
    const { name, version } = candidate.manifest;
    return [`${name} ${version} cannot be rendered: ${failed.path}: ${why.slice(0, longest)}`];
  };
}
