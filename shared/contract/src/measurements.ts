import * as v from 'valibot';

/**
 * What a page view tells of a remote. `opened`: one of its pages was asked for; `load_failure`: it
 * could not be had; `render_error`: it was there and threw; `uncaught_error`: nobody caught what its
 * code threw; `failed_call`: a call of the API did not work. `lcp` and `inp` are in ms, `cls` is a
 * score (web.dev, "Web Vitals"). `wished` and what follows: somebody finished that in the view.
 */
export const measurementKinds = [
  'opened',
  'load_failure',
  'render_error',
  'uncaught_error',
  'failed_call',
  'lcp',
  'inp',
  'cls',
  'wished',
  'booked',
  'messaged',
  'paid',
] as const;
export type MeasurementKind = (typeof measurementKinds)[number];

export const Measurement = v.object({
  remote: v.pipe(v.string(), v.maxLength(64)),
  release: v.pipe(v.string(), v.maxLength(64)),
  canary: v.boolean(),
  kind: v.picklist(measurementKinds),
  /** Of a web vital. */
  value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
});
export type Measurement = v.InferOutput<typeof Measurement>;

/**
 * `POST /measurements`: nothing of a person in it. The server counts each kind once per view, remote
 * and release. It drops what names a view that it did not give out, or gave out hours ago, what that
 * view's composition did not hold, and what exceeds the views of an address. Status 204.
 */
export const Measurements = v.object({
  view: v.pipe(v.string(), v.maxLength(4000)),
  measurements: v.pipe(v.array(Measurement), v.minLength(1), v.maxLength(50)),
});
export type Measurements = v.InferOutput<typeof Measurements>;
