import { setTimeout as sleep } from 'node:timers/promises';

import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import type { Browser } from 'playwright-core';

import { machineToken, signReport } from '../platform/smoke/smoke-key.ts';
import { unless } from '../system/thrown.ts';
import { launchChromium } from './browser.ts';
import { plainText } from './plain-text.ts';
import { runOrder } from './run-order.ts';
import type { WorkerSettings } from './settings.ts';
import { openWorkCalls, type OrderCalls, type WorkCalls, WorkCallError } from './work-calls.ts';

/** ms from one question for work to the next, from one word of progress to the next, and for one order. */
const usualPace = { ask: 1_000, tell: 4_000, order: 900_000 };

/** Letters of why an order could not be carried out. */
const longestProblem = 1_000;

type Log = (message: string, details?: Record<string, unknown>) => void;

/**
 * Asks the server for smoke tests and makes them, one after another, until it is asked to end. A server
 * that does not answer is asked again.
 *
 * @throws Error where there is no Chromium, or none any more: the order that it had is given up then
 */
export async function work(
  settings: WorkerSettings,
  { log, signal, onReady }: { log: Log; signal: AbortSignal; onReady: () => void },
  pace = usualPace,
): Promise<void> {
  const browser = await versionOf(settings);
  const { machine, site, key } = settings;
  const calls = openWorkCalls(site, machineToken(key), signal);
  onReady();
  let isLost = false;
  while (!signal.aborted) {
    const order = await nextOrder(calls, { machine, browser }).catch((error: unknown) => {
      if (!(error instanceof WorkCallError)) throw error;
      if (!isLost && !signal.aborted) log(error.message, { level: 'warn' });
      return undefined;
    });
    isLost = order === undefined;
    if (order) await make(settings, calls.forOrder(order), { log, signal, pace });
    // That a wait ends because everything ends is no failure.
    else await sleep(pace.ask, undefined, { signal }).catch(unless('ABORT_ERR'));
  }
}

async function versionOf({ chromium }: WorkerSettings): Promise<string> {
  const browser = await launchChromium(chromium);
  const version = `Chromium ${browser.version()}`;
  await browser.close();
  return version;
}

async function nextOrder(
  { claim }: WorkCalls,
  who: { machine: string; browser: string },
): Promise<SmokeOrder | null> {
  return (await claim(who)).order;
}

/** Makes one smoke test in a browser of its own and hands in what it found, or says why it could not. */
async function make(
  { machine, key, chromium }: WorkerSettings,
  calls: OrderCalls,
  { log, signal, pace }: { log: Log; signal: AbortSignal; pace: typeof usualPace },
): Promise<void> {
  const { id, application, release, others, version } = calls.order;
  const about = { application, version };
  const losing = new AbortController();
  const ending = AbortSignal.any([signal, losing.signal, AbortSignal.timeout(pace.order)]);
  const progress = { done: 0, of: 0 };
  const telling = setInterval(() => {
    calls.progress({ machine, ...progress }).catch((error: unknown) => {
      // Another machine has it by now; of a server that is away the next word will know.
      if (error instanceof WorkCallError && error.status === 409) losing.abort();
    });
  }, pace.tell);
  let browser: Browser | undefined;
  try {
    const started = await launchChromium(chromium);
    browser = started;
    // A view takes longer than a process that is asked to end may. One that is gone by then is closed.
    ending.addEventListener('abort', () => void started.close().catch(() => {}));
    const onProgress = (done: number, of: number) => Object.assign(progress, { done, of });
    const { report, pictures } = await runOrder(started, calls, { onProgress, signal: ending });
    const signature = signReport(key, { order: id, application, release, others, report });
    const { passed } = await calls.report({ machine, report, signature, pictures });
    log('a release was looked at', { ...about, passed, milliseconds: report.milliseconds });
  } catch (error) {
    const problem = (error as Error).message;
    log('a release could not be looked at', { ...about, problem, level: 'error' });
    // Where it ends by itself, another machine has the order, or the server was away, that one is made again.
    const isAway = error instanceof WorkCallError && (error.status === 0 || error.status >= 500);
    const isMadeAgain = signal.aborted || losing.signal.aborted || isAway;
    if (!isMadeAgain) await giveUp(calls, machine, problem);
    // Without a browser it would give up every order there is.
    if (!browser) throw error;
  } finally {
    clearInterval(telling);
    await browser?.close();
  }
}

/** A server that is away hears of it when the order lapses. */
async function giveUp(calls: OrderCalls, machine: string, problem: string): Promise<void> {
  try {
    await calls.giveUp({ machine, problem: plainText(problem, longestProblem) });
  } catch (error) {
    if (!(error instanceof WorkCallError)) throw error;
  }
}
