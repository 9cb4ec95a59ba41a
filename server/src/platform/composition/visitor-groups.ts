import { createHmac } from 'node:crypto';

import { type GroupOf, noGroup } from '../measurements/group-of.ts';
import { canariesOf, type LiveRevision } from '../revisions/live-revision.ts';
import { canariesFor, type ReleaseSelection } from './select-remotes.ts';

/** Says as whom the visitor of a request counts. */
export type VisitorGroups = (revision: LiveRevision, selection: ReleaseSelection) => GroupOf;

/**
 * A visitor has another name for each canary, which says nothing to who has not the secret: of two
 * canaries, or after this one, nobody can tell that it is the same person.
 */
export function createVisitorGroups(secret: string): VisitorGroups {
  return (revision, { visitor, preview }) => {
    if (!visitor || preview) return noGroup;
    const drawn = canariesFor(revision, { bucket: visitor.bucket });
    return ({ name, release, canary }) => {
      const tried = canariesOf(revision)[name]?.release.id;
      if (tried === undefined || canary !== drawn.includes(name)) return undefined;
      const live = [revision.shell, ...revision.remotes].find(
        ({ manifest }) => manifest.name === name,
      )?.id;
      // Not somebody's own build.
      if (release !== (canary ? tried : live)) return undefined;
      return createHmac('sha256', secret)
        .update(`visitor of a canary ${name} ${tried} ${visitor.id}`)
        .digest('base64url')
        .slice(0, 12);
    };
  };
}
