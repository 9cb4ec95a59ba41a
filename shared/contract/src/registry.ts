import { cleanText } from '@motohaat/domain/text';
import * as v from 'valibot';

import { ApplicationParam, Member, Version } from './applications.ts';
import { LiveCanary } from './canaries.ts';
import { Budget } from './composition.ts';
import { Kilobytes } from './revisions.ts';
import { something, writeAtMost } from './sentences.ts';
import { Count, IsoTime, Key, Name, Words } from './values.ts';

export * from './applications.ts';
export * from './release-previews.ts';
export * from './revisions.ts';

/** What people write for people. @param most characters */
const wording = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.minLength(1, something),
    v.maxLength(most, writeAtMost(most)),
  );
const Why = wording(500);

/**
 * The other releases of a set: they are judged, tried, promoted and undone as one, in one revision. A
 * team shows the tokens of the other applications' teams in `Team-Tokens`. Of a set that is tried
 * already the others need not be named.
 */
const Others = v.optional(v.pipe(v.array(Member), v.maxLength(9)));

/**
 * An admin lets a release through that no machine has looked at, where none does so now; the reason of
 * the operation says why. Nobody lets one through whose smoke test failed.
 */
const untested = v.optional(v.literal(true));

/**
 * Operations on what is live. Each is sent with `If-Match: "<revision>"`, the revision on which it was
 * decided: to `/registry/{application}/…` by the team with its token, to `/releases/{application}/…`
 * by an admin. It is refused (412) when since then something changed on which it depends: its
 * applications, the platform that the shell provides, or the pages that it links to or is linked to by.
 *
 * `again`: why people are given a release that the server has convicted and taken back as a canary.
 * `anyway`: why everybody is to get a release that was tried and not shown to be better or equal.
 */
const words = { again: v.optional(Why), anyway: v.optional(Why), reason: Why, untested };

export const Promote = v.object({ version: Version, with: Others, ...words });
export type Promote = v.InferOutput<typeof Promote>;

/**
 * To `percent` of the visitors, and to the accounts of these addresses. Where `accounts` is left out,
 * those who try this version now go on trying it. 0 and nobody ends it. With `ramp` it grows by itself
 * each time it was shown to be better or equal: to 1, 5 and 25 %, then everybody gets it. More than half
 * of the visitors get only what was shown to be so, or `anyway`.
 */
export const Canary = v.object({
  version: Version,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  accounts: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(254))), v.maxLength(100))),
  with: Others,
  ramp: v.optional(v.boolean()),
  ...words,
});
export type Canary = v.InferOutput<typeof Canary>;

/**
 * Goes to `version`, which was live once. Without it, undoes the latest step by which people newly got
 * a release: ends the canary, or goes to what was live before. Where that step is undone already it
 * changes nothing and says who did so, and is refused (412) when that was after the revision of
 * `If-Match`: what people were given back is taken from them only by name.
 *
 * `from` and `canary` aim at what is to be taken back: the release of that version, live or tried, or
 * the canary. It is refused where something else has taken its place, changes nothing where it was
 * taken back already, and goes past no decision of a person. What was given as a set, handed over or
 * removed is undone as a whole.
 */
export const RollBack = v.object({
  version: v.optional(Version),
  from: v.optional(Version),
  canary: v.optional(v.literal(true)),
  reason: Why,
});
export type RollBack = v.InferOutput<typeof RollBack>;

/** `sentence`: what people read in place of the remote. */
export const Kill = v.object({
  sentence: wording(300),
  reason: Why,
});
export type Kill = v.InferOutput<typeof Kill>;
export const Revive = v.object({ reason: Why });
export type Revive = v.InferOutput<typeof Revive>;

/** The remote gives up its routes: nobody gets it any more. Its releases stay published. */
export const Remove = v.object({ reason: Why });
export type Remove = v.InferOutput<typeof Remove>;

/**
 * Routes move to another remote, in one revision: `version` is a release that has them no longer, `to`
 * one that has them now. Without `version` the remote gives up all it has.
 */
export const HandOver = v.object({ version: v.optional(Version), to: Member, ...words });
export type HandOver = v.InferOutput<typeof HandOver>;

/**
 * The query of each operation. With `dryRun=true` the server checks the operation and answers or refuses it as it
 * would, and writes nothing; `revision` and `changed` are then what they would be. A smoke test that
 * is missing is then no reason against it: the release command makes one only for the operation itself.
 */
export const OperationQuery = v.object({ dryRun: v.optional(v.literal('true')) });
export type OperationQuery = v.InferOutput<typeof OperationQuery>;

/** The answer to an operation. `changed: false`: it was so already, nothing was written. */
export const OperationDone = v.object({
  revision: Count,
  changed: v.boolean(),
  message: Words,
});
export type OperationDone = v.InferOutput<typeof OperationDone>;

/**
 * `POST /registry/{application}/releases`: multipart; the field `release` holds `release.json`, and
 * each further part is a file whose file name is its path in the release. 201 when it is new, 200
 * when the same content is there already, 409 when the version is there with other content or the
 * release is over its budget, 413 when it is too large: said as soon as `release` is read, so that
 * it should stand first. 503 while another release of the application is being sent.
 */
export const ReleasePublished = v.object({
  application: Key,
  release: Key,
  version: Key,
  created: v.boolean(),
  /**
   * Whether its compressed forms are all there. Those of a large release follow; until then people
   * get the plain files, and the same publish again tells whether it is done. Older servers do not
   * say.
   */
  compressed: v.optional(v.boolean()),
});
export type ReleasePublished = v.InferOutput<typeof ReleasePublished>;

export const VersionParam = v.object({ ...ApplicationParam.entries, version: Version });
export type VersionParam = v.InferOutput<typeof VersionParam>;

/** How an application stands in a revision. */
export const LiveStatus = v.object({
  application: Key,
  version: Key,
  release: Key,
  /** When this release went live. */
  since: IsoTime,
  canary: v.nullable(LiveCanary),
  closed: v.nullable(Words),
  /**
   * The canary that the server itself took back, in which revision and why, in the figures of then;
   * `null` once something else was done with its releases.
   */
  takenBack: v.nullable(
    v.object({ version: Key, release: Key, revision: Count, at: IsoTime, reason: Words }),
  ),
  /** What the server last judged of a release of it, in the figures of then, whatever was done since. */
  verdict: v.optional(
    v.object({
      version: Key,
      release: Key,
      revision: Count,
      at: IsoTime,
      reason: Words,
      /** Older servers tell of those alone that do worse. */
      verdict: v.optional(v.picklist(['better_or_equal', 'worse'])),
    }),
  ),
});
export type LiveStatus = v.InferOutput<typeof LiveStatus>;

/** A release of the registry. */
export const RegisteredRelease = v.object({
  version: Key,
  release: Key,
  publishedAt: IsoTime,
  publishedBy: Name,
  contract: Key,
  size: Kilobytes,
  /** The most that its manifest allows it; the shell has none. */
  budget: v.nullable(Budget),
  /** Whether its files are still kept. */
  available: v.boolean(),
  /** Whether everybody has had it: then it can be gone back to. */
  wasLive: v.boolean(),
  /** Its latest smoke test. */
  smoke: v.nullable(
    v.object({
      passed: v.boolean(),
      revision: Count,
      at: IsoTime,
      /** The other releases of the set that it was made in. */
      with: v.optional(v.array(v.object({ application: Key, release: Key }))),
    }),
  ),
  /** Why the server took it back: it is not promoted again without saying so. */
  convicted: v.optional(v.object({ revision: Count, at: IsoTime, reason: Words })),
  /** It was tried of late, and not shown to be better or equal: it is promoted by whoever says why. */
  unproven: v.optional(v.literal(true)),
});
export type RegisteredRelease = v.InferOutput<typeof RegisteredRelease>;

/** How a release did on people's pages since it became what it is. */
export const Health = v.object({
  release: Key,
  version: Key,
  canary: v.boolean(),
  /** Page views that asked for one of its pages, and those of them in which something failed. */
  opened: Count,
  loadFailures: Count,
  renderErrors: Count,
  /** Pages that it could not draw on the server, so that browsers drew them. */
  drawFailures: Count,
  /** The latest of those; a server of before does not say it. */
  lastUndrawn: v.optional(v.object({ path: v.string(), reason: v.string(), at: IsoTime })),
  /** 75th percentiles; `null` until somebody measured. */
  lcp: v.nullable(v.number()),
  inp: v.nullable(v.number()),
  cls: v.nullable(v.number()),
  /** The last 30 times five minutes, oldest first, for a chart. */
  series: v.array(v.object({ at: IsoTime, opened: Count, failed: Count })),
});
export type Health = v.InferOutput<typeof Health>;

/**
 * `GET /registry/{application}`, and for the admin `GET /releases/{application}`: what is live of
 * one application, its latest 20 releases, those besides that people have, and how these do. The
 * answer's `ETag` is the revision.
 */
export const ApplicationStatus = v.object({
  revision: Count,
  standing: v.nullable(LiveStatus),
  releases: v.array(RegisteredRelease),
  health: v.array(Health),
});
export type ApplicationStatus = v.InferOutput<typeof ApplicationStatus>;

/** `GET /releases`, for the admin; `others`: releases whose files are kept. Its `ETag` is the revision. */
export const ReleasesOverview = v.object({
  revision: Count,
  at: IsoTime,
  applications: v.array(
    v.object({
      standing: LiveStatus,
      live: RegisteredRelease,
      health: v.array(Health),
      others: v.optional(v.object({ kept: v.boolean(), wereLive: v.boolean() })),
    }),
  ),
});
export type ReleasesOverview = v.InferOutput<typeof ReleasesOverview>;
