import * as v from 'valibot';

import { ListQuery } from './list.ts';
import { Count, IsoTime, Key, Text } from './values.ts';

/** `uncaught`: code of a release threw, and nobody caught it; `call`: a call of the API did not work. */
export const faultKinds = ['uncaught', 'call'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Where code of the site was: a path of this origin, from 1. What is not of the site has no file. */
const Frame = v.object({
  file: v.optional(Text(200)),
  line: Count,
  column: Count,
  name: v.optional(Text(100)),
});
export type Frame = v.InferOutput<typeof Frame>;

/** Something that went wrong in a release, without anything of the person to whom it happened. */
export const Fault = v.object({
  remote: Text(64),
  release: Text(64),
  canary: v.boolean(),
  kind: v.picklist(faultKinds),
  /** The name of the error: `TypeError`. */
  name: Text(80),
  message: Text(500),
  /** Innermost first. */
  frames: v.pipe(v.array(Frame), v.maxLength(30)),
  /** Of a call: `POST /bookings`. */
  call: v.optional(Text(120)),
  /** What the server answered, where it did. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
});
export type Fault = v.InferOutput<typeof Fault>;

/**
 * `POST /faults`: the server believes what names a view that it gave out, once a view and fault, and
 * keeps so many different ones of a release. Status 204.
 */
export const Faults = v.object({
  view: v.pipe(v.string(), v.maxLength(4000)),
  faults: v.pipe(v.array(Fault), v.minLength(1), v.maxLength(10)),
});
export type Faults = v.InferOutput<typeof Faults>;

/** Where a frame was in the sources, as far as the release's source maps tell. */
const SourcePlace = v.object({ place: Key, name: v.nullable(Key) });

/** A fault of an application, all of its kind together. */
export const FaultRecord = v.object({
  id: Key,
  version: Key,
  kind: v.picklist(faultKinds),
  name: Key,
  message: Text(500),
  call: v.nullable(Key),
  status: v.nullable(Count),
  /** In how many page views. */
  views: Count,
  firstAt: IsoTime,
  lastAt: IsoTime,
  stack: v.array(SourcePlace),
});
export type FaultRecord = v.InferOutput<typeof FaultRecord>;

/** `GET /registry/{application}/faults`, and for the admin `GET /releases/{application}/faults`: latest first. */
export const FaultsQuery = ListQuery;
export type FaultsQuery = v.InferOutput<typeof FaultsQuery>;
