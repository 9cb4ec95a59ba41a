import type { PreviewFailure } from '@motohaat/contract/shown-preview';
import { isServerPath } from '@motohaat/contract/site-paths';
import {
  inLanguage,
  type Language,
  languageNames,
  languages,
  splitLanguage,
} from '@motohaat/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { plainPageHtml, plainPolicy } from '../../http/plain-page.ts';
import { messagesIn } from '../../messages/index.ts';
import type { ReleaseSelector } from '../composition/release-selector.ts';
import { shownTo } from '../composition/select-remotes.ts';
import { answerNoFile } from '../files/file-answer.ts';
import type { OwnPreview } from '../previews/own-preview.ts';
import type { Documents } from './documents.ts';
import { wantsLowData } from './low-data.ts';
import { patienceOf } from './script-free-readers.ts';
import { isSignedIn } from './signed-in.ts';

/** Seconds after which a page that could not be made is worth another try. */
const retryAfter = 5;

const config = { access: 'public', limit: 'none' } as const;
const pageMethods = ['GET', 'HEAD'];

/** The site's own address, as one who asks would name it. */
export type OriginOf = (request: FastifyRequest) => string;

export type DocumentOptions = {
  documents: Documents;
  selector: ReleaseSelector;
  previews: OwnPreview;
  originOf: OriginOf;
};

/** Every page of the site: whatever is neither data nor a file. */
export async function documentRoutes(
  app: FastifyInstance,
  { documents, selector, previews, originOf }: DocumentOptions,
): Promise<void> {
  app.get('/*', { config }, async (request, reply) => {
    const [address, search] = splitUrl(request.url);
    if (isServerPath(decodeURIComponent(address))) return reply.callNotFound();
    if (!acceptsPage(request)) return answerNoFile(reply);
    const { language, path } = splitLanguage(address);
    if (inLanguage(language, path) !== address) {
      return reply.redirect(inLanguage(language, path) + search, 308);
    }
    const revision = await app.revision.current().catch((error: unknown) => {
      request.log.error({ err: error }, 'the live revision cannot be read');
      return null;
    });
    if (!revision) {
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
        .type('text/plain; charset=utf-8')
        .send(`${messagesIn(language).platform.documents.gettingReady}\n`);
    }
    const followed = await previews.follow(request, reply, { search, live: revision });
    if (followed) {
      reply.header('cache-control', 'no-store');
      return 'failed' in followed
        ? sayFailed(reply, followed.failed, { language, path, search })
        : reply.redirect(address + followed.search, 303);
    }
    const selection = await selector.forPage(request, revision);
    return documents.answer(request, reply, {
      revision: shownTo(revision, selection),
      selection,
      language,
      path,
      search,
      origin: originOf(request),
      lowData: wantsLowData(request),
      isSignedIn: isSignedIn(request),
      ...patienceOf(request),
    });
  });

  app.route({
    url: '/*',
    method: app.supportedMethods.filter((method) => !pageMethods.includes(method)),
    config,
    onRequest: async (_request, reply) => {
      reply.header('allow', pageMethods.join(', '));
      throw new AppError('method_not_allowed');
    },
    handler: async () => undefined,
  });
}

type Asked = { language: Language; path: string; search: string };

/** Says in the language of its address why a preview shows nothing, and leads on from there. */
function sayFailed(
  reply: FastifyReply,
  failure: PreviewFailure,
  { language, path, search }: Asked,
): FastifyReply {
  const { previewFailed, goOnLive } = messagesIn(language).platform;
  const { title, why } = previewFailed[failure];
  const home = inLanguage(language, '/');
  // Whoever gave the address may speak another language than its reader.
  const others = languages
    .filter((other) => other !== language)
    .map((lang) => ({ href: inLanguage(lang, path) + search, label: languageNames[lang], lang }));
  const links = [{ href: home, label: goOnLive }, ...others];
  return reply
    .code(failure === 'over' ? 404 : 409)
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(plainPageHtml({ language, home, title, sentences: [why], links }));
}

/** Path, and query with its question mark. */
function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** A part of a page that is missing must not get a page: browsers ask for pictures and styles by type. */
function acceptsPage({ headers }: FastifyRequest): boolean {
  const types = (headers.accept || '*/*')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim() ?? '');
  if (types.includes('text/html')) return true;
  const isForPart = types.some((type) => /^(?:image|video|audio|font)\/|^text\/css$/.test(type));
  return !isForPart && types.some((type) => type === '*/*' || type === 'text/*');
}
