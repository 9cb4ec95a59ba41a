import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { machineToken, signReport } from '../platform/smoke/smoke-key.ts';
import { openWorkCalls, WorkCallError } from '../smoke/work-calls.ts';

/**
 * Plays one of a site's machines, which finds nothing on any page: for tests of what follows. It has the
 * site's own key, without which nobody could.
 *
 * @param dir the folder in which the server keeps its files
 * @param signal ends it
 */
export async function playMachine(site: string, dir: string, signal: AbortSignal): Promise<void> {
  const key = await readFile(path.join(dir, 'smoke-key'), 'utf8');
  const calls = openWorkCalls(site, machineToken(key), signal);
  const machine = 'played';
  while (!signal.aborted) {
    const claimed = calls.claim({ machine, browser: 'None' });
    const { order } = await claimed.catch((error: unknown) => {
      if (signal.aborted || isBusy(error)) return { order: null };
      throw error;
    });
    if (!order) {
      await sleep(100);
      continue;
    }
    const { id, application, release, others, revision } = order;
    const pages = [{ path: '/', faults: [], milliseconds: 1 }];
    const report = { revision, browser: 'None', pages };
    const signature = signReport(key, { order: id, application, release, others, report });
    await calls.forOrder(order).report({ machine, report, signature, pictures: [] });
  }
}

/** A server that has too much to do is asked again, as real machines do. */
const isBusy = (error: unknown) => error instanceof WorkCallError && error.status === 503;
