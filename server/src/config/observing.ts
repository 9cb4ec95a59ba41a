import * as v from 'valibot';

import { port } from './rules.ts';

/** What the server reads of whoever watches it. */
export const observingVariables = {
  /** Port of `/metrics`, one of its own. Without it nothing is counted. 0 takes any free one. */
  METRICS_PORT: v.optional(port),
  /** Address that it listens on; as HOST unless it is set. */
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
};

export type ObservingSettings = {
  /** Nothing where nobody reads metrics. */
  metrics: { port: number; host: string } | undefined;
};

type Values = {
  [Name in keyof typeof observingVariables]?: v.InferOutput<(typeof observingVariables)[Name]>;
};

/** @param host the site's */
export function readObserving(env: Values, host: string): ObservingSettings {
  const { METRICS_PORT: number, METRICS_HOST: own = host } = env;
  return { metrics: number === undefined ? undefined : { port: number, host: own } };
}

/** The site's port and that of the metrics are two: one sentence for each error. */
export function observingErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  const { PORT: site = '4400', METRICS_PORT: own, METRICS_HOST: host } = env;
  if (own === undefined) return host ? ['METRICS_HOST: is of no use without METRICS_PORT.'] : [];
  return Number(own) !== 0 && Number(own) === Number(site)
    ? ['METRICS_PORT: must be another one than PORT.']
    : [];
}
