import { Acknowledged } from '@motohaat/contract/bookings';
import { IdParam } from '@motohaat/contract/id';
import { NewAdvert } from '@motohaat/contract/selling';
import { Deleted } from '@motohaat/contract/wishlist';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { advertise, withdrawAdvert } from './adverts.service.ts';

const sellersOnly = { access: ['seller'], otherRoles: 'Only sellers can advertise.' } as const;

/** Putting a bike on the home page, and taking it off. */
export const advertRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: NewAdvert }>(
    '/advertisedItems',
    {
      config: { ...sellersOnly, refusal: { acknowledged: false } },
      schema: {
        summary: "Advertises a bike of the caller's for two weeks",
        tags: ['selling'],
        body: input(NewAdvert),
        response: { 200: output(Acknowledged) },
      },
    },
    async (request): Promise<Acknowledged> => {
      const id = request.newRowId();
      const insertedId = await advertise(app.db, accountOf(request), request.body, { id });
      return { acknowledged: true, insertedId };
    },
  );

  app.delete<{ Params: IdParam }>(
    '/advertisedItems/:id',
    {
      config: { ...sellersOnly, refusal: { deletedCount: 0 } },
      schema: {
        summary: "Ends the advert of a bike of the caller's, named by the bike's id",
        tags: ['selling'],
        params: input(IdParam),
        response: { 200: output(Deleted) },
      },
    },
    async (request): Promise<Deleted> => {
      await withdrawAdvert(app.db, accountOf(request), request.params.id);
      return { deletedCount: 1 };
    },
  );
};
