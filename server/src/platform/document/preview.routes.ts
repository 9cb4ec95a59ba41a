import * as calls from '@motohaat/contract/calls';
import type { Member, VersionParam } from '@motohaat/contract/registry';
import { splitLanguage } from '@motohaat/domain/language';
import type { Audience, Role } from '@motohaat/domain/role';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { languageOf } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { compositionFor } from '../composition/composition.ts';
import type { ComposedPart, SignComposition } from '../composition/sign-composition.ts';
import { findVersion } from '../registry/registered.repository.ts';
import { isRemote } from '../releases/releases.repository.ts';
import { type LiveRevision, readRevision } from '../revisions/live-revision.ts';
import { withCandidate } from '../revisions/with-candidate.ts';
import type { OriginOf } from './document.routes.ts';
import type { Documents } from './documents.ts';
import { wantsLowData } from './low-data.ts';

/** ms: its renderer starts with it, and nobody waits but a test. */
const previewPatience = 10_000;

export type PreviewOptions = {
  sign: SignComposition;
  documents: Documents;
  originOf: OriginOf;
};

/** The live set with a candidate in its place, for the candidate's smoke test. */
export const previewRoutes: FastifyPluginAsync<PreviewOptions> = async (
  app,
  { sign, documents, originOf },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.registry.previewDocument, async (request, reply) => {
    const { set } = await candidateSet(app, request.params, request.query);
    const [address = ''] = request.query.path.split(/[?#]/, 1);
    const asked = {
      ...splitLanguage(address),
      search: '',
      origin: originOf(request),
      lowData: wantsLowData(request),
    };
    const page = { revision: set, selection: {}, patience: previewPatience, ...asked };
    return documents.preview(reply, page);
  });

  route(app, calls.registry.previewComposition, async (request, reply) => {
    const { role } = request.query;
    const { application } = request.params;
    const { set, audience } = await candidateSet(app, request.params, request.query);
    const part = compositionFor(set, roleFor(audience, role), {}, languageOf(request, reply));
    return sign(application === 'shell' ? part : withFillingsOf(application, part));
  });
};

/** A team may have the files of its own remote alone: what others put into slots would fail its test. */
function withFillingsOf(application: string, part: ComposedPart): ComposedPart {
  const remotes = part.remotes.map(({ fillings, ...remote }) =>
    remote.name === application && fillings ? { ...remote, fillings } : remote,
  );
  return { ...part, remotes };
}

/** A remote is tried by its audience; the shell, which has none, by whomever its team names. */
function roleFor(audience: Audience | null, named: Role | undefined): Role | null {
  if (audience === null) return named ?? null;
  return audience === 'public' ? null : audience;
}

async function candidateSet(
  app: FastifyInstance,
  { application, version }: VersionParam,
  { revision, with: others = [] }: { revision?: number | undefined; with?: Member[] | undefined },
): Promise<{ set: LiveRevision; audience: Audience | null }> {
  const [candidate, ...beside] = await Promise.all(
    [{ application, version }, ...others].map((one) =>
      findVersion(app.db, one.application, one.version),
    ),
  );
  const together = beside.flatMap((release) => release ?? []);
  if (!candidate || together.length < beside.length) throw new AppError('not_found');
  // All pages of one smoke test are of one set, whatever others make live meanwhile.
  const live = await readRevision(app.db, revision);
  if (!live) throw new AppError('not_found');
  // The audience that it has: a candidate that claims a higher one must not show what that one gets.
  const before = live.remotes.find(({ manifest }) => manifest.name === application);
  const own = isRemote(candidate) ? candidate.manifest.audience : null;
  return {
    set: withCandidate(live, candidate, ...together),
    audience: before?.manifest.audience ?? own,
  };
}
