import type * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { messagesFor } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { findVersion, type Registered } from '../releases/registered.repository.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import { addOrder } from './orders.repository.ts';
import { findPicture } from './pictures.repository.ts';
import { findLatestSmokeTests } from './smoke.repository.ts';
import { readStanding } from './standing.ts';

type OrderRoutes = {
  /** The teams' calls, or the admins'. */
  rows: typeof calls.registry | typeof calls.releases;
};

type Asked = { application: string; version: string };

/** Ordering a smoke test and reading what it found: the same for teams and for admins. */
export const orderRoutes: FastifyPluginAsync<OrderRoutes> = async (app, { rows }) => {
  const standing = async (release: Registered, request: FastifyRequest, reply: FastifyReply) =>
    readStanding(app.db, release, messagesFor(request, reply));

  route(app, rows.orderSmoke, async (request, reply) => {
    const release = await existing(request.params);
    if (release.is_purged) {
      throw new AppError('not_found', { message: (t) => t.platform.refused.purged });
    }
    const live = await findLastRevision(app.db);
    if (!live) throw new AppError('not_found', { message: (t) => t.platform.nothingLive });
    const beside = await Promise.all((request.query.with ?? []).map(existing));
    const others = Object.fromEntries(beside.map((one) => [one.application, one.id]));
    await addOrder(app.db, release, { revision: live.number, others });
    return standing(release, request, reply);
  });

  route(app, rows.smoke, async (request, reply) =>
    standing(await existing(request.params), request, reply),
  );

  route(app, rows.smokePicture, async (request) => {
    const { id, application } = await existing(request.params);
    const test = (await findLatestSmokeTests(app.db, application, [id])).get(id);
    const content = test && (await findPicture(app.db, test.id, request.params.number));
    if (!content) throw new AppError('not_found');
    return { picture: `data:image/jpeg;base64,${content.toString('base64')}` };
  });

  async function existing({ application, version }: Asked): Promise<Registered> {
    const release = await findVersion(app.db, application, version);
    if (release) return release;
    throw new AppError('not_found', {
      message: (t) => t.platform.noRelease(`${application} ${version}`),
    });
  }
};
