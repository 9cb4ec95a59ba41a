import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { presentSavedSearch } from './saved-searches.presenter.ts';
import { deleteSavedSearch, listSavedSearches } from './saved-searches.repository.ts';
import { editSavedSearch, saveSearch } from './saved-searches.service.ts';

/** The searches that somebody keeps, to be told of new bikes. */
export const savedSearchRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.savedSearches.create, async (request) => {
    const id = request.newRowId();
    const insertedId = await saveSearch(app.db, accountOf(request).id, request.body, id);
    return { acknowledged: true, insertedId };
  });

  route(app, calls.savedSearches.list, async (request, reply) => {
    const page = await listSavedSearches(app.db, accountOf(request).id, request.query);
    linkNext(request, reply, page.next);
    return page.rows.map(presentSavedSearch);
  });

  route(app, calls.savedSearches.edit, async (request) => {
    const owned = { id: request.params.id, userId: accountOf(request).id };
    return presentSavedSearch(await editSavedSearch(app.db, owned, request.body));
  });

  route(app, calls.savedSearches.remove, async (request) => {
    const owned = { id: request.params.id, userId: accountOf(request).id };
    if (!(await deleteSavedSearch(app.db, owned))) throw new AppError('not_found');
    return { deletedCount: 1 };
  });
};
