import type { SignedComposition } from '@motohaat/contract/composition';
import { drawingHeader, whyUndrawnHeader } from '@motohaat/contract/smoke-tests';
import { inLanguage, type Language } from '@motohaat/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Place } from '../../database/index.ts';
import { bytesOf } from '../../http/utf8.ts';
import { compositionFor } from '../composition/composition.ts';
import { type ReleaseSelection, withOwnShell } from '../composition/select-remotes.ts';
import type { SignComposition } from '../composition/sign-composition.ts';
import type { StableCompositions } from '../composition/stable-compositions.ts';
import type { VisitorGroups } from '../composition/visitor-groups.ts';
import type { Drawing, Drawings } from '../rendering/drawings.ts';
import type { AnswerPage } from '../rendering/renderer.ts';
import { withTrackersOf } from '../rendering/trackers.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { type PolicyFor, withInline } from './content-security-policy.ts';
import { type DocumentParts, drawnParts } from './document-parts.ts';
import type { DocumentWriter } from './document.ts';
import { varyByVisitor } from './low-data.ts';
import { sendStable, type StableDocument, stableDocument } from './stable-document.ts';

/** Such a document has a composition of its own, made for the one who asked. */
const ofThisRequest = { 'cache-control': 'private, no-cache', vary: `Accept, ${varyByVisitor}` };

/** A page may move again, and back: without this browsers keep such an answer for ever. */
const movedForMany = { 'cache-control': 'public, max-age=0, s-maxage=10', vary: varyByVisitor };

/** A page that is asked for. */
type AskedPage = {
  revision: LiveRevision;
  selection: ReleaseSelection;
  language: Language;
  /** As it came, percent-encoded, without what names the language. */
  path: string;
  /** `''`, or `?…`. */
  search: string;
  /** The site's own address. */
  origin: string;
  /** Whether the visitor wants few bytes. */
  lowData: boolean;
  /** Whether somebody is signed in where it is asked for. */
  isSignedIn?: boolean;
  /** ms that drawing may take; as long as visitors wait without it. */
  patience?: number;
  /** Whether it comes as where nothing is drawn here. */
  isEmpty?: boolean;
  /** Answers what it asks while it is drawn; else the server's own handlers do. */
  answer?: AnswerPage;
};

export type DocumentsOptions = {
  sign: SignComposition;
  stable: StableCompositions;
  groups: VisitorGroups;
  write: DocumentWriter;
  policyFor: PolicyFor;
  /** Nothing is drawn without it. */
  drawings?: Drawings | undefined;
};

export type Documents = {
  /** Answers with the page for visitors: the same bytes for all who get what is live for all. */
  answer(request: FastifyRequest, reply: FastifyReply, page: AskedPage): Promise<FastifyReply>;
  /** Answers with a page of a set that is not live. */
  preview(reply: FastifyReply, page: AskedPage): Promise<FastifyReply>;
};

type Kept = WeakMap<object, { composition: SignedComposition; document: StableDocument }>;

/** What a document says of who asked for it, in its first element: styles and scripts go by it. */
const marksOf = ({ isSignedIn = false, lowData }: AskedPage) =>
  `${isSignedIn ? 'data-signed-in ' : ''}${lowData ? 'data-low-data ' : ''}`;

/** Makes documents of what is drawn, or for the browser to draw. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { sign, stable, groups, write, policyFor, drawings } = options;
  /** By its marks, and the page that was drawn, or the parts of a document that the browser draws. */
  const made = new Map<string, Kept>();

  async function drawingOf(page: AskedPage, place?: Place): Promise<Drawing> {
    const part = compositionFor(page.revision, null, page.selection, page.language);
    return drawings && !page.isEmpty
      ? drawings.draw({ ...page, part, place })
      : { outcome: 'none' };
  }

  function partsOf(
    { revision, selection, language, path }: AskedPage,
    composition: SignedComposition,
    drawing: Drawing,
  ): DocumentParts {
    return drawing.outcome === 'drawn'
      ? drawnParts({ revision, composition, language, path }, drawing)
      : write.empty({ revision, composition, language, path }, selection);
  }

  const policyOf = ({ revision, selection }: AskedPage, { inline }: DocumentParts) =>
    withInline(policyFor(revision.shell, selection.override?.origin), inline);

  /** Made once, and again when its composition is signed anew. */
  function documentFor(page: AskedPage, drawing: Drawing): StableDocument {
    const composition = stable(compositionFor(page.revision, null, {}, page.language));
    const isDrawn = drawing.outcome === 'drawn';
    const key = isDrawn ? drawing.page : partsOf(page, composition, drawing);
    const marks = marksOf(page);
    const kept: Kept = made.get(marks) ?? new WeakMap();
    made.set(marks, kept);
    const known = kept.get(key);
    if (known?.composition === composition) return known.document;
    const parts = partsOf(page, composition, drawing);
    const pieces = write.join(parts, composition, marks);
    const document = stableDocument(parts.status, pieces, policyOf(page, parts));
    kept.set(key, { composition, document });
    return document;
  }

  function sendOwn(
    reply: FastifyReply,
    page: AskedPage,
    drawing: Drawing,
    status?: number,
  ): FastifyReply {
    const part = compositionFor(page.revision, null, page.selection, page.language);
    const composition = sign(part, groups(page.revision, page.selection));
    const parts = partsOf(page, composition, drawing);
    return reply
      .code(status ?? parts.status)
      .header('content-security-policy', policyOf(page, parts))
      .type('text/html; charset=utf-8')
      .send(bytesOf(write.join(parts, composition, marksOf(page))));
  }

  return {
    async answer(request, reply, asked) {
      const { selection, language } = asked;
      const revision = withOwnShell(asked.revision, selection);
      const page = { ...asked, revision };
      const drawing = await drawingOf(page, request.server.placeFor(request));
      const isForMany =
        compositionFor(revision, null, selection, language) ===
        compositionFor(revision, null, {}, language);
      if (drawing.outcome === 'drawn' && drawing.page.redirect !== undefined) {
        reply.headers(isForMany ? movedForMany : ofThisRequest);
        const to = inLanguage(language, drawing.page.redirect);
        return reply.redirect(withTrackersOf(asked.search, to), 308);
      }
      if (!isForMany) return sendOwn(reply.headers(ofThisRequest), page, drawing);
      const isFinal = drawing.outcome !== 'failed' && !page.isSignedIn;
      const document = documentFor(page, drawing);
      request.isAtHand = document.sent > 1;
      return sendStable(request, reply, document, { isFinal });
    },
    // Whoever tries a page asks for a thing that there may not be: what says so is a page too.
    async preview(reply, asked) {
      let page = asked;
      let drawing = await drawingOf(page);
      if (drawing.outcome === 'drawn' && drawing.page.redirect !== undefined) {
        // What visitors are led to stands here at once, and where it is.
        const { pathname: path, search } = new URL(drawing.page.redirect, page.origin);
        page = { ...page, path, search };
        drawing = await drawingOf(page);
        reply.header('content-location', inLanguage(page.language, path) + search);
      }
      if (drawing.outcome === 'failed' && drawing.why !== undefined) {
        const [why = ''] = drawing.why.split('\n', 1);
        reply.header(whyUndrawnHeader, encodeURIComponent(why.slice(0, 200).toWellFormed()));
      }
      return sendOwn(reply.header(drawingHeader, drawing.outcome), page, drawing, 200);
    },
  };
}
