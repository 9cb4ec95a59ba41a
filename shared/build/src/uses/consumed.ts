import { readFileSync } from 'node:fs';

import { allCalls } from '@motohaat/contract/all-calls';
import { callShapeOf, textOfShape } from '@motohaat/contract/call-shapes';
import type { Manifest } from '@motohaat/contract/composition';
import type { Consumed, Offered } from '@motohaat/contract/uses';

import { sharedVersions } from '../shared-packages.ts';
import { currentSurface } from '../surface/current-surface.ts';
import type { Surface } from '../surface/surface.ts';
import { exportedAlone, marked, markOf, membersOf } from './marks.ts';
import { slotShapes, toldAndHeard } from './told-and-heard.ts';
import { usedMembers } from './used-members.ts';
import type { UsedModules } from './used-modules.ts';

const platform = '@motohaat/platform';

/** Sources of the product and of its packages; what else was bundled knows no platform. */
const ownSource = /^(?!.*[\\/]node_modules[\\/](?!@motohaat[\\/])).*\.[jt]sx?$/;

/** What a build needs of others, and what it has for them. */
export type Uses = { consumed: Consumed; offered: Offered };

/**
 * What a build of a remote needs of the shell, of the server and of other remotes, and has for them.
 *
 * @param dir its folder
 * @param used what the bundler says it kept
 * @param manifest says which pages it links to, and which slots it fills
 */
export function usesOfRemote(
  dir: string,
  used: UsedModules,
  { uses: purposes = [], fillings = [] }: Pick<Manifest, 'uses' | 'fillings'>,
): Uses {
  const { [platform]: exported = [], ...modules } = used.shared;
  const surface = currentSurface();
  const files = ownFiles(used);
  const { offered, heard } = toldAndHeard(files);
  return {
    consumed: {
      platform: platformUse(dir, { surface, exported, purposes, own: [...files.keys()] }),
      modules,
      calls: callsOf(used.files),
      slots: slotShapes(new Set(fillings.map(({ slot }) => slot))),
      events: heard,
      built: sharedVersions(dir),
    },
    offered,
  };
}

/** The same of the shell, which has the platform and the shared modules itself. */
export function usesOfShell(used: UsedModules): Uses {
  const { offered, heard } = toldAndHeard(ownFiles(used));
  return {
    consumed: { platform: {}, modules: {}, calls: callsOf(used.files), events: heard },
    offered,
  };
}

function ownFiles({ files }: UsedModules): UsedModules['files'] {
  return new Map([...files].filter(([file]) => ownSource.test(file)));
}

function platformUse(
  dir: string,
  {
    surface,
    exported,
    purposes,
    own,
  }: {
    surface: Surface;
    exported: readonly string[];
    purposes: readonly string[];
    /** Paths of sources that were bundled. */
    own: readonly string[];
  },
): Record<string, string> {
  const members = membersOf(surface);
  const names = new Set([...members.keys()].map((key) => plain(key.split('.').at(-1)!)));
  const sources = own.filter((file) => !compiled.test(file));
  const found = usedMembers(dir, sources, (name) => names.has(name)).map(
    ({ declaration, member }) => `${declaration}.${member}`,
  );
  const all = exported.includes('*') ? members.keys() : exported;
  const beside = exported.filter((name) => name !== '*' && !members.has(name));
  const named = namesIn(own.filter((file) => compiled.test(file)));
  // What a remote gives stands in its own sources: a name alone would say that it gives a part of it.
  const byName = [...members.keys()].filter((key) => {
    const [declaration = '', member = ''] = key.split('.');
    return !Object.hasOwn(surface.fromRemotes, declaration) && named.has(plain(member));
  });
  const wanted = [...all, ...found, ...byName, ...purposes.map((purpose) => `Pages.${purpose}`)];
  const taken = new Map<string, string>();
  const take = (key: string): void => {
    const type = members.get(key);
    if (type === undefined || taken.has(key)) return;
    taken.set(key, type);
    // What it takes from a remote is a part of it.
    for (const name of type.match(/[A-Za-z_$][\w$]*/g) ?? []) takeWhole(surface, name, take);
  };
  for (const key of wanted) {
    const [declaration = ''] = key.split('.');
    for (const form of [key, `${key}?`]) take(form);
    // Of a type that is not told member by member, all of it.
    if (!members.has(key) && !members.has(`${key}?`)) take(declaration);
  }
  return marked([...taken, ...beside.map((name) => [name, exportedAlone] as const)]);
}

/** What has no types any more, as packages of the platform are where they are installed. */
const compiled = /\.jsx?$/;

/** Every name of a property in compiled files: of whose, nobody can say there. */
function namesIn(files: readonly string[]): Set<string> {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/(?<=[.{,]\s*)[a-z_$][\w$]*/gi) ?? []));
}

const plain = (name: string) => name.replace(/\?$/, '');

/** All of what remotes give. */
function takeWhole({ fromRemotes }: Surface, name: string, take: (key: string) => void): void {
  const declaration = Object.hasOwn(fromRemotes, name) ? fromRemotes[name] : undefined;
  for (const member of Object.keys(declaration ?? {})) {
    take(member === '=' ? name : `${name}.${member}`);
  }
}

/** A module of the table of calls, by its name. */
const callsFile = /[\\/]contract[\\/](?:src|dist)[\\/]calls[\\/]([\w-]+)\.[jt]s$/;

/** The calls whose rows were bundled, each with the mark of what it takes and answers. */
function callsOf(files: UsedModules['files']): Consumed['calls'] {
  const used = [...files].flatMap(([file, rows]) => {
    const name = callsFile.exec(file)?.[1];
    const noun = name?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return allCalls.filter(
      (each) =>
        each.noun === noun && (rows.includes('*') || rows.includes(each.name.split('.')[1]!)),
    );
  });
  const marks = used.map(({ name, call }): [string, string] => [
    name,
    markOf(textOfShape(callShapeOf(call))),
  ]);
  return Object.fromEntries(marks.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
