import { fastifyMultipart } from '@fastify/multipart';
import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { route } from '../../plugins/route.ts';
import { teamThatCalls } from '../../plugins/teams.ts';
import type { Registry } from './act.ts';
import { completeSoon } from './complete.ts';
import { admitRelease, publishParts } from './publish-parts.ts';
import { createPublishPlaces } from './publish-places.ts';
import { receiveRelease } from './receive-release.ts';

/** What only teams do: sending a release. */
export const publishRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  await app.register(fastifyMultipart);
  const inPlace = createPublishPlaces();

  route(app, calls.registry.publish, async (request) => {
    const { application } = request.params;
    const author = `team:${teamThatCalls(request)}` as const;
    const by = { application, author, requestId: request.id };
    const { published, manifest } = await inPlace(application, async () => {
      const admit = (text: string) => admitRelease(registry, application, text);
      const sent = await receiveRelease(request, admit);
      return { published: await publishParts(registry, by, sent), manifest: sent.release };
    });
    const kept = { application, id: published.release, manifest };
    const compressed = await completeSoon(registry, kept, request.log);
    return { status: published.created ? 201 : 200, body: { ...published, compressed } };
  });
};
