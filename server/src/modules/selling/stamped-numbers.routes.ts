import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import type { StampedNumberHashes } from './stamped-number-hashes.ts';
import { readNumbers, setNumbers } from './stamped-numbers.ts';

/** Chassis and engine number of a seller's bike. */
export const stampedNumberRoutes: FastifyPluginAsync<{ numbers: StampedNumberHashes }> = async (
  app,
  { numbers },
) => {
  route(app, calls.products.numbers, (request) =>
    readNumbers(app.db, { id: request.params.id, sellerId: accountOf(request).id }),
  );

  route(app, calls.products.setNumbers, (request) => {
    const own = { id: request.params.id, sellerId: accountOf(request).id };
    return setNumbers(app.db, numbers, own, request.body);
  });
};
