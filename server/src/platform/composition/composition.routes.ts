import * as calls from '@motohaat/contract/calls';
import type { SignedComposition } from '@motohaat/contract/composition';
import { entitlementOf } from '@motohaat/domain/role';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { encodeText } from '../../http/encode-text.ts';
import { JsonText } from '../../http/json-text.ts';
import { languageOf } from '../../http/request-language.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { tagOf } from '../../plugins/etag.ts';
import { route } from '../../plugins/route.ts';
import { givenWith, type PageViews } from '../measurements/page-views.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { compositionFor, findOwner } from './composition.ts';
import type { ReleaseSelector } from './release-selector.ts';
import { shownTo } from './select-remotes.ts';
import type { SignComposition } from './sign-composition.ts';
import type { StableCompositions } from './stable-compositions.ts';
import type { VisitorGroups } from './visitor-groups.ts';

export type CompositionRoutesOptions = {
  sign: SignComposition;
  stable: StableCompositions;
  selector: ReleaseSelector;
  views: PageViews;
  groups: VisitorGroups;
};

/** `GET /api/composition` and what goes with it. */
export async function compositionRoutes(
  app: FastifyInstance,
  { sign, stable, selector, views, groups }: CompositionRoutesOptions,
): Promise<void> {
  const written = new WeakMap<SignedComposition, { body: Buffer; tag: string }>();

  route(app, calls.composition.read, { etag: true }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const revision = await liveRevision(app);
    const { actor } = request;
    // The browser cannot send a bearer with the scripts it loads: the cookie goes with them.
    if (actor) await app.authentication.setCookie(reply, actor);
    const selection = actor
      ? await selector.forAccount(request, reply, revision, actor.id)
      : await selector.forVisitor(request, reply, revision);
    const caller = callerOf(actor);
    const language = languageOf(request, reply);
    const part = compositionFor(shownTo(revision, selection), caller, selection, language);
    if (part !== compositionFor(revision, caller, {}, language)) {
      return sign(part, groups(revision, selection));
    }
    const composition = stable(part);
    const before = written.get(composition);
    request.isAtHand = before !== undefined;
    const { body, tag } = before ?? write(composition, reply);
    written.set(composition, { body, tag });
    reply.header('etag', tag);
    return new JsonText<SignedComposition>(body);
  });

  route(app, calls.composition.revision, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { number } = await liveRevision(app);
    return { revision: number };
  });

  route(app, calls.composition.view, { limit: 'none' }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const live = await liveRevision(app);
    // From now on it is one of the few, or of the many, at its next document.
    const selection = await selector.forVisitor(request, reply, live);
    const given = app.revision.recent(request.query.revision);
    if (!given) return { view: null };
    const part = compositionFor(given, callerOf(request.actor));
    return { view: views.issue(givenWith(part), groups(given, selection)) };
  });

  route(app, calls.composition.access, async (request, reply) => {
    const revision = await liveRevision(app);
    const selection = await selector.forVisitor(request, reply, revision);
    const [path = ''] = request.query.path.split(/[?#]/, 1);
    const shown = shownTo(revision, selection);
    const owner = findOwner(shown, path, callerOf(request.actor), selection);
    return { audience: owner?.audience ?? null };
  });
}

function write(composition: SignedComposition, reply: FastifyReply) {
  const body = encodeText(reply.serializeInput(composition, '200') as string);
  return { body, tag: tagOf(body) };
}

const callerOf = (actor: Actor | null) => actor && entitlementOf(actor);

async function liveRevision(app: FastifyInstance): Promise<LiveRevision> {
  const revision = await app.revision.current();
  if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
  return revision;
}
