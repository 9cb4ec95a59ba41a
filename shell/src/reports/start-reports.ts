import type { ApiClient } from '@motohaat/api/client';
import { whenIdle } from '@motohaat/platform/when-idle';

import type { Happened } from './happened.ts';
import type { PageReports } from './page-reports.ts';
import type { Page } from './views.ts';
import { watchCalls } from './watch-calls.ts';

/** What is remembered until the code that tells of it is there: a page that fails and fails is known by then. */
const most = 50;

/** What this page view tells the server of what happens in it; nothing of the person. */
export type Reports = {
  /** Something happened to a page. */
  note: (happened: Extract<Happened, { remote: unknown }>) => void;
  /** A client that tells of what its calls have done, and of those that did not work. */
  watch: (api: ApiClient) => ApiClient;
};

/**
 * Begins to follow this page: what nobody caught, what pages and calls tell. What comes of it is told by code
 * that is loaded when the page has come, or something failed.
 *
 * @param page asked for when something is told
 */
export function startReports(page: () => Page): Reports {
  const waiting: Happened[] = [];
  let reports: PageReports | undefined;

  async function begin(): Promise<void> {
    try {
      const late = await import(/* webpackChunkName: "reports" */ './page-reports.ts');
      reports ??= late.createPageReports(page());
      for (const happened of waiting.splice(0)) reports.take(happened);
    } catch {
      // This page view goes unmeasured; nobody is missing anything.
    }
  }

  function tell(happened: Happened): void {
    const isFailure = 'error' in happened;
    // Without a network it is not the release that failed.
    if (isFailure && !navigator.onLine) return;
    if (reports) return reports.take(happened);
    if (waiting.length === most) return;
    waiting.push(happened);
    if (isFailure) void begin();
  }

  /** The page may not come back: what is there goes while it can. */
  function leave(): void {
    if (reports) reports.finish();
    else void begin().then(() => reports?.finish());
  }

  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    tell({ kind: 'uncaught_error', error, place: `${filename}:${lineno}:${colno}` }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'uncaught_error', error: reason, place: '' }),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  afterLoad(() => whenIdle(() => void begin().then(() => reports?.settle())));

  return {
    note: tell,
    watch: (api) => watchCalls(api, tell),
  };
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}
