import * as v from 'valibot';

import { port } from './rules.ts';

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

/** What the server reads of whoever watches it. */
export const observingVariables = {
  /** Port of `/metrics`, one of its own. Without it nothing is counted. 0 takes any free one. */
  METRICS_PORT: v.optional(port),
  /** Address that it listens on; as HOST unless it is set. */
  METRICS_HOST: v.optional(text),
  /** A collector of traces that speaks OTLP over HTTP. Without it nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\//, 'must start with http:// or https://'),
      v.url('must be a URL'),
    ),
  ),
  /** Which part of all requests is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '0.001',
  ),
  /** What the site is called in traces. */
  OTEL_SERVICE_NAME: v.optional(text, 'motohaat'),
};

export type ObservingSettings = {
  /** Nothing where nobody reads metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Nothing where nobody looks at traces. */
  traces: { endpoint: string; ratio: number; service: string } | undefined;
};

type Values = v.InferOutput<v.ObjectSchema<typeof observingVariables, undefined>>;

/** @param host the site's */
export function readObserving(env: Values, host: string): ObservingSettings {
  const { METRICS_PORT: number, METRICS_HOST: own = host } = env;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  const { OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_SERVICE_NAME: service } = env;
  return {
    metrics: number === undefined ? undefined : { port: number, host: own },
    traces: endpoint === undefined ? undefined : { endpoint, ratio, service },
  };
}

/** The site's port and that of the metrics are two: one sentence for each error. */
export function observingErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  const { PORT: site = '4400', METRICS_PORT: own, METRICS_HOST: host } = env;
  if (own === undefined) return host ? ['METRICS_HOST: is of no use without METRICS_PORT.'] : [];
  return Number(own) !== 0 && Number(own) === Number(site)
    ? ['METRICS_PORT: must be another one than PORT.']
    : [];
}
