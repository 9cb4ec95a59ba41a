import * as calls from '@motohaat/contract/calls';
import type { Measurement, MeasurementKind } from '@motohaat/contract/measurements';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { route } from '../../plugins/route.ts';
import { addMeasurements } from './measurements.repository.ts';
import { originOf } from './origin.ts';
import type { PageViews } from './page-views.ts';

const vitals: readonly MeasurementKind[] = ['lcp', 'inp', 'cls'];

/** `POST /api/measurements`: what pages tell of the remotes in them. */
export async function measurementRoutes(
  app: FastifyInstance,
  { db, views, secret }: { db: Database; views: PageViews; secret: string },
): Promise<void> {
  route(app, calls.composition.measure, { limit: 'report' }, async (request) => {
    const view = views.read(request.body.view);
    const told = request.body.measurements.filter((each) => isComplete(each) && view?.gave(each));
    if (view) {
      const origin = originOf(secret, request.ip, view.at);
      await addMeasurements(
        db,
        { id: view.id, at: view.at, origin },
        told.map(({ value = null, ...measurement }) => ({
          ...measurement,
          value,
          visitor: view.groupOf(measurement),
        })),
      );
    }
    return { status: 204 };
  });
}

/** A web vital has a value, and nothing else has one. */
function isComplete({ kind, value }: Measurement): boolean {
  return vitals.includes(kind) === (value !== undefined);
}
