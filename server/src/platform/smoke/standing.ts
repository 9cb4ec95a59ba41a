import type { SmokeStanding } from '@motohaat/contract/smoke-tests';

import type { Queryable } from '../../database/index.ts';
import type { Messages } from '../../messages/index.ts';
import { findLatestOrder, isAttended, type OrderRow } from './orders.repository.ts';
import { listPictures } from './pictures.repository.ts';
import { findLatestSmokeTests, type SmokeRow } from './smoke.repository.ts';

/** How far the smoke test of a release is, and what the latest one found. */
export async function readStanding(
  db: Queryable,
  release: { application: string; id: string },
  t: Messages,
): Promise<SmokeStanding> {
  const { application, id } = release;
  const [order, tests, attended] = await Promise.all([
    findLatestOrder(db, release),
    findLatestSmokeTests(db, application, [id]),
    isAttended(db),
  ]);
  const state = stateOf(order);
  const waitsForNobody = state === 'waiting' && !attended;
  return {
    state,
    attended,
    problem: waitsForNobody ? t.platform.smoke.unattended : (order?.problem ?? null),
    done: order?.pages_done ?? 0,
    of: order?.pages ?? null,
    report: await reportOf(db, tests.get(id)),
  };
}

function stateOf(order: OrderRow | undefined): SmokeStanding['state'] {
  if (!order) return 'none';
  if (order.ended_at) return order.problem === null ? 'done' : 'broken';
  return order.held_until && order.held_until > new Date() ? 'running' : 'waiting';
}

async function reportOf(
  db: Queryable,
  test: SmokeRow | undefined,
): Promise<SmokeStanding['report']> {
  if (!test) return null;
  const { report, passed, created_at } = test;
  const pictures = await listPictures(db, test.id);
  return { ...report, passed, at: created_at.toISOString(), pictures };
}
