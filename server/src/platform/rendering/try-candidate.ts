import { languages } from '@motohaat/domain/language';

import type { Say } from '../../messages/index.ts';
import { compositionFor } from '../composition/composition.ts';
import { isShell, type Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { withCandidate } from '../revisions/with-candidate.ts';
import type { Drawings } from './drawings.ts';
import { plainPathsOf } from './plain-paths.ts';

/** Letters that are told of why a page cannot be drawn. */
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
): (live: LiveRevision, candidate: Published) => Promise<Say[]> {
  return async (live, candidate) => {
    const set = withCandidate(live, candidate);
    const drawing = isShell(candidate)
      ? set.remotes
      : set.remotes.filter(({ manifest }) => manifest.name === candidate.manifest.name);
    const pages = plainPathsOf(drawing).flatMap((path) =>
      languages.map((language) => ({ path, language })),
    );
    const tried = pages.map(async (page) => {
      const part = compositionFor(set, null, {}, page.language);
      const wanted = { revision: set, part, selection: {}, search: '', origin, ...page };
      return { path: page.path, reason: await drawings.attempt(wanted) };
    });
    const failed = (await Promise.all(tried)).find(({ reason }) => reason !== undefined);
    if (failed?.reason === undefined) return [];
    const [why = ''] = failed.reason.split('\n', 1);
    const { name, version } = candidate.manifest;
    const { path } = failed;
    return [(t) => t.platform.notDrawn(`${name} ${version}`, path, why.slice(0, longest))];
  };
}
