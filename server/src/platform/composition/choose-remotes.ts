import type { RemoteRelease } from '@motohaat/contract/composition';

import { isInCanary } from '../canary/bucket.ts';
import type { AppliedOverride } from '../overrides/own-override.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';

/** What decides, besides the role, which releases somebody gets. */
export type Visit = {
  bucket?: number | undefined;
  /** `users.id`, where a canary may name the account. */
  accountId?: string | undefined;
  override?: AppliedOverride | undefined;
};

/** A remote as one visit has it. */
export type ChosenRemote = Published<RemoteRelease> & {
  canary: boolean;
  /** The sentence in its place, if it was taken off. */
  closed: string | null;
  /** Where its files are: the addresses of all of them begin with it. */
  base: string;
};

/** The release of each remote that a visit gets, whoever may have them; sorted by name. */
export function chooseRemotes(revision: LiveRevision, visit: Visit): ChosenRemote[] {
  const { remotes, canaries, closed } = revision;
  const { override } = visit;
  const chosen = new Map<string, ChosenRemote>();
  const choose = (release: Published<RemoteRelease>, canary: boolean) => {
    const { name } = release.manifest;
    const base = `/remotes/${name}/${release.id}/`;
    chosen.set(name, { ...release, canary, closed: closed[name] ?? null, base });
  };
  for (const release of remotes) choose(release, false);
  for (const [name, canary] of Object.entries(canaries)) {
    const { bucket, accountId } = visit;
    const isNamed = accountId !== undefined && canary.accounts.includes(accountId);
    const isDrawn = bucket !== undefined && isInCanary(name, bucket, canary.percent);
    if (isNamed || isDrawn) choose(canary.release, true);
  }
  if (override) {
    const { release, origin } = override;
    const own = { ...release, canary: false, closed: null, base: `${origin}/` };
    chosen.set(release.manifest.name, own);
  }
  return [...chosen.values()].toSorted((one, other) =>
    one.manifest.name < other.manifest.name ? -1 : 1,
  );
}
