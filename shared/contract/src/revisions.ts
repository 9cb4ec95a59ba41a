import * as v from 'valibot';

import { Application } from './applications.ts';
import { ListQuery } from './list.ts';
import { Count, IsoTime, Key, Name, Words } from './values.ts';

/** The number of a revision, in a query. */
export const RevisionText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

export const revisionOperations = [
  'start',
  'promote',
  'canary',
  'rollback',
  'kill',
  'revive',
  'remove',
  'handover',
] as const;
export type RevisionOperation = (typeof revisionOperations)[number];

const FromTo = v.object({ from: v.nullable(Words), to: v.nullable(Words) });
export const Kilobytes = v.object({ javascript: v.number(), css: v.number() });

/** What differs of one application between two revisions; nothing of what is the same. */
export const Difference = v.object({
  application: Key,
  version: v.optional(FromTo),
  /** kB before compression; `null` where the application is not in the revision. */
  size: v.optional(v.object({ from: v.nullable(Kilobytes), to: v.nullable(Kilobytes) })),
  contract: v.optional(FromTo),
  routes: v.optional(v.object({ added: v.array(Words), removed: v.array(Words) })),
  navigation: v.optional(v.object({ added: v.array(Words), removed: v.array(Words) })),
  /** As a sentence, such as "0.2.0 for 5 % and 2 accounts". */
  canary: v.optional(FromTo),
  closed: v.optional(FromTo),
});
export type Difference = v.InferOutput<typeof Difference>;

/** A revision of the history, newest first, with what it changed of the one before. */
export const RevisionRecord = v.object({
  number: Count,
  at: IsoTime,
  act: v.picklist(revisionOperations),
  /** Whose operation it was: `server`, `system` (by itself), `team mfe-buyer`, or an admin's name. */
  author: Name,
  reason: Words,
  /** Why what was convicted before was promoted all the same. */
  again: v.optional(Words),
  /** That an admin let a release through which no machine had looked at. */
  untested: v.optional(v.literal(true)),
  /** What it was done with; a start names none. Older servers name several of a set alone. */
  applications: v.optional(v.array(Key)),
  differences: v.array(Difference),
});
export type RevisionRecord = v.InferOutput<typeof RevisionRecord>;

/**
 * `GET /registry/revisions` and, for the admin, `GET /releases/revisions`. `application`: only those
 * that changed something of it. An account of a team names its own, and learns nothing of others from them.
 */
export const RevisionsQuery = v.object({
  ...ListQuery.entries,
  application: v.optional(Application),
});
export type RevisionsQuery = v.InferOutput<typeof RevisionsQuery>;

/**
 * `GET /registry/revisions/difference?from=&to=`, and the same under `/releases`. `application`: only what
 * differs of it, which an account of a team names.
 */
export const DifferenceQuery = v.object({
  from: RevisionText,
  to: RevisionText,
  application: v.optional(Application),
});
export const DifferenceAnswer = v.object({
  from: Count,
  to: Count,
  differences: v.array(Difference),
});
export type DifferenceAnswer = v.InferOutput<typeof DifferenceAnswer>;
