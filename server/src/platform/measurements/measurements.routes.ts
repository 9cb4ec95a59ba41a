import * as calls from '@motohaat/contract/calls';
import type { Measurement, MeasurementKind } from '@motohaat/contract/measurements';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { route } from '../../plugins/route.ts';
import { addMeasurements } from './measurements.repository.ts';
import type { PageViews } from './page-views.ts';
import { createReleaseCheck } from './release-check.ts';

const vitals: readonly MeasurementKind[] = ['lcp', 'inp', 'cls'];

/** `POST /api/measurements`: what pages tell of the remotes in them. */
export async function measurementRoutes(
  app: FastifyInstance,
  { db, views }: { db: Database; views: PageViews },
): Promise<void> {
  const ofPublished = createReleaseCheck(db);

  route(app, calls.composition.measure, { limit: 'report' }, async (request) => {
    const { view, measurements } = request.body;
    if (views.knows(view)) {
      const told = measurements.filter(isComplete);
      const ours = await ofPublished(
        told.map(({ value = null, ...measurement }) => ({ ...measurement, value })),
      );
      await addMeasurements(db, view, ours);
    }
    return { status: 204 };
  });
}

/** A web vital has a value, and nothing else has one. */
function isComplete({ kind, value }: Measurement): boolean {
  return vitals.includes(kind) === (value !== undefined);
}
