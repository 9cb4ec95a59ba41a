import { setInterval as every } from 'node:timers/promises';

import type { Log } from '../../plugins/logging.ts';
import { unless } from '../../system/thrown.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import type { Registry } from './act.ts';
import { completeFiles } from './complete.ts';
import { releasesIn } from './live-state.ts';
import { listKept } from './purge.repository.ts';
import { tidyCache } from './tidy-cache.ts';

/** ms between two looks at this machine's disk. */
const tidyEvery = 3_600_000;

const ignoreEnd = unless('ABORT_ERR');

/**
 * What a start can heal of the files: it removes what broke off, and gives the database what it lacks of
 * each release whose files are kept, what is live first. Nobody waits for it: damaged files are not served
 * meanwhile.
 */
export async function healFiles(
  { db, store }: Pick<Registry, 'db' | 'store'>,
  { log, signal }: { log: Pick<Log, 'info' | 'error'>; signal: AbortSignal },
): Promise<void> {
  try {
    const leftovers = await tidyCache({ db, store }, new Date());
    if (leftovers > 0) log.info({ leftovers }, 'what publishes left that broke off was removed');
    const last = await findLastRevision(db);
    const live = last ? releasesIn(last) : [];
    const kept = (await listKept(db, new Date())).map(({ application, id }): [string, string] => [
      application,
      id,
    ]);
    const inOrder = new Map([...live, ...kept].map((pair) => [pair.join(' '), pair]));
    for (const pair of inOrder.values()) {
      if (signal.aborted) return;
      // One by one: the descriptions of all releases at once would be much to have in memory.
      const registered = (await lookUpRegistered(db, [pair]))(...pair);
      if (registered) await completeFiles({ store }, registered, log);
    }
  } catch (err) {
    log.error({ err }, 'the files of releases could not be looked after');
  }
}

/** Heals at once what can be healed, and looks after this machine's disk until the signal comes. */
export async function lookAfterFiles(
  registry: Pick<Registry, 'db' | 'store'>,
  { log, signal }: { log: Pick<Log, 'info' | 'error'>; signal: AbortSignal },
): Promise<void> {
  await healFiles(registry, { log, signal });
  try {
    for await (const _ of every(tidyEvery, undefined, { signal, ref: false })) {
      await tidyCache(registry, new Date()).catch((err: unknown) =>
        log.error({ err }, 'the files of releases on this disk could not be looked after'),
      );
    }
  } catch (error) {
    ignoreEnd(error);
  }
}
