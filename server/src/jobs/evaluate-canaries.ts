import { AppError } from '../http/app-error.ts';
import { messagesIn } from '../messages/index.ts';
import { sayReason } from '../messages/say-reason.ts';
import { enoughViews, evaluateCanary, type Observed } from '../platform/canary/evaluate-canary.ts';
import { observe } from '../platform/canary/observe.ts';
import type { Registry } from '../platform/registry/act.ts';
import { rollBack } from '../platform/registry/roll-back.ts';
import { readSince } from '../platform/registry/since.repository.ts';
import { findLastRevision, type RevisionRow } from '../platform/revisions/revisions.repository.ts';
import type { Job } from './runner.ts';

const day = 86_400_000;

const nothing: Observed = {
  views: 0,
  failed: 0,
  weighed: { views: 0, failed: 0 },
  networks: 0,
  failingNetworks: 0,
  failingFor: 0,
  lcp: null,
  inp: null,
};

/** Takes back canaries that clearly do worse than what is live for all, every five seconds. */
export function evaluateCanaries(registry: Registry): Job {
  return {
    name: 'evaluate-canaries',
    every: 5,
    run: async ({ signal, now, log }) => {
      const last = await findLastRevision(registry.db);
      for (const remote of Object.keys(last?.canaries ?? {})) {
        if (!last || signal.aborted) return;
        // Each operation is another revision.
        await evaluateOne(registry, { last, remote, now: now() }).catch((err: unknown) => {
          // Somebody changed what is live in the meantime; the next run looks again.
          if (err instanceof AppError && err.code === 'revision_changed') return;
          // The other canaries must not wait for it.
          log.error({ remote, err }, 'a canary could not be evaluated');
        });
      }
    },
  };
}

async function evaluateOne(
  registry: Registry,
  { last, remote, now }: { last: RevisionRow; remote: string; now: Date },
): Promise<void> {
  const { db } = registry;
  const release = last.canaries[remote]?.release;
  if (release === undefined) return;
  const since = new Date(await readSince(db, remote, { canary: release }));
  const candidate = await observe(db, { remote, release, canary: true, since });
  const stable = await observeStable(registry, { last, remote, since, now });
  const why = evaluateCanary(candidate, stable);
  if (why === null) return;
  await rollBack(registry, {
    application: remote,
    author: 'system',
    reason: sayReason(why, messagesIn('en')),
    why,
    // The one that has this canary: another one must not be ended for what this one did.
    ifMatch: last.number,
  });
}

/** In the same hours as the canary; where that is too little, in the last day. */
async function observeStable(
  { db }: Registry,
  { last, remote, since, now }: { last: RevisionRow; remote: string; since: Date; now: Date },
): Promise<Observed> {
  const release = last.releases[remote];
  if (release === undefined) return nothing;
  const meanwhile = await observe(db, { remote, release, canary: false, since });
  if (meanwhile.weighed.views >= enoughViews) return meanwhile;
  const yesterday = new Date(Math.min(since.getTime(), now.getTime() - day));
  return observe(db, { remote, release, canary: false, since: yesterday });
}
