import { allCalls } from '@motohaat/contract/all-calls';
import type { Release } from '@motohaat/contract/composition';
import { shellPages } from '@motohaat/contract/pages';
import type { Deprecation, UsesOverview } from '@motohaat/contract/uses';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Published } from '../releases/releases.repository.ts';
import { canariesOf, readRevision } from '../revisions/live-revision.ts';
import { listKeptForRollBack } from '../uses/kept-releases.repository.ts';

type Uses = UsesOverview['releases'][number];
type Standing = Uses['standing'];
type Present = { release: Published; standing: Standing };

/** Who uses what, of all that people have and can be brought back to. @throws AppError `not_found` */
export async function readUses(db: Database): Promise<UsesOverview> {
  const live = await readRevision(db);
  if (!live) throw new AppError('not_found');
  const tried = Object.values(canariesOf(live)).map(({ release }) => release);
  const had = new Set([live.shell, ...live.remotes, ...tried].map(keyOf));
  const kept = (await listKeptForRollBack(db)).filter((release) => !had.has(keyOf(release)));
  const releases = [
    ...[live.shell, ...live.remotes].map(as('live')),
    ...tried.map(as('canary')),
    ...kept.map(as('kept')),
  ];
  const { contracts = {}, deprecated = [] } = live.shell.manifest.provided ?? {};
  return {
    contracts: Object.entries(contracts)
      .toSorted(([one], [other]) => Number(other) - Number(one))
      .map(([major, { version, until = null }]) => ({
        version,
        until,
        users: named(releases, ({ manifest }) => manifest.contract.split('.')[0] === major),
      })),
    deprecated: deprecated.map((each) => ({
      ...each,
      users: named(releases, ({ manifest }) => usesMember(manifest, each)),
    })),
    releases: releases.map(({ release: { manifest }, standing }) => ({
      application: manifest.name,
      version: manifest.version,
      standing,
      uses: usesOf(manifest),
      gives: standing === 'kept' ? nothing : givesOf(manifest),
    })),
    answers: allCalls.map(({ name }) => name),
  };
}

const as = (standing: Standing) => (release: Published) => ({ release, standing });

/** What a release needs of others; the shell has platform and libraries of its own. */
function usesOf(manifest: Release): Uses['uses'] {
  const { consumed } = manifest;
  if (!consumed) return null;
  const { platform, calls, modules, slots = {}, events = {}, built = {} } = consumed;
  const ranges = manifest.kind === 'shell' ? {} : manifest.shared;
  return {
    platform: Object.keys(platform),
    calls: Object.keys(calls),
    pages: manifest.uses ?? [],
    modules: Object.entries(modules).map(([module, exports]) => ({ module, exports })),
    slots: Object.keys(slots),
    events: Object.keys(events),
    libraries: Object.entries(ranges).map(([module, range]) => ({
      module,
      range,
      built: built[module] ?? null,
    })),
  };
}

/** What can only be gone back to has nothing that anybody could use now. */
const nothing: Uses['gives'] = { platform: [], pages: [], modules: [], slots: [], events: [] };

/** What a release has for others. */
function givesOf(manifest: Release): Uses['gives'] {
  const { slots = {}, events = {} } = manifest.offered ?? {};
  const told = { slots: Object.keys(slots), events: Object.keys(events) };
  if (manifest.kind === 'remote') {
    const pages = manifest.routes.flatMap(({ purpose }) => purpose ?? []);
    return { platform: [], pages, modules: [], ...told };
  }
  const [major = ''] = manifest.contract.split('.');
  const { platform = {}, modules = {} } = manifest.provided?.contracts[major] ?? {};
  return {
    platform: Object.keys(platform),
    pages: Object.keys(shellPages),
    modules: Object.entries(manifest.shared).map(([module, version]) => ({
      module,
      version,
      exports: modules[module] ?? [],
    })),
    ...told,
  };
}

function named(releases: readonly Present[], isUser: (release: Published) => boolean): string[] {
  const users = releases.filter(
    ({ release }) => release.manifest.kind === 'remote' && isUser(release),
  );
  // Starts of a server bring further builds of one version.
  return [
    ...new Set(users.map(({ release: { manifest } }) => `${manifest.name} ${manifest.version}`)),
  ];
}

/** A member is one of the platform, or of a shared module: `@tanstack/react-query useQueries`. */
function usesMember(manifest: Release, { member }: Deprecation): boolean {
  const { platform = {}, modules = {} } = manifest.consumed ?? {};
  const [module = '', exported] = member.split(' ');
  if (exported !== undefined) return modules[module]?.includes(exported) ?? false;
  return Object.hasOwn(platform, member) || Object.hasOwn(platform, `${member}?`);
}

const keyOf = ({ id, manifest }: Published) => `${manifest.name} ${id}`;
