import type { PublicConfig } from '@motohaat/contract/composition';
import { languages } from '@motohaat/domain/language';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { reasonOf } from '../../system/thrown.ts';
import type { Traces } from '../../traces/traces.ts';
import { compositionFor } from '../composition/composition.ts';
import { createDrawFailures } from '../measurements/draw-failures.ts';
import type { ReadFile } from '../releases/verified-files.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { answerPages } from './answer-page.ts';
import { countsForRelease } from './draw-error.ts';
import { createDrawings, type Drawings } from './drawings.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { measuredPool } from './measured-pool.ts';
import { plainPathsOf } from './plain-paths.ts';
import { createRendererPool } from './pool.ts';
import { canRender } from './start-child.ts';
import { tracedPool } from './traced-pool.ts';

export type RenderingOptions = {
  db: Database;
  read: ReadFile;
  config: PublicConfig;
  rendering?: boolean;
  publicOrigin?: string | undefined;
  /** Pages are counted with it. */
  metrics?: Metrics | undefined;
  /** What drawing is a part of is recorded with it. */
  traces?: Traces | undefined;
};

/** ms between two looks at whether something else has gone live. */
const warmingTime = 2_000;

/**
 * Draws public pages on the server from now on, until the server ends.
 *
 * @returns `undefined` when it is switched off, or this Node cannot deny a process the network
 */
export function startRendering(
  app: FastifyInstance,
  { db, read, config, rendering = false, publicOrigin, metrics, traces }: RenderingOptions,
): Drawings | undefined {
  if (!rendering) return undefined;
  if (!canRender) {
    const { version } = process;
    app.log.warn({ version }, 'pages are drawn by browsers alone: that needs Node 26');
    return undefined;
  }
  const own = createRendererPool();
  const measured = metrics ? measuredPool(own, metrics) : own;
  const pool = traces ? tracedPool(measured, traces) : measured;
  const failures = createDrawFailures(db, (err) =>
    app.log.error({ err }, 'it could not be written what could not be drawn'),
  );
  const pages = createDrawnPages({
    pool,
    version: app.dataVersion,
    answer: answerPages(app),
    onFailure({ drawer, path }, error) {
      const reason = reasonOf(error);
      const { name, version } = drawer.manifest;
      app.log.warn({ application: name, version, path, reason }, 'a page could not be drawn');
      if (countsForRelease(error)) failures.note(drawer, path, reason);
    },
  });
  const drawings = createDrawings({ pages, read, config });
  let warmed: LiveRevision | null = null;
  let looking: NodeJS.Timeout | undefined;
  /** The first visitors of a set find processes that have started, and pages for which nobody waits. */
  async function warmUp(): Promise<void> {
    const revision = await app.revision.current().catch(() => null);
    if (!revision || revision === warmed) return;
    warmed = revision;
    const origin = publicOrigin ?? app.listeningOrigin;
    const paths = new Set(['/', ...plainPathsOf(revision.remotes)]);
    for (const path of paths) {
      for (const language of languages) {
        if (revision !== warmed) return;
        const part = compositionFor(revision, null, {}, language);
        // oxlint-disable-next-line no-await-in-loop -- visitors who come meanwhile are drawn for too
        await drawings.draw({ revision, part, selection: {}, language, path, search: '', origin });
      }
    }
  }
  app.addHook('onListen', async () => {
    void warmUp();
    looking = setInterval(() => void warmUp(), warmingTime).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    await pool.stop();
    await failures.flush().catch(() => {});
  });
  return drawings;
}
