import type { FastifyInstance } from 'fastify';

import { addFaultControl } from '../faults.ts';
import { CONTROL_PREFIX } from '../gate.ts';
import type { Images } from './images.ts';

const PREFIX = `${CONTROL_PREFIX}images/`;

/** Calls for tests: make faults, forget everything, and look at what is stored. */
export async function imagesControl(
  app: FastifyInstance,
  { images }: { images: Images },
): Promise<void> {
  addFaultControl(app, images.faults, `${PREFIX}faults`);
  app.get(`${PREFIX}state`, () => ({ images: images.list() }));
  app.post(`${PREFIX}reset`, async () => {
    await images.reset();
    return {};
  });
}
