import type { Queryable } from '../../database/index.ts';
import type { CanaryFindingKind } from '../../database/schema/platform.ts';
import { messagesIn } from '../../messages/index.ts';
import { sayReason } from '../../messages/say-reason.ts';
import { findFinding } from '../canary/findings.repository.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';

const types: Record<CanaryFindingKind, string> = {
  better_or_equal: 'canary.better_or_equal',
  worse: 'canary.worse',
  held: 'canary.held',
};

/**
 * What is told of a finding, in English: which release was tried, in which revision, what the server says
 * of it, and why. `verdict` and `signals` have the figures; what keeps a canary from growing has none.
 *
 * @returns its JSON text; the same each time
 * @throws Error when there is no such finding
 */
export async function messageOfFinding(db: Queryable, id: string): Promise<string> {
  const { application, release, revision, kind, why, signals, at } = await findFinding(db, id);
  const registered = await lookUpRegistered(db, [[application, release]]);
  return JSON.stringify({
    type: types[kind],
    timestamp: at.toISOString(),
    data: {
      revision,
      applications: [application],
      release: { application, version: registered(application, release)?.version ?? release },
      author: 'system',
      reason: sayReason(why, messagesIn('en')),
      ...(kind !== 'held' && { verdict: why, signals }),
    },
  });
}
