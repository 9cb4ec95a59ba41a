import { findModel } from '@motohaat/catalogue/find';
import * as calls from '@motohaat/contract/calls';
import { oneOfTheList } from '@motohaat/contract/sentences';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import { priceSense } from './price-sense.ts';

/** What bikes like one cost, for its seller while the price is typed. */
export const priceSenseRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.catalogue.priceSense, async ({ query }) => {
    if (!findModel(query.model)) {
      throw new AppError('invalid', { fields: { model: (t) => t.contract(oneOfTheList) } });
    }
    const { model, year = null, km = null, price } = query;
    return { priceSense: await priceSense(app.db, { model, year, km, price }) };
  });
};
