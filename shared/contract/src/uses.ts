import * as v from 'valibot';

import { Shape } from './shape-schema.ts';
import { Key } from './values.ts';

/** The beginning of a hash: enough to tell two forms of one thing apart. */
const Mark = v.pipe(v.string(), v.maxLength(24));
/** As 2026-12-31. */
const Day = v.pipe(v.string(), v.isoDate());
const Names = v.array(v.pipe(v.string(), v.maxLength(200)));

/** An event: who hears it, and what it says. */
export const EventForm = v.object({ reach: v.picklist(['page', 'stays', 'tabs']), shape: Shape });
export type EventForm = v.InferOutput<typeof EventForm>;

const Slots = v.record(v.string(), Shape);
const Events = v.record(v.string(), EventForm);

/**
 * What a build needs of others, found in what was bundled: the promotion gate lets nobody take it away.
 * Releases of before tell none of it, or less. What the shell has of its own it does not need of others.
 */
export const Consumed = v.object({
  /** Members of the platform, such as `Toasts.success` and `useSession` → the mark of their type. */
  platform: v.record(v.string(), Mark),
  /** Shared module → those of its exports that are used; `*` where that cannot be told. */
  modules: v.record(v.string(), Names),
  /** Calls of the API, such as `bookings.create` → the mark of their schemas. */
  calls: v.record(v.string(), Mark),
  /** Slots that it fills → what it was built to be told there. */
  slots: v.optional(Slots),
  /** Events that it listens to. */
  events: v.optional(Events),
  /** Shared module → the version that it was built with. */
  built: v.optional(v.record(v.string(), v.string())),
});
export type Consumed = v.InferOutput<typeof Consumed>;

/** What a build has for other applications of the page. */
export const Offered = v.object({
  /** Slots that it draws → what it tells their fillings. */
  slots: Slots,
  /** Events that it tells. */
  events: Events,
});
export type Offered = v.InferOutput<typeof Offered>;

/** What remotes of one major of the platform contract get. */
export const ProvidedContract = v.object({
  /** The version that is provided: its major, and its highest minor. */
  version: v.string(),
  /** Of a major of before: the day until which it is served. */
  until: v.optional(Day),
  /** Whether that is all that the last version of the major had. */
  whole: v.boolean(),
  /** Every member of the platform → the mark of its type. */
  platform: v.record(v.string(), Mark),
  /** Declarations of the platform whose values remotes give: one more member that must be given is a change. */
  given: Names,
  /** Shared module → all of its exports. */
  modules: v.record(v.string(), Names),
});
export type ProvidedContract = v.InferOutput<typeof ProvidedContract>;

/** A member of the platform that will go: since which version, on which day, and what to use instead. */
export const Deprecation = v.object({
  member: v.string(),
  since: v.string(),
  until: Day,
  instead: v.string(),
});
export type Deprecation = v.InferOutput<typeof Deprecation>;

/** What a build of the shell has for remotes: major of the platform contract → what it gives those. */
export const Provided = v.object({
  contracts: v.record(v.string(), ProvidedContract),
  deprecated: v.array(Deprecation),
  /** Every event that its bus carries. */
  events: v.optional(Events),
});
export type Provided = v.InferOutput<typeof Provided>;

/** How a release is there: for everybody, for a few people, or to be gone back to. */
const standings = ['live', 'canary', 'kept'] as const;

/** `GET /releases/uses`, for the admin. */
export const UsesOverview = v.object({
  /** Majors of the platform contract that the live shell serves, the newest first. */
  contracts: v.array(v.object({ version: Key, until: v.nullable(Day), users: v.array(Key) })),
  /** What will go, and the releases that use it. */
  deprecated: v.array(v.object({ ...Deprecation.entries, users: v.array(Key) })),
  releases: v.array(
    v.object({
      application: Key,
      version: Key,
      standing: v.picklist(standings),
      /** `null` for one of before builds told. */
      uses: v.nullable(
        v.object({
          platform: v.array(Key),
          calls: v.array(Key),
          pages: v.array(Key),
          modules: v.array(v.object({ module: Key, exports: v.array(Key) })),
          slots: v.array(Key),
          events: v.array(Key),
          /** Shared modules: which versions it takes, and which it was built with, where it says so. */
          libraries: v.array(v.object({ module: Key, range: Key, built: v.nullable(Key) })),
        }),
      ),
      /**
       * What it has for others: of the platform what remotes of its own major get, and nothing of one that can
       * only be gone back to.
       */
      gives: v.object({
        platform: v.array(Key),
        pages: v.array(Key),
        modules: v.array(v.object({ module: Key, version: Key, exports: v.array(Key) })),
        slots: v.array(Key),
        events: v.array(Key),
      }),
    }),
  ),
  /** The calls that this server answers. */
  answers: v.array(Key),
});
export type UsesOverview = v.InferOutput<typeof UsesOverview>;

/** Kinds of what applications have for others. */
const givenKinds = ['pages', 'slots', 'events', 'platform', 'modules'] as const;
export type GivenKind = (typeof givenKinds)[number];

/** `GET /registry/{application}/uses`: who uses what an application has, and what of it will go. */
export const OwnUses = v.object({
  /** Of its live release. Users are releases of others, such as `mfe-seller 0.2.0`. */
  given: v.array(v.object({ kind: v.picklist(givenKinds), name: Key, users: v.array(Key) })),
  /** What its own releases use of the platform that will go; `users`: which of them. */
  deprecated: UsesOverview.entries.deprecated,
  /** Former majors of the platform contract that its own releases were built against; `users`: which of them. */
  former: v.array(v.object({ version: Key, until: Day, users: v.array(Key) })),
});
export type OwnUses = v.InferOutput<typeof OwnUses>;
