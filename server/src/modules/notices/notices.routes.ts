import * as calls from '@motohaat/contract/calls';
import { entitlementOf } from '@motohaat/domain/role';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { hint } from '../stream/hint.ts';
import { presentNotice } from './notices.presenter.ts';
import { countUnread, listNotices, markAllRead, markRead } from './notices.repository.ts';

/** What somebody is told, and what of it they have read. */
export const noticeRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.notices.list, async (request, reply) => {
    const actor = accountOf(request);
    const reader = entitlementOf(actor);
    const page = await listNotices(app.db, actor.id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return Promise.all(
      page.rows.map((row) =>
        presentNotice(row, shown, ({ purpose, parameters }) =>
          app.pagePath(purpose, parameters ?? {}, reader),
        ),
      ),
    );
  });

  route(app, calls.notices.unread, async (request) => ({
    unread: await countUnread(app.db, accountOf(request).id),
  }));

  route(app, calls.notices.read, async (request) => {
    const owned = { id: request.params.id, userId: accountOf(request).id };
    if (!(await markRead(app.db, owned))) throw new AppError('not_found');
    await hint(app.db, { to: owned.userId, kind: 'notice' });
    return { acknowledged: true };
  });

  route(app, calls.notices.readAll, async (request) => {
    const { id } = accountOf(request);
    const { until } = request.body;
    await markAllRead(app.db, id, until ? new Date(until) : undefined);
    await hint(app.db, { to: id, kind: 'notice' });
    return { acknowledged: true };
  });
};
