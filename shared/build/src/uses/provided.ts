import { createRequire } from 'node:module';
import { join } from 'node:path';

import { type EventName, events } from '@motohaat/contract/events';
import type { Deprecation, Provided, ProvidedContract } from '@motohaat/contract/uses';

import { leftOut } from '../slim-dom.ts';
import { currentSurface, formerSurface, platformExports } from '../surface/current-surface.ts';
import type { Surface } from '../surface/surface.ts';
import { exportedAlone, marked, membersOf } from './marks.ts';
import { eventForms } from './told-and-heard.ts';

/** A major of before that the shell goes on serving, and what its adapter gives back of it. */
export type FormerContract = {
  /** The last version of that major. */
  version: string;
  /** The day until which it is served, as an ISO date. */
  until: string;
  /** Members of the platform that are gone or different by now, as `Toasts.success`. */
  members: readonly string[];
  /** Shared module → exports that it has no more. */
  modules: Readonly<Record<string, readonly string[]>>;
};

export type ProvidedOptions = {
  /** The shell's folder. */
  dir: string;
  /** The version of the platform contract. */
  contract: string;
  /** Shared module → the version at hand. */
  versions: Readonly<Record<string, string>>;
  former: readonly FormerContract[];
  deprecated: readonly Deprecation[];
};

/** What a build of the shell has for remotes, of each major that it serves. */
export function providedBy({
  dir,
  contract,
  versions,
  former,
  deprecated,
}: ProvidedOptions): Provided {
  const surface = currentSurface();
  const now = provideNow(dir, { contract, versions, surface });
  const entries = former.map((each): [string, ProvidedContract] => [
    majorOf(each.version),
    provideFormer(each, now, surface),
  ]);
  return {
    contracts: Object.fromEntries([...entries, [majorOf(contract), now]]),
    deprecated: [...deprecated],
    events: eventForms(Object.keys(events) as EventName[]),
  };
}

function provideNow(
  dir: string,
  {
    contract,
    versions,
    surface,
  }: { contract: string; versions: ProvidedOptions['versions']; surface: Surface },
): ProvidedContract {
  const require = createRequire(join(dir, 'package.json'));
  const exportsOf = (name: string) =>
    Object.keys(surface.facades[name] ?? (require(name) as object))
      .filter((each) => !leftOut[name]?.includes(each))
      .toSorted();
  const shared = Object.keys(versions).filter((name) => name !== '@motohaat/platform');
  return {
    version: contract,
    whole: true,
    platform: marked(withExports(membersOf(surface))),
    given: Object.keys(surface.fromRemotes),
    modules: Object.fromEntries(shared.map((name) => [name, exportsOf(name)])),
  };
}

/** What a former surface had that is the same today, and what the adapter gives back. */
function provideFormer(
  { version, until, members, modules }: FormerContract,
  now: ProvidedContract,
  surface: Surface,
): ProvidedContract {
  const recorded = formerSurface(majorOf(version));
  const current = membersOf(surface);
  const had = [...membersOf(recorded)];
  const kept = had.filter(([name, type]) => members.includes(name) || current.get(name) === type);
  const given = Object.fromEntries(
    Object.entries(now.modules).map(([name, exports]) => [
      name,
      [...new Set([...exports, ...(modules[name] ?? [])])].toSorted(),
    ]),
  );
  const hasAll = Object.entries(recorded.facades).every(([name, exports]) =>
    Object.keys(exports).every((each) => given[name]?.includes(each)),
  );
  return {
    version,
    until,
    whole: hasAll && kept.length === had.length,
    platform: marked(withExports(kept)),
    given: now.given,
    modules: given,
  };
}

/** With what the platform exports besides, whose types remotes do not see. */
function* withExports(members: Iterable<readonly [string, string]>) {
  const types = new Map(members);
  yield* types;
  for (const name of platformExports()) {
    if (!types.has(name)) yield [name, exportedAlone] as const;
  }
}

const majorOf = (version: string) => version.split('.')[0] ?? '';
