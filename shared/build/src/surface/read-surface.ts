import { join } from 'node:path';

import { sharedVersions } from '../shared-packages.ts';
import {
  describe,
  locate,
  type Module,
  nameOf,
  type Node,
  nodes,
  readModule,
} from './declarations.ts';
import type { Declaration, Surface } from './surface.ts';

/** Exports of the platform that the shell alone uses, and the version itself. */
const shellOnly = new Set([
  'platformContract',
  'sessionStore',
  'headStore',
  'providePlatform',
  'ProvidedPlatform',
  'FindPage',
]);
/** Types that a remote gives although nothing of the platform takes them as a parameter. */
const given = new Set(['RemoteModule']);
/** Lists of what there is: an entry more is more, whoever names it. */
const lists = new Set(['Pages', 'SlotSchemas']);
const facades = { 'react-router-dom': 'router', '@tanstack/react-query': 'query' };

/** Whether remotes are given something, or give it. */
type Way = 'toRemotes' | 'fromRemotes';

/**
 * What remotes see of the platform, read from the types that `tsc -b` emitted: what
 * `@motohaat/platform` exports and all that this mentions, the API client included; the names of the
 * façades; the majors of the shared packages. What is inferred from a value (`typeof`) is not
 * followed: it belongs to the answers of the server.
 */
export function readSurface(root: string): Surface {
  const entry = join(root, 'shared/platform/.tsc/index.d.ts');
  const reached = reach(root, entry);
  const of = (way: Way) =>
    sorted(
      [...reached.values()]
        .filter(({ ways }) => (ways.has('fromRemotes') ? 'fromRemotes' : 'toRemotes') === way)
        .map(({ name, declaration }) => [name, declaration]),
    );
  return {
    toRemotes: of('toRemotes'),
    fromRemotes: of('fromRemotes'),
    facades: sorted(
      Object.entries(facades).map(([name, file]) => [
        name,
        namesOf(readModule(join(root, `shared/build/.tsc/facades/${file}.d.ts`))),
      ]),
    ),
    shared: sorted(
      Object.entries(sharedVersions(join(root, 'shell')))
        .filter(([name]) => name !== '@motohaat/platform')
        .map(([name, version]) => [name, { '=': version.split('.')[0]! }]),
    ),
  };
}

type Reached = { name: string; declaration: Declaration; ways: Set<Way> };

/** Everything that the exports of a module mention, and whether remotes are given it or give it. */
export function reach(root: string, entry: string): Map<string, Reached> {
  const modules = new Map<string, Module>();
  const reached = new Map<string, Reached>();
  const load = (path: string) => {
    const known = modules.get(path) ?? readModule(path);
    modules.set(path, known);
    return known;
  };

  /** Follows a name through re-exports to where it is declared. */
  function find(module: Module, name: string): { module: Module; node: Node } | undefined {
    const node = module.declared.get(name);
    if (node) return { module, node };
    const step = module.imported.get(name) ?? module.exported.get(name);
    const sources = step ? [step] : module.passedOn.map(({ from }) => ({ from, name }));
    for (const { from, name: there } of sources) {
      const path = from === undefined ? undefined : locate(root, module.path, from);
      const found = path === undefined ? undefined : find(load(path), there);
      if (found) return found;
    }
    return undefined;
  }

  function visit(module: Module, name: string, way: Way): void {
    const found = find(module, name);
    if (!found) return;
    const key = `${found.module.path} ${name}`;
    const known = reached.get(key) ?? {
      name,
      declaration: describe(found.module, found.node),
      ways: new Set<Way>(),
    };
    const toward = lists.has(name) ? 'toRemotes' : way;
    if (known.ways.has(toward)) return;
    known.ways.add(toward);
    reached.set(key, known);
    mentions(found.node, toward, (mentioned, how, source) => {
      const at = source === undefined ? undefined : locate(root, found.module.path, source);
      if (source === undefined) visit(found.module, mentioned, how);
      else if (at !== undefined) visit(load(at), mentioned, how);
    });
  }

  const main = load(entry);
  const passed = main.passedOn.flatMap(({ from }) => {
    const path = locate(root, entry, from);
    return path === undefined ? [] : [...load(path).exported.keys()];
  });
  for (const name of new Set([...main.exported.keys(), ...passed])) {
    if (!shellOnly.has(name)) visit(main, name, given.has(name) ? 'fromRemotes' : 'toRemotes');
  }
  return reached;
}

/** Tells each type that a node names: what stands in a parameter goes the other way. */
function mentions(
  node: Node,
  way: Way,
  tell: (name: string, way: Way, source: string | undefined) => void,
): void {
  if (node.type === 'TSTypeQuery') return;
  if (node.type === 'TSTypeReference') {
    const name = nameOf(node['typeName']);
    if (name !== undefined) tell(name, way, undefined);
  }
  if (node.type === 'TSImportType') {
    const name = nameOf(node['qualifier']);
    const source = nameOf(node['source']);
    if (name !== undefined && source !== undefined) tell(name, way, source);
  }
  for (const [key, value] of Object.entries(node)) {
    const other = way === 'toRemotes' ? 'fromRemotes' : 'toRemotes';
    const toward = key === 'params' && isFunction(node) ? other : way;
    for (const child of Array.isArray(value) ? nodes(value) : [value as Node | null]) {
      if (typeof child === 'object' && typeof child?.type === 'string') {
        mentions(child, toward, tell);
      }
    }
  }
}

const isFunction = ({ type }: Node) =>
  /^TS(?:FunctionType|MethodSignature|DeclareFunction|CallSignatureDeclaration)$/.test(type);

function namesOf(module: Module): Declaration {
  const names = [...module.exported].filter(([, { value }]) => value);
  return sorted(names.map(([name, { from }]) => [name, from ?? '']));
}

/** @throws Error when two have one name */
function sorted<Value>(entries: [string, Value][]): Record<string, Value> {
  const double = entries.find(
    ([name], index) => entries.findIndex(([other]) => other === name) < index,
  );
  if (double) throw new Error(`Two types of the platform's surface are called ${double[0]}.`);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
