import type { ComposedRemote } from '@motohaat/contract/composition';
import { lowDataStore } from '@motohaat/platform';

import type { CompositionStore } from '../remotes/composition.ts';
import { createReports, type Reports } from './reports.ts';
import { sendMeasurements } from './send-measurements.ts';
import { followUncaught } from './uncaught.ts';

/** After the page has loaded, the vitals' code waits this many ms, and then for an idle moment. */
const patience = 3000;

/**
 * Begins to report on this page.
 *
 * @param view `viewOf`: see `createReports`; `nameView` has the server name it, when that delays nothing;
 *   `use` holds the composition
 */
export function startReports(view: {
  viewOf: (remote: ComposedRemote) => string | null;
  nameView: () => Promise<void>;
  use: CompositionStore['use'];
}): Reports {
  const reports = createReports(view.viewOf, sendMeasurements);
  followUncaught(
    () => view.use.getState().composition.remotes,
    (remote) => reports.note(remote, 'uncaught_error'),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reports.finish();
  });
  window.addEventListener('pagehide', reports.finish);
  afterLoad(() => whenIdle(() => void view.nameView().then(reports.flush)));
  afterLoad(() => setTimeout(() => whenIdle(() => void loadVitals(reports)), patience));
  return reports;
}

async function loadVitals(reports: Reports): Promise<void> {
  // Who wants few bytes is not asked for some to be measured.
  if (lowDataStore.getState().on) return;
  try {
    const { followVitals } = await import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts');
    followVitals(reports.measure);
  } catch {
    // This page view goes unmeasured; nobody is missing anything.
  }
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

function whenIdle(task: () => void): void {
  // Not in every browser (Safari).
  const { requestIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback(task);
  else task();
}
