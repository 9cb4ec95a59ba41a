import type { Release } from '@motohaat/contract/composition';
import { parametersOf, shellPages } from '@motohaat/contract/pages';

import { messagesIn } from '../../messages/index.ts';
import type { Published } from '../releases/releases.repository.ts';

type Users = { server: boolean; releases: readonly string[] };
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
  t = messagesIn('en'),
): string[] {
  const set = releases.map(({ manifest }) => manifest);
  const known = before ? [before.manifest, ...set] : set;
  return [...usersOf(set, linkedByServer)].flatMap(([purpose, users]) => {
    const owner = known.flatMap((release) => pageOf(release, purpose) ?? [])[0];
    const page = pageForSure(set, purpose);
    if (!page) {
      if (lost && !owner) return [];
      return owner
        ? [t.platform.pages.lost(purpose, users, named(owner.of))]
        : [t.platform.pages.missing(purpose, users)];
    }
    if (!owner || needsOf(owner) === needsOf(page)) return [];
    return [t.platform.pages.other(purpose, users, shown(page), shown(owner))];
  });
}

/** Purpose → who links to its page. */
function usersOf(set: readonly Release[], linkedByServer: readonly string[]): Map<string, Users> {
  const users = new Map<string, Users>(
    linkedByServer.map((purpose) => [purpose, { server: true, releases: [] }]),
  );
  for (const release of set) {
    for (const purpose of release.uses ?? []) {
      const { server = false, releases = [] } = users.get(purpose) ?? {};
      users.set(purpose, { server, releases: [...releases, named(release)] });
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

function shown({ path, of }: Page): { path: string; of: string } {
  return { path, of: named(of) };
}

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}
