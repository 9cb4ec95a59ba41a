import type { Release } from '@motohaat/contract/composition';
import { parametersOf, shellPages } from '@motohaat/contract/pages';

import type { Published } from '../releases/releases.repository.ts';

type Page = { path: string; of: Release };

/**
 * Which pages somebody links to that a set lacks, in sentences. A remote that was taken off still has
 * its pages: people read there why.
 *
 * @param releases everything that somebody gets; of two releases of one remote people get one or the
 *   other, so that both must have a page
 * @param before the release that one of them takes the place of, to say whose page it was
 * @param linkedByServer purposes of the pages that the server's answers lead to
 * @param lost whether only pages count that a release is known to have: a set may begin without a remote
 */
export function missingPages(
  releases: readonly Published[],
  before: Published | undefined,
  linkedByServer: readonly string[],
  lost = false,
): string[] {
  const set = releases.map(({ manifest }) => manifest);
  const known = before ? [before.manifest, ...set] : set;
  return [...usersOf(set, linkedByServer)].flatMap(([purpose, users]) => {
    const owner = known.flatMap((release) => pageOf(release, purpose) ?? [])[0];
    const page = pageForSure(set, purpose);
    const who = `${names.format(users)} ${users.length === 1 ? 'links' : 'link'} to it`;
    if (!page) {
      if (lost && !owner) return [];
      const whose = owner
        ? `It is a page of ${named(owner.of)}.`
        : 'No release that is live has it.';
      return [`The page "${purpose}" would be missing: ${who}. ${whose}`];
    }
    if (!owner || needsOf(owner) === needsOf(page)) return [];
    return [
      `The page "${purpose}" would be at ${page.path} with ${named(page.of)}: ${who} with what ${owner.path} of ${named(owner.of)} needs.`,
    ];
  });
}

/** Purpose → who links to its page. */
function usersOf(
  set: readonly Release[],
  linkedByServer: readonly string[],
): Map<string, string[]> {
  const users = new Map<string, string[]>(
    linkedByServer.map((purpose) => [purpose, ['the server']]),
  );
  for (const release of set) {
    for (const purpose of release.uses ?? []) {
      users.set(purpose, [...(users.get(purpose) ?? []), named(release)]);
    }
  }
  return users;
}

/** The page that every release of its application has. */
function pageForSure(set: readonly Release[], purpose: string): Page | undefined {
  return set
    .flatMap((release) => pageOf(release, purpose) ?? [])
    .find(({ of }) =>
      set.every((release) => release.name !== of.name || pageOf(release, purpose) !== undefined),
    );
}

function pageOf(release: Release, purpose: string): Page | undefined {
  const pages =
    release.kind === 'shell'
      ? Object.entries(shellPages).map(([own, { path }]) => ({ purpose: own, path }))
      : release.routes;
  const page = pages.find((each) => each.purpose === purpose);
  return page && { path: page.path, of: release };
}

/** What its address needs, as one text. */
function needsOf({ path }: Page): string {
  return parametersOf(path).toSorted().join();
}

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}

const names = new Intl.ListFormat('en-GB');
