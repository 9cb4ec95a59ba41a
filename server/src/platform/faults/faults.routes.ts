import * as calls from '@motohaat/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { linkNext } from '../../http/paging.ts';
import { route } from '../../plugins/route.ts';
import { originOf } from '../measurements/origin.ts';
import type { PageViews } from '../measurements/page-views.ts';
import { cleaned } from './fault-id.ts';
import { addFault } from './faults.repository.ts';
import { readFaults } from './read-faults.ts';
import { createSourcePlaces } from './source-places.ts';

/** What pages tell of what went wrong in them, for teams and for admins. */
export async function faultRoutes(
  app: FastifyInstance,
  { db, views, secret }: { db: Database; views: PageViews; secret: string },
): Promise<void> {
  route(app, calls.composition.tellFaults, { limit: 'report' }, async (request) => {
    const view = views.read(request.body.view);
    if (view) {
      const { id, at } = view;
      const origin = originOf(secret, request.ip, at);
      for (const fault of request.body.faults.filter((each) => view.gave(each))) {
        // One after another: two of one view may be of the same release, whose room is counted.
        await addFault(db, { id, at, origin }, cleaned(fault));
      }
    }
    return { status: 204 };
  });

  const placeOf = createSourcePlaces(db);
  for (const row of [calls.registry.faults, calls.releases.faults]) {
    route(app, row, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { application } = request.params;
      const { rows, next } = await readFaults(app.db, placeOf, application, request.query);
      linkNext(request, reply, next);
      return rows;
    });
  }
}
