import type { ReleasesOverview } from '@motohaat/contract/registry';

import type { Choice } from './set-fields.tsx';

/** What a draft says was chosen: application → version. */
export function versionsIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = Object.entries(values).filter(([name]) => name.startsWith('of.'));
  return Object.fromEntries(chosen.map(([name, version]) => [name.slice('of.'.length), version]));
}

/** The first of the chosen releases that was taken back as a canary. */
export function convictedIn(chosen: readonly Choice[]) {
  for (const { releases, version } of chosen) {
    const convicted = releases.find((release) => release.version === version)?.convicted;
    if (convicted) return { version, convicted };
  }
  return undefined;
}

/** The first of the chosen versions that is tried now and was not shown to be better or equal. */
export function unprovenIn(
  { applications }: ReleasesOverview,
  chosen: readonly Choice[],
): string | undefined {
  const found = chosen.find(({ application, version }) => {
    const entry = applications.find(({ standing }) => standing.application === application);
    const canary = entry?.standing.canary;
    return canary?.version === version && canary.judged?.verdict !== 'better_or_equal';
  });
  return found?.version;
}
