import { languages } from '@motohaat/domain/language';
import { audiences, roles } from '@motohaat/domain/role';
import * as v from 'valibot';

import { ShownPreview } from './shown-preview.ts';
import { Condition, slotNames } from './slots.ts';
import { Consumed, Offered, Provided } from './uses.ts';

/** Which frame the shell draws around a route. */
export const frames = ['site', 'dashboard'] as const;

/** The name by which others link to a page, whatever its address is; see `Pages`. */
const Purpose = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z-]*$/));

/** Words that people read: the same in every language, or for each its own. */
const Words = v.union([v.string(), v.object({ en: v.string(), bn: v.string() })]);

/**
 * Who may have a part of a remote besides its audience: sellers who still have bookings of their own, made
 * before as buyers.
 */
const Also = v.optional(v.literal('former-buyer'));

/**
 * A route of a remote. `id` names a component in the remote's exposed module; `path` is a
 * react-router pattern. `purpose` lets others find the page by what it is for.
 */
export const Route = v.object({
  id: v.string(),
  path: v.string(),
  frame: v.picklist(frames),
  title: Words,
  purpose: v.optional(Purpose),
  also: Also,
});
export type Route = v.InferOutput<typeof Route>;

/**
 * An entry of the navbar or of the dashboard's side menu; entries are sorted by `order`. It leads to a
 * path, or to the page of a purpose.
 */
export const NavigationEntry = v.object({
  place: v.picklist(['navbar', 'dashboard']),
  label: Words,
  path: v.optional(v.string()),
  purpose: v.optional(Purpose),
  order: v.number(),
  also: Also,
});
export type NavigationEntry = v.InferOutput<typeof NavigationEntry>;

/**
 * What a remote puts into a slot, sorted by `order`: `id` names a component in its exposed module, and
 * `audience` who may have it, where that is not all who may have its remote.
 */
export const Filling = v.object({
  id: v.string(),
  slot: v.picklist(slotNames),
  order: v.number(),
  audience: v.optional(v.picklist(audiences)),
  when: v.optional(Condition),
  also: Also,
});

/** The most kB (1000 bytes) of an application before compression: of all its scripts, of all style sheets. */
export const Budget = v.object({
  javascript: v.pipe(v.number(), v.minValue(0)),
  css: v.pipe(v.number(), v.minValue(0)),
});
export type Budget = v.InferOutput<typeof Budget>;

/** What a remote says of itself, as data: the content of its `src/manifest.ts`. */
export const Manifest = v.object({
  /** Never `mfe-shell`: class names carry it without its prefix, and the shell has a name too. */
  name: v.pipe(v.string(), v.regex(/^mfe-(?!shell$)[a-z][a-z0-9-]*$/)),
  audience: v.picklist(audiences),
  budget: Budget,
  routes: v.array(Route),
  navigation: v.array(NavigationEntry),
  fillings: v.optional(v.array(Filling)),
  /** The purposes of the pages that it links to: no set may lack one of them. */
  uses: v.optional(v.array(Purpose)),
  /**
   * Route id → the groups of words that its page needs besides `words`; a group's chunks are named
   * `<group>-<language>`.
   */
  words: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** A file of a release. `integrity` is a subresource-integrity value (`sha256-…`, of before `sha384-…`). */
export const ReleaseFile = v.object({
  path: v.string(),
  bytes: v.number(),
  integrity: v.string(),
});
export type ReleaseFile = v.InferOutput<typeof ReleaseFile>;

const builtRelease = {
  version: v.string(),
  /** The platform contract it was built against, or (shell) that it provides: semver. */
  contract: v.string(),
  /** Shared package → range (remote) or version (shell). */
  shared: v.record(v.string(), v.string()),
  files: v.array(ReleaseFile),
  /**
   * Path of the bundle that draws its pages on the server, which no browser gets. Without one they
   * are drawn by the browser alone.
   */
  server: v.optional(v.string()),
  /** What its build needs of others. */
  consumed: v.optional(Consumed),
  /** What its build has for others on the page. */
  offered: v.optional(Offered),
};

/** `dist/release.json` of a remote: its manifest and everything that its build made. */
export const RemoteRelease = v.object({
  ...Manifest.entries,
  ...builtRelease,
  kind: v.literal('remote'),
  /** The name under which the federation container registers itself. */
  container: v.string(),
  /** Path of the container's entry script within the release. */
  entry: v.string(),
  /** Route id → scripts and styles that the route needs, in load order, to preload. */
  preload: v.record(v.string(), v.array(v.string())),
  /** Language → route id → the scripts that hold the page's words, to preload. */
  wordFiles: v.optional(v.record(v.picklist(languages), v.record(v.string(), v.array(v.string())))),
});
export type RemoteRelease = v.InferOutput<typeof RemoteRelease>;

/** `dist/release.json` of the shell: what the server writes into the document. */
export const ShellRelease = v.object({
  ...builtRelease,
  name: v.literal('shell'),
  kind: v.literal('shell'),
  /** What it has for remotes. */
  provided: v.optional(Provided),
  /** Paths of the document's scripts and style sheets, in order. */
  scripts: v.array(v.string()),
  styles: v.array(v.string()),
  /** The purposes of the pages that it links to. */
  uses: v.optional(v.array(Purpose)),
  /** Language → the scripts that hold its words, to preload. */
  wordFiles: v.optional(v.record(v.picklist(languages), v.array(v.string()))),
  /** Missing of before the shell had one. */
  budget: v.optional(Budget),
  /** Whether it guards the sinks of its pages: the server demands Trusted Types of no other. */
  trustedTypes: v.optional(v.boolean()),
});
export type ShellRelease = v.InferOutput<typeof ShellRelease>;

export const Release = v.variant('kind', [RemoteRelease, ShellRelease]);
export type Release = v.InferOutput<typeof Release>;

/**
 * A remote as one caller may have it. All URLs are absolute paths of this origin; those of a remote
 * that an override puts into the page are of a loopback address.
 */
export const ComposedRemote = v.object({
  name: v.string(),
  release: v.string(),
  container: v.string(),
  contract: v.string(),
  /** Whether this release is tried with a few people first. */
  canary: v.boolean(),
  /** Why it was taken off, in a sentence for people; its files are not loaded then. */
  closed: v.nullable(v.string()),
  entry: v.object({ url: v.string(), integrity: v.string() }),
  routes: v.array(
    v.object({
      ...v.omit(Route, ['also']).entries,
      title: v.string(),
      preload: v.array(
        v.object({ url: v.string(), as: v.picklist(['script', 'style']), integrity: v.string() }),
      ),
    }),
  ),
  navigation: v.array(
    v.object({ ...v.omit(NavigationEntry, ['also']).entries, label: v.string() }),
  ),
  /** What it puts into slots; missing where that is nothing. */
  fillings: v.optional(v.array(v.omit(Filling, ['also', 'audience']))),
  /** What its pages speak, where it is not what was asked for: a release of before has English alone. */
  language: v.optional(v.picklist(languages)),
});
export type ComposedRemote = v.InferOutput<typeof ComposedRemote>;
export type ComposedRoute = ComposedRemote['routes'][number];
export type ComposedFilling = NonNullable<ComposedRemote['fillings']>[number];

/** A remote on the caller's own machine that takes the place of the released one, for a while. */
export const Override = v.object({ remote: v.string(), origin: v.string(), expiresAt: v.string() });
export type Override = v.InferOutput<typeof Override>;

const Served = v.object({ version: v.string(), release: v.string() });

/** Which versions make up a page, for whoever looks at it with an override or in a preview. */
export const Serving = v.object({
  shell: Served,
  /** Those of the caller's remotes, by name. */
  remotes: v.record(v.string(), Served),
});
export type Serving = v.InferOutput<typeof Serving>;

/** The part of the live revision that the caller may have. */
export const Composition = v.object({
  revision: v.number(),
  role: v.nullable(v.picklist(roles)),
  /** What the caller may have besides the role's: a development site composes its remote by it too. */
  also: Also,
  /** When it was made and until when it may be taken up, as ISO times. */
  issuedAt: v.string(),
  expiresAt: v.string(),
  /**
   * Names this page view in what the page reports of itself; it tells nothing of the person. `null` in one
   * that many get: the page asks for its own (`GET /composition/view`).
   */
  view: v.nullable(v.string()),
  /** The shell that goes with it, and whether it is tried with a few people first; missing of before. */
  shell: v.optional(v.object({ release: v.string(), canary: v.boolean() })),
  remotes: v.array(ComposedRemote),
  override: v.nullable(Override),
  /** Missing where everything is as it is live. */
  preview: v.optional(ShownPreview),
  /** Missing for everybody else: nobody but teams needs it. */
  serving: v.optional(Serving),
});
export type Composition = v.InferOutput<typeof Composition>;

/**
 * `GET /composition`, and what the document carries. `signature` is the server's Ed25519 signature,
 * in base64url, over `textToSign` of the rest.
 */
export const SignedComposition = v.object({ ...Composition.entries, signature: v.string() });
export type SignedComposition = v.InferOutput<typeof SignedComposition>;

/** `GET /composition/revision`: the number of what is live, for pages that are open. */
export const RevisionNumber = v.object({ revision: v.number() });
export type RevisionNumber = v.InferOutput<typeof RevisionNumber>;

/**
 * `GET /composition/view?revision=`: a name for the view of a composition that many get. `null` when the
 * revision is none that the server still knows: the view goes unmeasured.
 */
export const ViewQuery = v.object({
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()),
});
export const View = v.object({ view: v.nullable(v.string()) });

/**
 * `GET /composition/access?path=`: whose page a path is, so that the shell can say why it is not
 * shown. `null`: nobody's, the page does not exist; the same where the caller may not learn of it,
 * which are for a visitor all pages that are not public. It never names a remote.
 */
export const AccessQuery = v.object({ path: v.pipe(v.string(), v.maxLength(500)) });
export const Access = v.object({ audience: v.nullable(v.picklist(audiences)) });
export type Access = v.InferOutput<typeof Access>;

/** Settings that the document carries for the browser; nothing in it is secret. */
export type PublicConfig = {
  /** The site's own address as people type it, where the server was told; else the document's. */
  origin?: string;
  identity: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    /** Only with a local stand-in: where it is, and the script that stands in for Google's. */
    sandbox?: { url: string; popupScript: string };
  };
  payments: {
    /** The card payment provider's key for browsers. */
    publishableKey: string;
    /** Only with a local stand-in: the script that stands in for the provider's. */
    scriptUrl?: string;
  };
  /** Only where bKash is offered besides cards. */
  bkash?: true;
  /**
   * Only where a booking fee is paid online and the rest of the price by hand: the fee in whole taka. What
   * is booked already keeps its own.
   */
  bookingFee?: number;
  contact: { email: string; phone: string };
  /** Only in demo mode: accounts to sign in with, shown on the sign-in page. */
  demo?: { buyer: DemoAccount; seller: DemoAccount };
};
export type DemoAccount = { email: string; password: string };

/** The JSON block `#boot` of the document. */
export type Boot = { composition: SignedComposition; config: PublicConfig };
