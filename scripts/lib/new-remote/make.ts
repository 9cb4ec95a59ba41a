import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { fillTemplate, isUsedByTemplate } from '@motohaat/create-remote/fill-template';
import type { RemotePlan } from '@motohaat/create-remote/plan';

import { root } from '../run.ts';
import { releasePaths, withPaths } from '../workflows.ts';
import { packageOf, workspace } from '../workspace.ts';
import { addImporter, type Dependencies } from './lockfile.ts';

const owners = '.github/CODEOWNERS';
const workflow = (name: string) => `.github/workflows/${name}.yml`;

type PackageFile = {
  name: string;
  version: string;
  dependencies: Dependencies;
  devDependencies: Dependencies;
};

/**
 * Writes a remote: what it contains from the template, what it is made with (packages, compiler,
 * workflow, owner) from what the other remotes have in common. Nothing of the shell or the server
 * changes.
 *
 * @param models the names of the remotes that are there
 * @returns the files that were written or changed
 */
export function makeRemote(plan: RemotePlan, models: string[]): string[] {
  const [model] = models;
  if (model === undefined) throw new Error('There is no remote to take the shape from.');
  const parts = commonPackage(plan.name, models);
  const files = new Map<string, string>([
    ...[...fillTemplate(plan)].map(([path, text]): [string, string] => [
      join(plan.name, path),
      text,
    ]),
    [`${plan.name}/package.json`, `${JSON.stringify(parts, null, 2)}\n`],
    [`${plan.name}/tsconfig.json`, read(`${model}/tsconfig.json`)],
    [workflow(plan.name), workflowOf(plan.name, model, parts)],
    [owners, withOwner(read(owners), plan)],
    ['tsconfig.json', withReference(read('tsconfig.json'), plan.name)],
    ['pnpm-lock.yaml', addImporter(read('pnpm-lock.yaml'), { name: plan.name, model, parts })],
  ]);
  for (const [path, text] of files) write(path, text);
  return [...files.keys()];
}

/** What all remotes depend on, and one page too; a version that they disagree on is none of theirs. */
function commonPackage(name: string, models: string[]): PackageFile {
  const packages = models.map((model) => JSON.parse(read(`${model}/package.json`)) as PackageFile);
  const common = (section: 'dependencies' | 'devDependencies') =>
    Object.fromEntries(
      Object.entries(packages[0]?.[section] ?? {}).filter(
        ([dependency, version]) =>
          packages.every((each) => each[section][dependency] === version) && isUsed(dependency),
      ),
    );
  return {
    ...packages[0],
    name: `@motohaat/${name}`,
    version: '0.1.0',
    dependencies: common('dependencies'),
    devDependencies: common('devDependencies'),
  };
}

/** The workflow of another remote, for this one and what this one is made of. */
function workflowOf(name: string, model: string, parts: PackageFile): string {
  const all = workspace().set(name, packageOf(name, parts));
  return withPaths(read(workflow(model)).replaceAll(model, name), releasePaths(name, all));
}

/** Other packages than those of `shared/` come with the frame of a remote. */
const isUsed = (dependency: string) =>
  !dependency.startsWith('@motohaat/') || isUsedByTemplate(dependency);

/** Behind the last remote of the list. */
function withReference(tsconfig: string, name: string): string {
  return tsconfig.replace(
    /(?:.*"mfe-[^"]+" \},\n)+/,
    (remotes) => `${remotes}    { "path": "${name}" },\n`,
  );
}

function withOwner(text: string, { name, id }: RemotePlan): string {
  return text.replace(
    /(?:\/mfe-.*\n)+/,
    (remotes) => `${remotes}${`/${name}/`.padEnd(62)} @motohaat/${id}\n`,
  );
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
