import type { Queryable } from '../../database/index.ts';
import type { Say } from '../../messages/index.ts';
import { applicationsOf, type RevisionRow } from '../revisions/revisions.repository.ts';
import { refused } from './act.ts';
import { readAuthors } from './authors.ts';
import { existing, nameOf } from './members.ts';
import { readSteps, type RollBackPlan, rollBackPlan, type Step } from './roll-back-plan.ts';
import { whyNothing } from './why-nothing.ts';

/** What a roll back is to take back. */
export type Aim = {
  /** The version of a release, live or tried. */
  from: string | undefined;
  /** Whether that is what is tried. */
  canary: boolean | undefined;
};

/** What an aimed roll back does, or why it has nothing to do: it was taken back already. */
export type Aimed = Exclude<RollBackPlan, { undo: 'nothing' }> | Say;

/**
 * Finds what an aimed roll back means.
 *
 * @throws AppError `not_found` for a version that nobody published; `release_refused` when people do not
 *   have it (any more), or a person decided that they have it back
 */
export async function aimAt(
  { db }: { db: Queryable },
  last: RevisionRow,
  { application, from, canary = false }: Partial<Aim> & { application: string },
): Promise<Aimed> {
  const wanted =
    from === undefined ? undefined : (await existing({ db }, { application, version: from })).id;
  const tried = last.canaries[application]?.release;
  if (tried !== undefined && (wanted === undefined || wanted === tried)) return { undo: 'canary' };
  const steps = await readSteps(db, last.number);
  if (canary) return endedBefore({ db }, last, { application, wanted, steps });
  const name = nameOf({ application, version: from ?? '' });
  if (wanted === last.releases[application]) {
    const plan = rollBackPlan(steps, application, { liveOnly: true });
    if (plan.undo !== 'nothing') return plan;
    const { by } = plan;
    const author = (await readAuthors(db, [by.author]))(by.author);
    throw refused((t) => t.platform.refused.decided(name, author, by.number));
  }
  const by = goneBy(steps, application, wanted);
  if (by && isTaking(by, application)) {
    return whyNothing({ db }, application, { release: wanted, by, before: undefined }, last);
  }
  throw refused((t) => t.platform.refused.notHad(name));
}

/** What is said where nothing is tried, or something else. */
async function endedBefore(
  { db }: { db: Queryable },
  last: RevisionRow,
  {
    application,
    wanted,
    steps,
  }: { application: string; wanted: string | undefined; steps: readonly Step[] },
): Promise<Say> {
  const release =
    wanted ??
    steps.findLast(({ canaries }) => canaries[application])?.canaries[application]?.release;
  const place = steps.findLastIndex(
    ({ canaries }) => release !== undefined && canaries[application]?.release === release,
  );
  const by = place === -1 ? undefined : steps[place + 1];
  if (last.canaries[application]) throw refused((t) => t.platform.refused.notTried(application));
  // What went on to everybody was not taken back as a canary.
  const isGivenToAll = [by, last].some((step) => step?.releases[application] === release);
  if (!by || isGivenToAll) throw refused((t) => t.platform.done.noCanary(application));
  return whyNothing({ db }, application, { release, by, before: undefined }, last);
}

/** The revision in which people last lost a release. */
function goneBy(
  steps: readonly Step[],
  application: string,
  release: string | undefined,
): Step | undefined {
  const had = steps.findLastIndex(
    ({ releases, canaries }) =>
      release !== undefined &&
      (releases[application] === release || canaries[application]?.release === release),
  );
  return had === -1 ? undefined : steps[had + 1];
}

const isTaking = (step: Step, application: string) =>
  step.act === 'rollback' && applicationsOf(step).includes(application);
