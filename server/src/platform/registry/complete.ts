import { setTimeout as sleep } from 'node:timers/promises';

import type { Release } from '@motohaat/contract/composition';

import type { Log } from '../../plugins/logging.ts';
import type { Registry } from './act.ts';

/** ms that a publisher waits for the compressed forms; most releases have them sooner. */
const patience = 5_000;

type Kept = { application: string; id: string; manifest: Release };

/**
 * Completes the files of a release (see `FileStore.complete`) and says so in the log. It fails
 * silently for the caller: without compressed forms people get the plain ones.
 *
 * @returns whether nothing is missing now
 */
export async function completeFiles(
  { store }: Pick<Registry, 'store'>,
  { application, id, manifest }: Kept,
  log: Pick<Log, 'info' | 'error'>,
): Promise<boolean> {
  const about = { application, release: id, version: manifest.version };
  try {
    const key = { application, release: id };
    const done = await store.complete(key, manifest.files);
    const { compressed, restored, copied, damaged } = done;
    if (copied > 0)
      log.info({ ...about, copied }, 'files of a release were copied into the database');
    if (compressed > 0) log.info({ ...about, compressed }, 'files of a release were compressed');
    if (restored > 0) log.info({ ...about, restored }, 'files of a release were restored');
    if (damaged.length === 0) return true;
    log.error({ ...about, damaged }, 'files of a release are damaged or missing: publish it again');
  } catch (err) {
    log.error({ ...about, err }, 'the files of a release could not be completed');
  }
  return false;
}

/** The same, for a publisher who gets an answer in time. @returns whether it was done in time */
export async function completeSoon(
  registry: Pick<Registry, 'store'>,
  kept: Kept,
  log: Pick<Log, 'info' | 'error'>,
): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(patience, false, { signal: timer.signal }).catch(() => false);
  const isDone = await Promise.race([completeFiles(registry, kept, log), late]);
  timer.abort();
  return isDone;
}
