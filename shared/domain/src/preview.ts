/** A release by name: `mfe-seller@0.2.0`. */
export type NamedRelease = { application: string; version: string };

/** The release of a name; nothing where it is none. */
export function releaseNamed(text: string): NamedRelease | undefined {
  const [, application, version] = /^(shell|mfe-[a-z0-9-]+)@(\S+)$/.exec(text) ?? [];
  return application === undefined || version === undefined ? undefined : { application, version };
}

/**
 * The releases that people name, with commas or spaces between.
 *
 * @returns `wrong`: the first that is none
 */
export function releasesNamed(text: string): {
  releases: NamedRelease[];
  wrong: string | undefined;
} {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const found = names.map((name) => ({ name, release: releaseNamed(name) }));
  return {
    releases: found.flatMap(({ release }) => release ?? []),
    wrong: found.find(({ release }) => release === undefined)?.name,
  };
}

/** As a preview may be called: `Team/New orders!` → `team-new-orders`. */
export function previewNameOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return words
    .slice(0, 41)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}

/** The branch of which a preview's version is: `0.2.0-new-orders.r1a2b3c4d` → `new-orders`; else nothing. */
export function branchOf(version: string): string {
  return /^\d+\.\d+\.\d+-(.+)\.r[0-9a-f]{8}$/.exec(version)?.[1] ?? '';
}
