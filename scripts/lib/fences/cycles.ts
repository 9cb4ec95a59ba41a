import { dirname, join } from 'node:path/posix';

import { parseSync, Visitor } from 'oxc-parser';

import { importVisitor } from './imports.ts';
import { placeOf } from './places.ts';
import { type Finding, read, sourceFiles } from './sources.ts';

/** Of the folders and files in one folder: which imports which, with one import as example. */
type Graph = Map<string, Map<string, string>>;

/**
 * Finds folders, and files beside folders, that import each other in a circle, by values or types:
 * inside each package, each level by itself. Tests are not counted.
 */
export function cycles(root: string): Finding[] {
  const files = sourceFiles(root, ['ts', 'tsx']).filter((path) => placeOf(path).role !== 'test');
  const sources = new Set(files);
  const levels = new Map<string, Graph>();
  for (const from of files) {
    for (const to of importsOf(root, from)) if (sources.has(to)) enter(levels, from, to);
  }
  return [...levels].flatMap(([folder, graph]) =>
    circlesOf(graph).map((members) => ({ path: folder, message: describe(members, graph) })),
  );
}

function importsOf(root: string, from: string): string[] {
  const found: string[] = [];
  const visitor = importVisitor(({ specifier }) => {
    if (specifier?.startsWith('.')) found.push(join(dirname(from), specifier));
  });
  new Visitor(visitor).visit(parseSync(from, read(root, from)).program);
  return found;
}

/** Notes an import at the level where the two paths part: between packages it is the arrows' task. */
function enter(levels: Map<string, Graph>, from: string, to: string): void {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  const [first, second] = [one[depth], other[depth]];
  const folder = one.slice(0, depth).join('/');
  if (first === undefined || second === undefined || folder === '' || folder === 'shared') return;
  const graph = levels.get(folder) ?? new Map<string, Map<string, string>>();
  const row = graph.get(first) ?? new Map<string, string>();
  if (!row.has(second)) row.set(second, `${from} imports ${to}`);
  levels.set(folder, graph.set(first, row));
}

function describe(members: string[], graph: Graph): string {
  const examples = members.flatMap((from) =>
    members.flatMap((to) => graph.get(from)?.get(to) ?? []),
  );
  return `${members.toSorted().join(', ')} import each other in a circle: move what both need to the one that is needed, or into a third. ${examples.join('; ')}.`;
}

/** The strongly connected components of more than one member (Tarjan). */
function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (name: string): number => {
    const index = order.size;
    order.set(name, index);
    lowest.set(name, index);
    stack.push(name);
    for (const next of graph.get(name)?.keys() ?? []) {
      const reached = order.has(next)
        ? stack.includes(next)
          ? order.get(next)!
          : Infinity
        : visit(next);
      lowest.set(name, Math.min(lowest.get(name)!, reached));
    }
    if (lowest.get(name) === index) {
      const members = stack.splice(stack.indexOf(name));
      if (members.length > 1) circles.push(members);
    }
    return lowest.get(name)!;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles;
}
