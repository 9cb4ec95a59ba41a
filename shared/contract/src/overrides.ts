import * as v from 'valibot';

import { Id } from './id.ts';
import { ApplicationParam } from './registry.ts';
import { IsoTime, Key, Url } from './values.ts';

/**
 * `POST /registry/{application}/overrides`: puts a remote on the account owner's own machine into
 * that person's pages. `release` is the local build's `release.json`; the answer's `url` is opened
 * by the person, signed in.
 */
export const NewOverride = v.object({
  account: v.pipe(v.string(), v.maxLength(254)),
  /** `http://localhost:<port>` or `http://127.0.0.1:<port>`. */
  origin: v.pipe(v.string(), v.maxLength(50)),
  hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(8)),
  release: v.record(v.string(), v.unknown()),
});
export type NewOverride = v.InferOutput<typeof NewOverride>;
export const OverrideMade = v.object({ id: Key, url: Url, expiresAt: IsoTime });
export type OverrideMade = v.InferOutput<typeof OverrideMade>;

/**
 * `PUT /registry/{application}/overrides/{id}`: the local build has changed. `DELETE` ends the
 * override. Both answer 204.
 */
export const OverrideParam = v.object({
  ...ApplicationParam.entries,
  id: Id,
});
export type OverrideParam = v.InferOutput<typeof OverrideParam>;
export const OverrideRefreshed = v.object({ release: v.record(v.string(), v.unknown()) });

/** `POST /composition/override`, as the account: takes it up. `DELETE` ends it. Both answer 204. */
export const TakeOverride = v.object({ token: v.pipe(v.string(), v.maxLength(500)) });
export type TakeOverride = v.InferOutput<typeof TakeOverride>;
