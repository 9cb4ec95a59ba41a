import type { FaultRecord } from '@motohaat/contract/faults';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import { pageOf } from '../../http/paging.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import { listFaults } from './faults.repository.ts';
import type { createSourcePlaces } from './source-places.ts';

const cursors = keysetCursor({ position: 'timestamp', id: 'text' });

/** What went wrong in the releases of an application, with its places in the sources. */
export async function readFaults(
  db: Queryable,
  placeOf: ReturnType<typeof createSourcePlaces>,
  application: string,
  { limit, cursor }: PageRequest,
): Promise<Page<FaultRecord>> {
  const after = cursor === undefined ? undefined : cursors.decode(cursor);
  const found = await listFaults(db, application, { limit: limit + 1, after });
  const { rows, next } = pageOf(found, limit, ({ position, id }) =>
    cursors.encode({ position, id }),
  );
  const registered = await lookUpRegistered(
    db,
    rows.map(({ release }) => [application, release] as const),
  );
  const records = rows.map(async (row): Promise<FaultRecord> => {
    const { id, release, kind, name, message, call, status, views } = row;
    return {
      id,
      version: registered(application, release)?.version ?? release,
      kind,
      name,
      message,
      call,
      status,
      views,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      stack: await Promise.all(row.frames.map(placeOf)),
    };
  });
  return { rows: await Promise.all(records), next };
}
