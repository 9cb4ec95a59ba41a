import type { PublicConfig } from '@motohaat/contract/composition';
import { isServerPath } from '@motohaat/contract/site-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { compositionFor } from '../composition/composition.ts';
import type { ReleaseSelector } from '../composition/release-selector.ts';
import type { SignComposition } from '../composition/sign-composition.ts';
import { answerNoFile } from '../files/file-answer.ts';
import { createPolicyFor } from './content-security-policy.ts';
import { renderDocument } from './document.ts';

/** Seconds after which a page that could not be made is worth another try. */
const retryAfter = 5;

const config = { access: 'public', limit: 'none' } as const;
/** Each page has a composition of its own, made for the one who asked. */
const ofThisRequest = { 'cache-control': 'private, no-cache', vary: 'Accept, Cookie' };
const pageMethods = ['GET', 'HEAD'];

export type DocumentOptions = {
  publicConfig: PublicConfig;
  production: boolean;
  sign: SignComposition;
  selector: ReleaseSelector;
  /** Origins that serve the photos of listings. */
  imageOrigins?: readonly string[] | undefined;
};

/** Every page of the site: whatever is neither data nor a file. */
export async function documentRoutes(
  app: FastifyInstance,
  { publicConfig, production, sign, selector, imageOrigins = [] }: DocumentOptions,
): Promise<void> {
  const policyFor = createPolicyFor(publicConfig, { production, imageOrigins });

  app.get('/*', { config }, async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (isServerPath(decodeURIComponent(path))) return reply.callNotFound();
    if (!acceptsPage(request)) return answerNoFile(reply);
    const revision = await app.revision.current().catch((error: unknown) => {
      request.log.error({ err: error }, 'the live revision cannot be read');
      return null;
    });
    if (!revision) {
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter })
        .type('text/plain; charset=utf-8')
        .send('MotoHaat is getting ready. Try again in a moment.\n');
    }
    const selection = await selector.forVisitor(request, reply, revision);
    const composition = sign(compositionFor(revision, null, selection));
    const { status, html } = renderDocument(revision, composition, publicConfig, path, selection);
    return reply
      .code(status)
      .headers({
        ...ofThisRequest,
        'content-security-policy': policyFor(revision.shell, selection.override?.origin),
      })
      .type('text/html; charset=utf-8')
      .send(html);
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

/** An image or a script that is missing must not get a page: a browser asks for those by type. */
function acceptsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept === '*/*' || accept.includes('text/html');
}
