import type { Queryable } from '../../database/index.ts';
import {
  applicationsOf,
  listRevisions,
  type RevisionEntry,
} from '../revisions/revisions.repository.ts';
import { earlier } from './earlier-release.ts';

/** How many revisions back somebody would still look for something to return to. */
const remembered = 500;

/** A revision, as far as going back is concerned. */
export type Step = Pick<
  RevisionEntry,
  | 'number'
  | 'releases'
  | 'canaries'
  | 'act'
  | 'application'
  | 'applications'
  | 'author'
  | 'reason'
  | 'why'
>;

/**
 * What a roll back that names no release does. It undoes the latest step by which people newly got a
 * release of the application, for all or as a canary, or lost the remote, and does so once: where that
 * release is gone again, by another roll back, by the server's own or otherwise, nothing is left to undo.
 * What people were given back is taken from them only by name.
 */
export type RollBackPlan =
  | { undo: 'canary' }
  /**
   * `to`: what was live before, of the application and of what was given together with it; `undefined`
   * when that was nothing.
   */
  | { undo: 'live'; to: Readonly<Record<string, string | undefined>> }
  /** `release` is gone since the revision `by`; `before` was live before what is live now. */
  | { undo: 'nothing'; release: string | undefined; by: Step; before: string | undefined };

/** The revisions in which something to go back to is looked for, oldest first. */
export async function readSteps(db: Queryable, until: number): Promise<Step[]> {
  const history = await listRevisions(db, { before: until + 1, limit: remembered });
  return history.toReversed();
}

/**
 * @param history oldest first
 * @param liveOnly as if nothing had ever been tried by a few
 */
export function rollBackPlan(
  history: readonly Step[],
  application: string,
  { liveOnly = false }: { liveOnly?: boolean } = {},
): RollBackPlan {
  const last = history.at(-1);
  const before = releaseBefore(history, application);
  if (!liveOnly && last?.canaries[application]) return { undo: 'canary' };
  const given = lastGiven(history, application, liveOnly);
  if (!given) return { undo: 'live', to: { [application]: before } };
  const { release, step } = given;
  const by = history
    .slice(given.place)
    .find(
      ({ releases, canaries }) =>
        releases[application] !== release &&
        (release === undefined || liveOnly || canaries[application]?.release !== release),
    );
  if (by) return { undo: 'nothing', release, by, before };
  const together = applicationsOf(step).filter(
    (name) => name === application || last?.releases[name] === step.releases[name],
  );
  const names = together.includes(application) ? together : [application];
  return {
    undo: 'live',
    to: Object.fromEntries(names.map((name) => [name, releaseBefore(history, name)])),
  };
}

function releaseBefore(history: readonly Step[], application: string): string | undefined {
  return earlier(
    history.map((step) => ({
      release: step.releases[application],
      isBack: isBack(step, application),
    })),
  );
}

/** What people newly got last, or that they lost it, and where in the history. */
function lastGiven(history: readonly Step[], application: string, liveOnly: boolean) {
  const given = history.flatMap((step, place) => {
    const last = history[place - 1];
    const live = step.releases[application];
    const tried = liveOnly ? undefined : step.canaries[application]?.release;
    if (tried !== undefined && tried !== last?.canaries[application]?.release) {
      return [{ place, release: tried, step }];
    }
    const isOther = live !== last?.releases[application];
    return isOther && !isBack(step, application) ? [{ place, release: live, step }] : [];
  });
  return given.at(-1);
}

function isBack(step: Step, application: string): boolean {
  return step.act === 'rollback' && applicationsOf(step).includes(application);
}
