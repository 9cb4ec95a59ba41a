import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { lookUpRegistered, type Registered } from '../releases/registered.repository.ts';
import { readOnceLive } from '../revisions/once-live.repository.ts';
import type { RevisionRow, SetState } from '../revisions/revisions.repository.ts';
import { withLive, withoutApplication } from '../revisions/set-changes.ts';
import { type Done, type OperationRequest, type Plan, refused, type Registry } from './act.ts';
import { type Aim, aimAt } from './aim.ts';
import { carryOut } from './carry-out.ts';
import { endOfCanary } from './end-of-canary.ts';
import { existing, liveRelease, nameOf } from './members.ts';
import { readSteps, type RollBackPlan, rollBackPlan } from './roll-back-plan.ts';
import { whyNothing } from './why-nothing.ts';

/**
 * Ends a canary, if there is one; else goes back to a release that people had before. Without a
 * version it undoes the latest step by which people newly got a release, once, as a whole (see
 * `RollBackPlan`).
 *
 * @param request.version the release to go to instead; one that was live, for no smoke test is asked
 * @param request.from the release that is to be taken back; refused where it is not what people have
 * @param request.canary whether what is tried is to be taken back, and nothing else
 * @throws AppError `not_found`, `release_refused`; `revision_changed`, also when what it was to undo
 *   was undone since the revision on which that was decided
 */
export function rollBack(
  registry: Registry,
  request: OperationRequest & { version?: string | undefined } & Partial<Aim>,
): Promise<Done> {
  const { application, version, from, canary, ifMatch } = request;
  return carryOut(registry, request, 'rollback', async (last) => {
    const { db } = registry;
    if (from !== undefined || canary) {
      const aimed = await aimAt(registry, last, request);
      if (typeof aimed === 'function') return aimed;
      if (aimed.undo === 'canary') return endOfCanary(last, application);
      if (version === undefined) return undo(registry, last, application, aimed.to);
    }
    if (version !== undefined) {
      liveRelease(last, application);
      return backTo(registry, last, await existing({ db }, { application, version }));
    }
    const plan = rollBackPlan(await readSteps(db, last.number), application);
    if (plan.undo === 'canary') return endOfCanary(last, application);
    if (plan.undo === 'live') return undo(registry, last, application, plan.to);
    const message = await whyNothing(registry, application, plan, last);
    const isNews = ifMatch !== undefined && ifMatch < plan.by.number;
    if (isNews) throw new AppError('revision_changed', { message });
    return message;
  });
}

type ToLive = Extract<RollBackPlan, { undo: 'live' }>['to'];

/** Goes back with everything that was given in one step. */
async function undo(
  { db }: Registry,
  last: RevisionRow,
  application: string,
  to: ToLive,
): Promise<Plan> {
  const names = Object.keys(to);
  if (last.releases[application] === undefined && to[application] === undefined) {
    throw refused((t) => t.platform.refused.notLive(application));
  }
  if (names.length === 1 && to[application] === undefined) {
    throw refused((t) => t.platform.refused.nothingBefore(application));
  }
  const back = Object.entries(to).flatMap(([name, id]) =>
    id === undefined ? [] : [[name, id] as const],
  );
  const gone = names.filter((name) => to[name] === undefined);
  const registered = await lookUpRegistered(db, [
    ...back,
    ...gone.map((name) => [name, last.releases[name] ?? ''] as const),
  ]);
  const candidates = back.flatMap(([name, id]) => registered(name, id) ?? []);
  const leaving = gone.flatMap((name) => registered(name, last.releases[name] ?? '') ?? []);
  const left = gone.reduce<SetState>((state, name) => withoutApplication(state, name), last);
  return {
    state: withLive(left, Object.fromEntries(back)),
    applications: [application, ...names.filter((name) => name !== application)],
    candidates,
    leaving,
    message: (revision) => (t) =>
      t.platform.done.undone(
        candidates,
        leaving.map((one) => one.application),
        revision,
      ),
  };
}

async function backTo(
  { db }: Registry,
  last: RevisionRow,
  target: Registered,
): Promise<Plan | Say> {
  const { application, id, version } = target;
  if (id === last.releases[application]) {
    return last.canaries[application]
      ? endOfCanary(last, application)
      : (t) => t.platform.done.liveAlready([nameOf(target)], []);
  }
  if (!(await readOnceLive(db, application)).has(id)) {
    throw refused((t) => t.platform.refused.neverLive(nameOf(target)));
  }
  return {
    state: withLive(last, { [application]: id }),
    candidates: [target],
    message: (revision) => (t) => t.platform.done.back(application, version, revision),
  };
}
