import type { Release, RemoteRelease } from '@motohaat/contract/composition';
import { parametersOf, shellPages } from '@motohaat/contract/pages';

import type { Messages } from '../../messages/index.ts';
import type { Published } from '../releases/releases.repository.ts';
import { isRemote, isShell } from '../releases/releases.repository.ts';
import { type AnsweredCalls, callReasons } from './call-use.ts';
import { exchangeReasons } from './exchange-use.ts';
import { platformReasons } from './platform-use.ts';

/** What is known of who uses what, where it is asked for. */
export type KnownUse = {
  /** Releases that can be gone back to, of any application; what is live does no harm among them. */
  kept: readonly Published[];
  /** What this server answers; left out where the calls of the whole set are looked at apart. */
  calls?: AnsweredCalls;
};

/** A set as it would be, and the one that it follows. */
type Change = {
  /** The release that people newly get. */
  candidate: Published;
  /** The others that go live with it. */
  beside?: readonly Published[];
  /** Every release that somebody would get. */
  releases: readonly Published[];
  /** Every release that somebody gets now. */
  before: readonly Published[];
};

/**
 * What a change of what is live would take from releases that people have or can be brought back to,
 * beyond what they can do without already; and which calls its candidate makes in vain. In sentences.
 */
export function reasonsByUse(change: Change, { kept, calls }: KnownUse, t: Messages): string[] {
  const { candidate, releases, before } = change;
  const others = keptBeside(change, kept);
  return [
    ...keptPlatform(others, releases, before, t),
    ...keptPages(others, releases, before, t),
    ...(calls ? callReasons(candidate.manifest, calls, named(candidate.manifest), t) : []),
  ];
}

/** What can be gone back to and is not there, but for what changes: going back there has all of it back. */
export function keptBeside(
  { candidate, beside = [], releases }: Change,
  kept: readonly Published[],
): Published[] {
  const changed = new Set([candidate, ...beside].map(({ manifest }) => manifest.name));
  const inSet = new Set(releases.map(keyOf));
  return kept.filter((each) => !changed.has(each.manifest.name) && !inSet.has(keyOf(each)));
}

/**
 * Which releases make calls that this server does not answer as they were built for, in sentences.
 *
 * @param live every release that somebody gets
 */
export function unansweredCalls(
  live: readonly Published[],
  { kept, calls }: Required<KnownUse>,
  t: Messages,
): string[] {
  const inSet = new Set(live.map(keyOf));
  return [
    ...live.flatMap(({ manifest }) => callReasons(manifest, calls, named(manifest), t)),
    ...kept
      .filter((each) => !inSet.has(keyOf(each)))
      .flatMap(({ manifest }) =>
        callReasons(manifest, calls, t.platform.uses.kept(named(manifest)), t),
      ),
  ];
}

/** What a new shell takes from releases that its predecessor serves. */
function keptPlatform(
  kept: readonly Published[],
  releases: readonly Published[],
  before: readonly Published[],
  t: Messages,
): string[] {
  const former = before.filter(isShell);
  // Those that stay give no reason: they serve what all of the former ones do.
  const fresh = releases.filter(isShell);
  const isServed = ({ manifest }: Published<RemoteRelease>) =>
    former.length > 0 &&
    former.every((shell) => platformReasons('', manifest, shell.manifest, t).length === 0);
  return kept
    .filter(isRemote)
    .filter(isServed)
    .flatMap(({ manifest }) =>
      fresh.flatMap((shell) =>
        platformReasons(t.platform.uses.kept(named(manifest)), manifest, shell.manifest, t),
      ),
    );
}

/** Pages that would be missing or need something else, to which only releases link that can be gone back to. */
function keptPages(
  kept: readonly Published[],
  releases: readonly Published[],
  before: readonly Published[],
  { platform: { uses } }: Messages,
): string[] {
  const [had, has] = [pagesOf(before), pagesOf(releases)];
  const changed = new Set(
    [...had.keys()].filter((purpose) => has.get(purpose) !== had.get(purpose)),
  );
  return kept.flatMap(({ manifest }) =>
    (manifest.uses ?? [])
      .filter((purpose) => changed.has(purpose))
      .map((purpose) => {
        const say = has.has(purpose) ? uses.otherPage : uses.noPage;
        return say(uses.kept(named(manifest)), purpose);
      }),
  );
}

/** Purpose → what the address of its page needs, as one text; nobody links to what has no purpose. */
function pagesOf(releases: readonly Published[]): Map<string | undefined, string> {
  const routes = releases.filter(isRemote).flatMap(({ manifest }) => manifest.routes);
  const own = Object.entries(shellPages).map(([purpose, { path }]) => ({ purpose, path }));
  return new Map(
    [...own, ...routes].map(({ purpose, path }) => [purpose, parametersOf(path).toSorted().join()]),
  );
}

/**
 * What a remote that is to go takes from others but the pages of those who stay, in sentences.
 *
 * @param set without it
 */
export function reasonsByLeaving(
  set: readonly Published[],
  leaving: Published,
  kept: readonly Published[],
  t: Messages,
): string[] {
  const before = [...set, leaving];
  const others = keptBeside({ candidate: leaving, releases: set, before }, kept);
  return [
    ...keptPages(others, set, before, t),
    ...exchangeReasons({ fresh: [], set, before }, others, t),
  ];
}

const keyOf = ({ id, manifest }: Published) => `${manifest.name} ${id}`;

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}
