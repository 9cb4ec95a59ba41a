import { AppError } from '../http/app-error.ts';
import { messagesIn } from '../messages/index.ts';
import type { OwnReason } from '../messages/own-reasons.ts';
import { sayReason } from '../messages/say-reason.ts';
import { judgeCanary } from '../platform/canary/judge-canary.ts';
import { keepLook } from '../platform/canary/looks.repository.ts';
import { worseReason } from '../platform/canary/worse-reason.ts';
import type { Registry } from '../platform/registry/act.ts';
import { canary, promote } from '../platform/registry/operations.ts';
import { rollBack } from '../platform/registry/roll-back.ts';
import { lookUpRegistered } from '../platform/releases/registered.repository.ts';
import { findLastRevision, type RevisionRow } from '../platform/revisions/revisions.repository.ts';
import { triedWith } from '../platform/revisions/set-changes.ts';
import type { Job } from './runner.ts';

/** How many visitors in a hundred try a canary that grows by itself, one after the other. */
const steps = [1, 5, 25, 100];

/** A look may take one part in so many of the time: one that took long is followed by a longer rest. */
const restFor = 20;

/**
 * Looks at each canary every five seconds: takes it back when it surely does worse than what is live
 * for all; gives it to more people when it is to grow and surely does no worse.
 */
export function evaluateCanaries(registry: Registry): Job {
  const resting = new Map<string, number>();
  return {
    name: 'evaluate-canaries',
    every: 5,
    run: async ({ signal, now, log }) => {
      const last = await findLastRevision(registry.db);
      for (const application of Object.keys(last?.canaries ?? {})) {
        if (!last || signal.aborted) return;
        const began = performance.now();
        if (began < (resting.get(application) ?? 0)) continue;
        // Each operation is another revision.
        await evaluateOne(registry, { last, application, now: now() }).catch((err: unknown) => {
          // Somebody changed what is live in the meantime; the next run looks again.
          if (err instanceof AppError && err.code === 'revision_changed') return;
          // The other canaries must not wait for it.
          log.error({ application, err }, 'a canary could not be evaluated');
        });
        const took = performance.now() - began;
        resting.set(application, began + took * restFor);
      }
    },
  };
}

type Tried = { last: RevisionRow; application: string; now: Date };

async function evaluateOne(registry: Registry, tried: Tried): Promise<void> {
  const { last, application, now } = tried;
  const { db } = registry;
  const state = last.canaries[application];
  const judgement = await judgeCanary(db, last, application);
  if (!state || !judgement) return;
  await keepLook(db, { application, release: state.release }, judgement, now);
  const why = worseReason(judgement);
  if (why) await rollBack(registry, byItself(tried, why));
  else if (state.ramp) await grow(registry, tried, state.percent);
}

/** Gives a canary to more people once those of now have shown that it does no worse. */
async function grow(registry: Registry, tried: Tried, percent: number): Promise<void> {
  const { last, application } = tried;
  const together = triedWith(last, application);
  // What is tried together grows once, when all of it does no worse.
  if (together[0] !== application) return;
  for (const name of together) {
    const judgement = await judgeCanary(registry.db, last, name, percent);
    if (judgement?.verdict !== 'better_or_equal') return;
  }
  const release = last.canaries[application]?.release ?? '';
  const registered = await lookUpRegistered(registry.db, [[application, release]]);
  const version = registered(application, release)?.version;
  const next = steps.find((step) => step > percent);
  if (version === undefined || next === undefined) return;
  const request = { ...byItself(tried, { code: 'canary_grew', percent }), version };
  if (next === 100) await promote(registry, request);
  else await canary(registry, { ...request, percent: next, ramp: true });
}

function byItself({ last, application }: Tried, why: OwnReason) {
  return {
    application,
    author: 'system' as const,
    reason: sayReason(why, messagesIn('en')),
    why,
    // The one that has this canary: another one must not be ended for what this one did.
    ifMatch: last.number,
  };
}
