import { madeOf, type Package, workspace } from './workspace.ts';

/** What changes every package: its compiler's settings, and the versions of everything. */
const common = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** The paths whose change releases an application: what its release is made of. */
export function releasePaths(name: string, all = workspace()): string[] {
  return [...madeOf(name, all).map((folder) => `${folder}/**`), ...common];
}

/** The paths whose change tests the product as a whole: all but what one application has alone. */
export function productPaths(all = workspace()): string[] {
  const folders = [...all.values()].filter(isForAll).map(({ folder }) => folder);
  return [...[...folders, 'scripts'].toSorted().map((folder) => `${folder}/**`), ...common];
}

const isForAll = ({ name }: Package) => !name.startsWith('mfe-') && name !== 'bench';

/** A workflow with these paths in place of those that it has. */
export function withPaths(workflow: string, paths: string[]): string {
  const list = paths.map((path) => `      - '${path}'\n`).join('');
  return workflow.replaceAll(block, `    paths:\n${list}`);
}

/** The paths of a workflow, once for each event that it hears. */
export function pathsIn(workflow: string): string[][] {
  return [...workflow.matchAll(block)].map(([, list = '']) =>
    [...list.matchAll(/- '(.*)'/g)].map(([, path = '']) => path),
  );
}

const block = /^ {4}paths:\n((?: {6}- '.*'\n)+)/gm;
