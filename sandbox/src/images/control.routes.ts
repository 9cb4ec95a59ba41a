import type { FastifyInstance } from 'fastify';

import { addFailureControl } from '../failure-injection.ts';
import { CONTROL_PREFIX } from '../request-guard.ts';
import type { Images } from './images.ts';

const PREFIX = `${CONTROL_PREFIX}images/`;

/** Calls for tests: inject failures, forget everything, and look at what is stored. */
export async function imagesControl(
  app: FastifyInstance,
  { images }: { images: Images },
): Promise<void> {
  addFailureControl(app, images.failures, `${PREFIX}faults`);
  app.get(`${PREFIX}state`, () => ({ images: images.list() }));
  app.post(`${PREFIX}reset`, async () => {
    await images.reset();
    return {};
  });
}
