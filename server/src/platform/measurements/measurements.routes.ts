import { Measurements } from '@motohaat/contract/measurements';
import type { Measurement, MeasurementKind } from '@motohaat/contract/measurements';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { input } from '../../plugins/schemas.ts';
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

  app.post<{ Body: Measurements }>(
    '/api/measurements',
    {
      config: { access: 'public', limit: 'report' },
      schema: {
        summary: 'Tell how the remotes of a page do',
        description: 'Nothing of a person. What the server did not give out is not counted.',
        tags: ['platform'],
        body: input(Measurements),
        response: { 204: { type: 'null' } },
      },
    },
    async (request, reply) => {
      const { view, measurements } = request.body;
      if (views.knows(view)) {
        const told = measurements.filter(isComplete);
        const ours = await ofPublished(
          told.map(({ value = null, ...measurement }) => ({ ...measurement, value })),
        );
        await addMeasurements(db, view, ours);
      }
      return reply.code(204).send();
    },
  );
}

/** A web vital has a value, and nothing else has one. */
function isComplete({ kind, value }: Measurement): boolean {
  return vitals.includes(kind) === (value !== undefined);
}
