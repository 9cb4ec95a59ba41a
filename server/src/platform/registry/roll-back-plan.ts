import type { Queryable } from '../../database/index.ts';
import { listRevisions, type RevisionEntry } from '../revisions/revisions.repository.ts';
import { earlier } from './earlier-release.ts';

/** How many revisions back somebody would still look for something to return to. */
const remembered = 500;

type Step = Pick<
  RevisionEntry,
  'number' | 'releases' | 'canaries' | 'act' | 'application' | 'author' | 'reason' | 'why'
>;

/**
 * What a roll back that names no release does. It undoes the latest step by which people newly got a
 * release of the application, for all or as a canary, and does so once: where that release is gone
 * again, by another roll back, by the server's own or otherwise, nothing is left to undo. What people
 * were given back is taken from them only by name.
 */
export type RollBackPlan =
  | { undo: 'canary' }
  /** `to`: what was live before; `undefined` when that was nothing. */
  | { undo: 'live'; to: string | undefined }
  /** `release` is gone since the revision `by`; `before` was live before what is live now. */
  | { undo: 'nothing'; release: string; by: Step; before: string | undefined };

/** @param until the number of the revision that counts as the last */
export async function findRollBackPlan(
  db: Queryable,
  application: string,
  until: number,
): Promise<RollBackPlan> {
  const history = await listRevisions(db, { before: until + 1, limit: remembered });
  return rollBackPlan(history.toReversed(), application);
}

/** @param history oldest first */
export function rollBackPlan(history: readonly Step[], application: string): RollBackPlan {
  const before = earlier(
    history.map((step) => ({
      release: step.releases[application],
      isBack: isBack(step, application),
    })),
  );
  if (history.at(-1)?.canaries[application]) return { undo: 'canary' };
  const given = lastGiven(history, application);
  if (!given) return { undo: 'live', to: before };
  const by = history
    .slice(given.place)
    .find(
      ({ releases, canaries }) =>
        releases[application] !== given.release && canaries[application]?.release !== given.release,
    );
  return by
    ? { undo: 'nothing', release: given.release, by, before }
    : { undo: 'live', to: before };
}

/** The release that people newly got last, and where in the history. */
function lastGiven(history: readonly Step[], application: string) {
  const given = history.flatMap((step, place) => {
    const last = history[place - 1];
    const live = step.releases[application];
    const tried = step.canaries[application]?.release;
    if (tried !== undefined && tried !== last?.canaries[application]?.release) {
      return [{ place, release: tried }];
    }
    const isNew = live !== undefined && live !== last?.releases[application];
    return isNew && !isBack(step, application) ? [{ place, release: live }] : [];
  });
  return given.at(-1);
}

function isBack(step: Step, application: string): boolean {
  return step.act === 'rollback' && step.application === application;
}
