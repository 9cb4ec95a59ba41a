import type { Release } from '@motohaat/contract/composition';
import type { Deprecation, UsesOverview } from '@motohaat/contract/uses';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Published } from '../releases/releases.repository.ts';
import { readRevision } from '../revisions/live-revision.ts';
import { listKeptForRollBack } from '../uses/kept-releases.repository.ts';

type Standing = UsesOverview['releases'][number]['standing'];
type Present = { release: Published; standing: Standing };

/** Who uses what, of all that people have and can be brought back to. @throws AppError `not_found` */
export async function readUses(db: Database): Promise<UsesOverview> {
  const live = await readRevision(db);
  if (!live) throw new AppError('not_found');
  const tried = Object.values(live.canaries).map(({ release }) => release);
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
    })),
  };
}

const as = (standing: Standing) => (release: Published) => ({ release, standing });

function named(releases: readonly Present[], isUser: (release: Published) => boolean): string[] {
  const users = releases.filter(
    ({ release }) => release.manifest.kind === 'remote' && isUser(release),
  );
  return users.map(({ release: { manifest } }) => `${manifest.name} ${manifest.version}`);
}

/** A member is one of the platform, or of a shared module: `@tanstack/react-query useQueries`. */
function usesMember(manifest: Release, { member }: Deprecation): boolean {
  if (manifest.kind === 'shell' || !manifest.consumed) return false;
  const { platform, modules } = manifest.consumed;
  const [module = '', exported] = member.split(' ');
  if (exported !== undefined) return modules[module]?.includes(exported) ?? false;
  return Object.hasOwn(platform, member) || Object.hasOwn(platform, `${member}?`);
}

function usesOf(manifest: Release): UsesOverview['releases'][number]['uses'] {
  if (manifest.kind === 'shell' || !manifest.consumed) return null;
  const { platform, calls, modules } = manifest.consumed;
  return {
    platform: Object.keys(platform),
    calls: Object.keys(calls),
    pages: manifest.uses ?? [],
    modules: Object.entries(modules).map(([module, exports]) => ({ module, exports })),
  };
}

const keyOf = ({ id, manifest }: Published) => `${manifest.name} ${id}`;
