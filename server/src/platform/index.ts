import type { PublicConfig } from '@motohaat/contract/composition';
import type { Purpose } from '@motohaat/contract/pages';
import type { Entitlement } from '@motohaat/domain/role';
import fastifyPlugin from 'fastify-plugin';

import type { Database } from '../database/index.ts';
import { siteOrigin } from '../http/site-origin.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Traces } from '../traces/traces.ts';
import { compositionRoutes } from './composition/composition.routes.ts';
import { createReleaseSelector } from './composition/release-selector.ts';
import { createCompositionSigner } from './composition/sign-composition.ts';
import { createStableCompositions } from './composition/stable-compositions.ts';
import { createVisitorGroups } from './composition/visitor-groups.ts';
import { createSiteCookies } from './cookies/site-cookies.ts';
import { createPolicyFor } from './document/content-security-policy.ts';
import { documentRoutes, type OriginOf } from './document/document.routes.ts';
import { createDocumentWriter } from './document/document.ts';
import { createDocuments } from './document/documents.ts';
import { previewRoutes } from './document/preview.routes.ts';
import { securityHeaders } from './document/security-headers.ts';
import { faultRoutes } from './faults/faults.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { type SharePicture, sharePictureRoutes } from './files/share-pictures.routes.ts';
import { workRoutes } from './machines/work.routes.ts';
import { measurementRoutes } from './measurements/measurements.routes.ts';
import { createPageViews } from './measurements/page-views.ts';
import { overrideRoutes } from './overrides/overrides.routes.ts';
import { createOwnOverride } from './overrides/own-override.ts';
import { createOwnPreview } from './previews/own-preview.ts';
import { previewsRoutes } from './previews/previews.routes.ts';
import type { Registry } from './registry/act.ts';
import { registryRoutes } from './registry/index.ts';
import { createFileStore } from './releases/file-store.ts';
import { createVerifiedFiles } from './releases/verified-files.ts';
import { startRendering } from './rendering/rendering.ts';
import { createTryCandidate } from './rendering/try-candidate.ts';
import { createLiveRevisionReader } from './revisions/live-revision.ts';
import type { LiveRevisionReader } from './revisions/live-revision.ts';
import { pagePath } from './revisions/page-path.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { teamRoutes } from './teams/teams.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

export { readCanaries } from './canary/read-canaries.ts';
export { createFileStore } from './releases/file-store.ts';
export { goLive } from './revisions/go-live.ts';
export { isAnythingLive } from './revisions/revisions.repository.ts';
export { linkedPages } from './revisions/page-path.ts';
export { publishRelease } from './releases/publish.ts';
export { keepCallShapes } from './uses/call-shapes.repository.ts';
export { refuseUnfitServer } from './revisions/server-start.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is live. */
    revision: LiveRevisionReader;
    /** What acts on what is live are carried out with, by whomever: calls and jobs alike. */
    registry: Registry;
    /** Where a page is that the server leads people to; `null` when nothing that is live has it. */
    pagePath: (
      purpose: Purpose,
      parameters?: Readonly<Record<string, string>>,
      caller?: Entitlement,
    ) => Promise<string | null>;
  }
}

export type PlatformOptions = {
  db: Database;
  /** Where files of releases are kept at hand on this machine's disk. */
  files: string;
  publicConfig: PublicConfig;
  /** Names page views. */
  secret: string;
  /** Signs compositions: an Ed25519 private key in PKCS #8 PEM. */
  compositionKey: string;
  /** Verifies what machines report of releases. */
  smokeKey: string;
  /** Folders of pictures that are served under `/pictures/`. */
  pictures: readonly string[];
  /** Makes the picture that share previews show of a bike; nothing where there is none. */
  sharePicture?: SharePicture;
  production: boolean;
  /** The site's own address as people type it, when a proxy stands before the server. */
  publicOrigin?: string | undefined;
  /** Origins that serve the photos of listings. */
  imageOrigins?: readonly string[];
  /** Purposes of the pages that the server's own answers lead to. */
  linkedByServer: readonly string[];
  /** Whether public pages are drawn here, where this Node can. */
  rendering?: boolean;
  /** Pages that are drawn are counted with it. */
  metrics?: Metrics | undefined;
  /** What drawing is a part of is recorded with it. */
  traces?: Traces | undefined;
};

/** What makes the site: the composition, the files of shell and remotes, the document, its headers. */
export const platformPlugin = fastifyPlugin<PlatformOptions>(
  async (app, options) => {
    const { db, files, secret, publicConfig, pictures, production, imageOrigins } = options;
    const { linkedByServer } = options;
    const views = createPageViews(secret);
    const groups = createVisitorGroups(secret);
    const sign = createCompositionSigner(options.compositionKey, views);
    const stable = createStableCompositions(sign);
    const cookies = createSiteCookies({ secure: production });
    const own = createOwnOverride({ db, secret, cookies });
    const previews = createOwnPreview({ db, secret, cookies });
    const selector = createReleaseSelector({ secret, cookies, own, previews });
    app.decorate(
      'revision',
      createLiveRevisionReader({
        db,
        onFailure: (error) => app.log.error({ err: error }, 'the live revision cannot be read'),
      }),
    );
    app.decorate('pagePath', async (purpose, parameters, caller) =>
      pagePath(await app.revision.current(), purpose, parameters, caller),
    );
    await app.register(securityHeaders, { production });
    await app.register(compositionRoutes, { sign, stable, selector, views, groups });
    await app.register(overrideRoutes, { db, own, secret, publicOrigin: options.publicOrigin });
    await app.register(previewsRoutes, { db, secret, publicOrigin: options.publicOrigin });
    await app.register(measurementRoutes, { db, views, secret });
    await app.register(faultRoutes, { db, views, secret });
    const store = createFileStore({ db, folder: files });
    const read = createVerifiedFiles(store, ({ application, release, file, encoding, healed }) => {
      const about = { application, release, file: file.path, form: encoding?.name ?? 'plain' };
      const what = 'a file of a release is not as it was published';
      if (healed) app.log.warn(about, `${what}: it was taken from the database again`);
      else app.log.error(about, `${what}: it is not served`);
    });
    await app.register(fileRoutes, { db, read, pictures });
    const { sharePicture } = options;
    if (sharePicture) await app.register(sharePictureRoutes, { sharePicture });
    const drawings = startRendering(app, { ...options, read, config: publicConfig });
    const tryCandidate =
      drawings && createTryCandidate(drawings, options.publicOrigin ?? 'http://localhost');
    const { smokeKey } = options;
    app.decorate('registry', { db, store, linkedByServer, tryCandidate, smokeKey });
    await app.register(registryRoutes, { registry: app.registry });
    await app.register(webhookRoutes, { secret, development: !production });
    await app.register(teamRoutes);
    await app.register(sitemapRoutes, { publicOrigin: options.publicOrigin });
    const originOf: OriginOf = (request) => siteOrigin(request, options.publicOrigin);
    const documents = createDocuments({
      sign,
      stable,
      groups,
      write: createDocumentWriter(publicConfig),
      policyFor: createPolicyFor(publicConfig, { production, imageOrigins: imageOrigins ?? [] }),
      drawings,
    });
    await app.register(previewRoutes, { sign, documents, originOf });
    await app.register(workRoutes, { db, sign, documents, originOf, smokeKey });
    await app.register(documentRoutes, { documents, selector, previews, originOf });
  },
  {
    name: 'platform',
    fastify: '5.x',
    dependencies: ['@fastify/cookie', 'authentication', 'access', 'kept-answers'],
  },
);
