import { canarySignals, canaryVerdicts } from '@motohaat/domain/canary';
import * as v from 'valibot';

import { Count, IsoTime, Key, Words } from './values.ts';

export {
  type CanarySignal,
  canarySignals,
  type CanaryVerdict,
  canaryVerdicts,
} from '@motohaat/domain/canary';

/** What one release showed: of so many views, the share that was hit, or the typical time in ms. */
const Shown = v.object({ views: Count, value: v.number() });

/** How a canary does by one signal, beside what is live for all. */
export const SignalVerdict = v.object({
  signal: v.picklist(canarySignals),
  verdict: v.picklist(canaryVerdicts),
  canary: Shown,
  stable: Shown,
  /** How far there is proof of it being worse, and of it being no worse: 1 and more is enough. */
  worse: v.number(),
  equal: v.number(),
});
export type SignalVerdict = v.InferOutput<typeof SignalVerdict>;

/** What could be said of a canary at a time. */
export const CanaryLook = v.object({ at: IsoTime, verdict: v.picklist(canaryVerdicts) });
export type CanaryLook = v.InferOutput<typeof CanaryLook>;

/** What can be said of a canary so far; signals of which nobody told anything are left out. */
export const CanaryJudgement = v.object({
  ...CanaryLook.entries,
  signals: v.array(SignalVerdict),
});
export type CanaryJudgement = v.InferOutput<typeof CanaryJudgement>;

/** A release that a few people have. */
export const LiveCanary = v.object({
  version: Key,
  release: Key,
  /** When this release became the canary; other people to try it do not change that. */
  since: IsoTime,
  percent: v.number(),
  /** How many accounts are named. */
  accounts: Count,
  /**
   * What is tried together with it: who gets one of them gets all. `verdict`: what can be said of it;
   * `convicted`: why the server took it back before.
   */
  with: v.optional(
    v.array(
      v.object({
        application: Key,
        version: Key,
        verdict: v.optional(v.picklist(canaryVerdicts)),
        convicted: v.optional(v.object({ revision: Count, at: IsoTime, reason: Words })),
      }),
    ),
  ),
  /** Whether it grows by itself. Older servers say neither this nor what follows. */
  ramp: v.optional(v.boolean()),
  /** Why it does not grow, although it was shown to be better or equal. */
  held: v.optional(v.object({ at: IsoTime, reason: Words })),
  /** What can be said of it; nothing until somebody has looked. */
  judged: v.optional(CanaryJudgement),
  /** What could be said of it before, oldest first: the last look of each hour. */
  looks: v.optional(v.array(CanaryLook)),
});
