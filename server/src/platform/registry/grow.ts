import { AppError } from '../../http/app-error.ts';
import { messagesIn, type Say } from '../../messages/index.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import { sayReason } from '../../messages/say-reason.ts';
import { equalityOf } from '../canary/figures.ts';
import { keepHold } from '../canary/findings.repository.ts';
import { judgeCanary } from '../canary/judge-canary.ts';
import type { Judgement } from '../canary/judge/judge.ts';
import { orderLook } from '../canary/order-look.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { triedWith } from '../revisions/set-changes.ts';
import { readSince } from '../revisions/since.repository.ts';
import type { Registry } from './act.ts';
import { canary, promote } from './operations.ts';

/** How many visitors in a hundred try a canary that grows by itself, one after the other. */
const steps = [1, 5, 25, 100];

/** A canary at a time. */
export type Tried = { last: RevisionRow; application: string; now: Date };

/**
 * Gives a canary to more people once those of now have shown that it does no worse, and keeps why that
 * could not be done.
 *
 * @throws AppError `revision_changed` when somebody changed what is live meanwhile
 */
export async function grow(registry: Registry, tried: Tried): Promise<void> {
  const { last, application, now } = tried;
  const together = triedWith(last, application);
  // What is tried together grows once, when all of it does no worse.
  if (together[0] !== application) return;
  const why = await whyNot(registry, tried, together);
  const said = why && { en: why(messagesIn('en')), bn: why(messagesIn('bn')) };
  for (const name of together) {
    const release = last.canaries[name]?.release ?? '';
    const held = { application: name, release, revision: last.number, said, at: now };
    const since = await readSince(registry.db, name, { canary: release });
    await keepHold(registry.db, held, new Date(since));
  }
}

/** Takes the next step, where it is due. @returns why that cannot be done */
async function whyNot(
  registry: Registry,
  tried: Tried,
  together: readonly string[],
): Promise<Say | undefined> {
  const { last, application } = tried;
  const { percent = 0, release = '', again } = last.canaries[application] ?? {};
  const own = await judgeAll(registry, last, together, percent);
  const next = steps.find((step) => step > percent);
  const version = (await lookUpRegistered(registry.db, [[application, release]]))(
    application,
    release,
  )?.version;
  if (!own || next === undefined || version === undefined) return undefined;
  const request = {
    ...byItself(tried, { code: 'canary_grew', percent, ...equalityOf(own) }),
    version,
    ...(again !== undefined && { again }),
  };
  try {
    if (next < 100) await canary(registry, { ...request, percent: next, ramp: true });
    else await promote(registry, request);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (next < 100 || !(await isLookWanted(registry, request))) return refusal;
    return orderLook(registry.db, last, together, refusal);
  }
}

/** @returns what can be said of the first, where all do as well since so many visitors try them */
async function judgeAll(
  { db }: Registry,
  last: RevisionRow,
  together: readonly string[],
  percent: number,
): Promise<Judgement | undefined> {
  const judgements: Judgement[] = [];
  for (const name of together) {
    const judgement = await judgeCanary(db, last, name, percent);
    if (judgement?.verdict !== 'better_or_equal') return undefined;
    judgements.push(judgement);
  }
  return judgements[0];
}

/** Why the gate says no, in sentences. @throws whatever is no refusal */
function refusalOf(error: unknown): Say {
  if (!(error instanceof AppError) || error.code !== 'release_refused') throw error;
  return (t) => {
    const { message, reasons = [message] } = error.said(t);
    return reasons.join(' ');
  };
}

/** Whether everybody could have it, but for its smoke test. */
async function isLookWanted(
  registry: Registry,
  request: Parameters<typeof promote>[1],
): Promise<boolean> {
  try {
    await promote(registry, { ...request, dryRun: true });
    return true;
  } catch (error) {
    refusalOf(error);
    return false;
  }
}

/** What the server does of itself with a canary, and why. */
export function byItself({ last, application }: Tried, why: OwnReason) {
  return {
    application,
    author: 'system' as const,
    reason: sayReason(why, messagesIn('en')),
    why,
    // The one that has this canary: another one must not be ended for what this one did.
    ifMatch: last.number,
  };
}
