import { languages } from '@motohaat/domain/language';
import { roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { Budget } from './composition.ts';
import { Id } from './id.ts';
import { ApplicationParam, Member, OthersText, Version } from './registry.ts';
import { Count, IsoTime, Key, Text, Words } from './values.ts';

/**
 * What the calls of a page are answered while it is looked at: `full` and `empty` lists, the `longest`
 * texts that the contract allows, refusals (`failed`), answers that take their time (`slow`), and
 * refusals of who is no longer signed in (`signed-out`).
 */
export const smokeStates = ['full', 'empty', 'longest', 'failed', 'slow', 'signed-out'] as const;
export type SmokeState = (typeof smokeStates)[number];

/** How a page was looked at. */
export const SmokeView = v.object({
  state: v.picklist(smokeStates),
  /** Of the window, in CSS pixels. */
  width: v.picklist([360, 1280]),
  scheme: v.picklist(['light', 'dark']),
  language: v.picklist(languages),
  /** `server`: the document brought what the server drew; `browser`: it was empty. */
  drawnBy: v.picklist(['server', 'browser']),
});
export type SmokeView = v.InferOutput<typeof SmokeView>;

/** At most so many pages, and of each so many sentences. */
export const smokeLimits = { pages: 100, sentences: 20, letters: 500, pictures: 200 } as const;

const Sentences = v.pipe(v.array(Text(smokeLimits.letters)), v.maxLength(smokeLimits.sentences));

export const SmokePage = v.object({
  path: Text(200),
  /** What is wrong with it: with one of these a release goes live for nobody. */
  faults: Sentences,
  /** What could be better. */
  notes: v.optional(Sentences),
  /** How many times it was looked at, each time in another way. */
  views: v.optional(Count),
  /** All views together. */
  milliseconds: v.number(),
  /** Of the candidate's own files, in kB before compression: the most that a view asked for. */
  weight: v.optional(Budget),
});
export type SmokePage = v.InferOutput<typeof SmokePage>;

/** What a machine of the server's found on the pages of a candidate set. */
export const SmokeTest = v.object({
  /** The revision in which the candidate took its place. */
  revision: Count,
  browser: Text(100),
  /** From the first page to the last. */
  milliseconds: v.optional(v.number()),
  pages: v.pipe(v.array(SmokePage), v.minLength(1), v.maxLength(smokeLimits.pages)),
});
export type SmokeTest = v.InferOutput<typeof SmokeTest>;

/** A picture of a page, of the candidate or of the release that was live beside it. */
export const SmokePicture = v.object({
  number: Count,
  path: Text(200),
  of: v.picklist(['candidate', 'live']),
  version: Key,
  width: Count,
});
export type SmokePicture = v.InferOutput<typeof SmokePicture>;

/** `POST …/smoke?with=`: of a set the release is looked at together with the others. */
export const SmokeOrderQuery = v.object({ with: OthersText });

/** How far the smoke test of a release is, and what the latest one that ended found. */
export const SmokeStanding = v.object({
  /**
   * `none`: nobody ordered one. `waiting`: until a machine takes it. `broken`: none could carry it
   * out; `problem` says why.
   */
  state: v.picklist(['none', 'waiting', 'running', 'done', 'broken']),
  /** Whether a machine looks at releases now. */
  attended: v.boolean(),
  /** What is to be known, as a sentence. */
  problem: v.nullable(Words),
  done: Count,
  of: v.nullable(Count),
  report: v.nullable(
    v.object({
      ...SmokeTest.entries,
      at: IsoTime,
      passed: v.boolean(),
      pictures: v.pipe(v.array(SmokePicture), v.maxLength(smokeLimits.pictures)),
    }),
  ),
});
export type SmokeStanding = v.InferOutput<typeof SmokeStanding>;

export const SmokePictureParam = v.object({
  ...ApplicationParam.entries,
  version: Version,
  number: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
});

/** What a picture shows: JPEG, as an address that only this page knows. */
export const SmokePictureShown = v.object({ picture: Text(420_000) });

/** `POST /smoke-tests/claim`: a machine says that it is there and asks for work. */
export const SmokeClaim = v.object({
  machine: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  browser: Text(100),
});

/** A smoke test that was ordered, with what has to be known to carry it out. */
export const SmokeOrder = v.object({
  id: Key,
  application: Key,
  version: Key,
  release: Key,
  revision: Count,
  /** The rest of its set, and the same as application → release id. */
  with: v.array(Member),
  others: v.nullable(v.record(Key, Key)),
  /** What is live of the application in that revision, for pictures to compare with. */
  live: v.nullable(Key),
  budget: v.nullable(Budget),
});
export type SmokeOrder = v.InferOutput<typeof SmokeOrder>;
export const SmokeWork = v.object({ order: v.nullable(SmokeOrder) });
export type SmokeWork = v.InferOutput<typeof SmokeWork>;

export const SmokeOrderParam = v.object({ id: Id });
export const SmokeProgress = v.object({
  machine: SmokeClaim.entries.machine,
  done: Count,
  of: Count,
});
export const SmokeFailure = v.object({
  machine: SmokeClaim.entries.machine,
  problem: Text(1000),
});

const of = v.optional(v.picklist(['candidate', 'live']));
/** `of`: of the set as it is, or with the candidate in its place. */
export const SmokeCompositionQuery = v.object({
  of,
  role: v.optional(v.picklist(roles)),
  language: v.optional(v.picklist(languages)),
});
export const SmokeDocumentQuery = v.object({
  of,
  path: Text(500),
  /** Whether the document comes as it would where nothing is drawn on the server. */
  empty: v.optional(v.literal('true')),
  /** What the page is answered while it is drawn; without it, what is on the market. */
  state: v.optional(v.picklist(smokeStates)),
});

/**
 * A header of such a document: `drawn` by the server, `failed` where it should have been, `none` where no
 * page is drawn there.
 */
export const drawingHeader = 'x-drawing';
/** Of one that failed: why, percent-encoded. */
export const whyUndrawnHeader = 'x-why-undrawn';

/** A picture as it is sent: JPEG in base64. */
const SentPicture = v.object({
  path: Text(200),
  of: v.picklist(['candidate', 'live']),
  version: Key,
  width: Count,
  content: Text(400_000),
});

/** `signature`: of the report, with a key that only the server and its machines have. */
export const SignedSmokeTest = v.object({
  machine: SmokeClaim.entries.machine,
  report: SmokeTest,
  signature: Text(100),
  pictures: v.pipe(v.array(SentPicture), v.maxLength(smokeLimits.pictures)),
});
export type SignedSmokeTest = v.InferOutput<typeof SignedSmokeTest>;
export const SmokeTaken = v.object({ passed: v.boolean() });
