import type { RemoteRelease } from '@motohaat/contract/composition';

import { inTextOrder } from '../../system/text-order.ts';
import { isInCanary } from '../canary/bucket.ts';
import type { Visitor } from '../canary/visitor-bucket.ts';
import type { AppliedOverride } from '../overrides/own-override.ts';
import type { AppliedPreview } from '../previews/own-preview.ts';
import type { Published } from '../releases/releases.repository.ts';
import { canariesOf, type LiveRevision } from '../revisions/live-revision.ts';

/** What decides, besides the role, which releases somebody gets. */
export type ReleaseSelection = {
  bucket?: number | undefined;
  /** Who has been here before: only such visitors are compared. */
  visitor?: Visitor | undefined;
  /** `users.id`, where a canary may name the account. */
  accountId?: string | undefined;
  override?: AppliedOverride | undefined;
  /** Its set stands in the place of what is live: see `shownTo`. */
  preview?: AppliedPreview | undefined;
};

/** A remote as one caller gets it. */
export type SelectedRemote = Published<RemoteRelease> & {
  canary: boolean;
  /** The sentence in its place, if it was taken off. */
  closed: string | null;
  /** Where its files are: the addresses of all of them begin with it. */
  base: string;
};

/** Names of the applications whose canary a caller gets: of a set all or none. */
export function canariesFor(
  revision: LiveRevision,
  { bucket, accountId }: ReleaseSelection,
): string[] {
  return Object.entries(canariesOf(revision))
    .filter(([name, { accounts, percent, set = [name] }]) => {
      const isNamed = accountId !== undefined && accounts.includes(accountId);
      return isNamed || (bucket !== undefined && isInCanary(set.join('+'), bucket, percent));
    })
    .map(([name]) => name);
}

const withShellCanary = new WeakMap<LiveRevision, LiveRevision>();

/** A revision with the shell that a caller gets: the one that is tried, or the one of all. */
export function withOwnShell(revision: LiveRevision, selection: ReleaseSelection): LiveRevision {
  const { shellCanary } = revision;
  if (!shellCanary || !canariesFor(revision, selection).includes('shell')) return revision;
  const known = withShellCanary.get(revision) ?? { ...revision, shell: shellCanary.release };
  withShellCanary.set(revision, known);
  return known;
}

/** The release of each remote that a caller gets, whoever may have them; sorted by name. */
export function selectRemotes(
  revision: LiveRevision,
  selection: ReleaseSelection,
): SelectedRemote[] {
  const { remotes, canaries, closed } = revision;
  const { override } = selection;
  const selected = new Map<string, SelectedRemote>();
  const select = (release: Published<RemoteRelease>, canary: boolean) => {
    const { name } = release.manifest;
    const base = `/remotes/${name}/${release.id}/`;
    selected.set(name, { ...release, canary, closed: closed[name] ?? null, base });
  };
  for (const release of remotes) select(release, false);
  for (const name of canariesFor(revision, selection)) {
    const canary = canaries[name];
    if (canary) select(canary.release, true);
  }
  if (override) {
    const { release, origin } = override;
    const own = { ...release, canary: false, closed: null, base: `${origin}/` };
    selected.set(release.manifest.name, own);
  }
  return [...selected.values()].toSorted((one, other) =>
    inTextOrder(one.manifest.name, other.manifest.name),
  );
}

/** What a caller is shown: what is live, or the set of the preview that the caller opened. */
export function shownTo(live: LiveRevision, { preview }: ReleaseSelection): LiveRevision {
  return preview?.set ?? live;
}
