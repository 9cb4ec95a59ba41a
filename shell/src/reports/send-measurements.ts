import * as calls from '@motohaat/contract/calls';
import type { Measurement, Measurements } from '@motohaat/contract/measurements';

const address = `/api${calls.composition.measure.path}`;

/**
 * Posts measurements in a way that outlives the page, without cookies where the browser can do that.
 *
 * @param view names the page view
 */
export function sendMeasurements(view: string, measurements: Measurement[]): void {
  const text = JSON.stringify({ view, measurements } satisfies Measurements);
  const type = 'application/json';
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([text], { type }));
    return;
  }
  const headers = { 'content-type': type };
  const how = { method: 'POST', keepalive: true, credentials: 'omit' } as const;
  // A measurement that is lost is not missed.
  fetch(address, { ...how, headers, body: text }).catch(() => {});
}
