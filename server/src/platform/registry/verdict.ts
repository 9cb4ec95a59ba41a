import type { CanaryVerdict } from '@motohaat/contract/canaries';

import type { Queryable } from '../../database/index.ts';
import { findLatestProof } from '../canary/findings.repository.ts';
import { type Conviction, listConvictions } from './convictions.repository.ts';

/** What the server last judged of a release of an application, in the figures of then. */
type LastVerdict = Conviction & { verdict: Exclude<CanaryVerdict, 'not_yet'> };

/** The later one of what was last convicted and what was last shown to be better or equal. */
export async function readVerdict(
  db: Queryable,
  application: string,
): Promise<LastVerdict | undefined> {
  const [conviction] = await listConvictions(db, application, { limit: 1 });
  const proof = await findLatestProof(db, application);
  if (proof && (!conviction || proof.at > conviction.created_at)) {
    const { release, revision: number, at: created_at, why } = proof;
    const told = { author: 'system', reason: '', why };
    return { ...told, release, number, created_at, verdict: 'better_or_equal' };
  }
  return conviction && { ...conviction, verdict: 'worse' };
}
