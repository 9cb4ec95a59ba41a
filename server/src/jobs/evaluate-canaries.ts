import { AppError } from '../http/app-error.ts';
import { verdictOf } from '../platform/canary/figures.ts';
import { keepVerdict } from '../platform/canary/findings.repository.ts';
import { judgeCanary } from '../platform/canary/judge-canary.ts';
import { keepLook } from '../platform/canary/looks.repository.ts';
import type { Registry } from '../platform/registry/act.ts';
import { byItself, grow, type Tried } from '../platform/registry/grow.ts';
import { rollBack } from '../platform/registry/roll-back.ts';
import { findLastRevision } from '../platform/revisions/revisions.repository.ts';
import { readSince } from '../platform/revisions/since.repository.ts';
import type { Job } from './runner.ts';

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

async function evaluateOne(registry: Registry, tried: Tried): Promise<void> {
  const { last, application, now } = tried;
  const { db } = registry;
  const state = last.canaries[application];
  const judgement = await judgeCanary(db, last, application);
  if (!state || !judgement) return;
  const { release, ramp } = state;
  await keepLook(db, { application, release }, judgement, now);
  const verdict = verdictOf(judgement);
  if (verdict) {
    const { signals } = judgement;
    const found = { application, release, revision: last.number, signals, at: now, ...verdict };
    const since = await readSince(db, application, { canary: release });
    await keepVerdict(db, found, new Date(since));
  }
  if (verdict?.kind === 'worse') await rollBack(registry, byItself(tried, verdict.why));
  else if (ramp) await grow(registry, tried);
}
