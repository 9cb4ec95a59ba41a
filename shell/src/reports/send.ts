import * as calls from '@motohaat/contract/calls';
import type { Fault } from '@motohaat/contract/faults';
import type { Measurement } from '@motohaat/contract/measurements';

/** The most that one call takes. */
const batch = { measurements: 50, faults: 10 };

/** What is told of one view. */
export type Told = { measurements: Measurement[]; faults: Fault[] };

/**
 * Posts in a way that outlives the page, without cookies where the browser can do that. What is lost is not
 * missed.
 *
 * @param view names the page view
 */
export function sendTold(view: string, { measurements, faults }: Told): void {
  const rest = { measurements: [...measurements], faults: [...faults] };
  while (rest.measurements.length > 0) {
    const some = rest.measurements.splice(0, batch.measurements);
    post(calls.composition.measure.path, { view, measurements: some });
  }
  while (rest.faults.length > 0) {
    post(calls.composition.tellFaults.path, { view, faults: rest.faults.splice(0, batch.faults) });
  }
}

function post(path: string, body: object): void {
  const address = `/api${path}`;
  const text = JSON.stringify(body);
  const type = 'application/json';
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([text], { type }));
    return;
  }
  const headers = { 'content-type': type };
  const how = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  fetch(address, { ...how, headers, body: text }).catch(() => {});
}
