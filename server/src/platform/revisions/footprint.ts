import type { Release } from '@motohaat/contract/composition';

import type { SetState } from './revisions.repository.ts';

/** Finds the description of a release that a state names. */
type ManifestOf = (application: string, id: string) => Release | undefined;

/**
 * What an act depends on, in one text that is another as soon as something of it is: how its
 * applications stand, the platform that shells provide, and where the pages are that its releases have
 * or link to. Whatever else teams do meanwhile leaves it the same.
 *
 * @param act.applications whose releases it changes
 * @param act.candidates releases that it gives to people
 */
export function footprintOf(
  state: SetState,
  act: { applications: readonly string[]; candidates: readonly Release[] },
  manifestOf: ManifestOf,
): string {
  const { releases, canaries, closed } = state;
  const had = [
    ...Object.entries(releases),
    ...Object.entries(canaries).map(([name, { release }]) => [name, release] as const),
  ].flatMap(([application, id]) => {
    const manifest = manifestOf(application, id);
    return manifest ? [{ application, manifest }] : [];
  });
  const own = had.filter(({ application }) => act.applications.includes(application));
  const touched = new Set(
    [...act.candidates, ...own.map(({ manifest }) => manifest)].flatMap(purposesOf),
  );
  return JSON.stringify([
    act.applications
      .toSorted()
      .map((name) => [releases[name], canaries[name], closed[name]].map((part) => part ?? null)),
    each(
      had.flatMap(({ manifest }) =>
        manifest.kind === 'shell'
          ? [[manifest.contract, ...each(Object.entries(manifest.shared).map(String))].join(' ')]
          : [],
      ),
    ),
    each(
      had
        .filter(({ application }) => !act.applications.includes(application))
        .flatMap(({ application, manifest }) =>
          pagesOf(manifest)
            .filter(({ purpose }) => touched.has(purpose))
            .map(({ purpose, path }) => [purpose, application, path].join(' ')),
        ),
    ),
  ]);
}

/** Each once: a canary with the same changes nothing. */
const each = (texts: readonly string[]) => [...new Set(texts)].toSorted();

function purposesOf(manifest: Release): string[] {
  return [...(manifest.uses ?? []), ...pagesOf(manifest).map(({ purpose }) => purpose)];
}

function pagesOf(manifest: Release): { purpose: string; path: string }[] {
  if (manifest.kind === 'shell') return [];
  return manifest.routes.flatMap(({ purpose, path }) =>
    purpose === undefined ? [] : [{ purpose, path }],
  );
}
