import type { LiveStatus } from '@motohaat/contract/registry';

import type { Queryable } from '../../database/index.ts';
import type { Messages } from '../../messages/index.ts';
import { sayReason } from '../../messages/say-reason.ts';
import { findHold } from '../canary/findings.repository.ts';
import { readLastVerdict, readLooks } from '../canary/looks.repository.ts';
import { reasonIn, type SetState } from '../revisions/revisions.repository.ts';
import { readSince } from '../revisions/since.repository.ts';
import { listConvictions } from './convictions.repository.ts';
import type { LiveState } from './live-state.ts';

type Of = { application: string; state: Pick<SetState, 'canaries'>; t: Messages };

/** What can be said of a canary: since when, its verdicts, what keeps it from growing, and its set. */
export async function presentCanary(
  db: Queryable,
  { with: others, ...canary }: NonNullable<LiveState['canary']>,
  { application, state, t }: Of,
): Promise<NonNullable<LiveStatus['canary']>> {
  const tried = { application, release: canary.release };
  const since = await readSince(db, application, { canary: canary.release });
  const held = canary.ramp ? await findHold(db, tried, new Date(since)) : undefined;
  return {
    ...canary,
    since,
    ...(others && {
      with: await Promise.all(others.map((other) => presentOther(db, other, { state, t }))),
    }),
    ...(held && { held: { at: held.at.toISOString(), reason: sayReason(held.why, t) } }),
    ...(await readLooks(db, tried)),
  };
}

async function presentOther(
  db: Queryable,
  { application, version }: { application: string; version: string },
  { state, t }: Omit<Of, 'application'>,
) {
  const release = state.canaries[application]?.release ?? '';
  const verdict = await readLastVerdict(db, { application, release });
  const [conviction] = await listConvictions(db, application, { among: [release], limit: 1 });
  return {
    application,
    version,
    ...(verdict && { verdict }),
    ...(conviction && {
      convicted: {
        revision: conviction.number,
        at: conviction.created_at.toISOString(),
        reason: reasonIn(conviction, t),
      },
    }),
  };
}
