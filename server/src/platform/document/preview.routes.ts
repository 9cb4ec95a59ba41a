import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { languageOf } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { compositionFor } from '../composition/composition.ts';
import type { ComposedPart, SignComposition } from '../composition/sign-composition.ts';
import { noGroup } from '../measurements/group-of.ts';
import type { OriginOf } from './document.routes.ts';
import type { Documents } from './documents.ts';
import { candidateSet, previewPage, roleFor } from './preview-set.ts';

export type PreviewOptions = {
  sign: SignComposition;
  documents: Documents;
  originOf: OriginOf;
};

/** The live set with a candidate in its place, for whoever in its team looks at it. */
export const previewRoutes: FastifyPluginAsync<PreviewOptions> = async (
  app,
  { sign, documents, originOf },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.registry.previewDocument, async (request, reply) => {
    const { path } = request.query;
    const { set } = await candidateSet(app.db, { ...request.params, ...request.query });
    return documents.preview(reply, previewPage(request, set, { path, origin: originOf(request) }));
  });

  route(app, calls.registry.previewComposition, async (request, reply) => {
    const { role } = request.query;
    const { application } = request.params;
    const { set, audience } = await candidateSet(app.db, { ...request.params, ...request.query });
    // What others put into a team's pages for those who are signed in is nothing of the team's.
    const named = audience === 'public' ? undefined : role;
    const part = compositionFor(set, roleFor(audience, named), {}, languageOf(request, reply));
    return sign(application === 'shell' ? part : withFillingsOf(application, part), noGroup);
  });
};

/** A team may have the files of its own remote alone: what others put into slots would fail its test. */
function withFillingsOf(application: string, part: ComposedPart): ComposedPart {
  const remotes = part.remotes.map(({ fillings, ...remote }) =>
    remote.name === application && fillings ? { ...remote, fillings } : remote,
  );
  return { ...part, remotes };
}
