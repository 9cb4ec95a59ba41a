import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fillTemplate, isUsedByTemplate } from './fill-template.ts';
import type { RemotePlan } from './plan.ts';
import { repositoryFiles } from './repository-files.ts';

type Dependencies = Record<string, string>;

/** A remote's own versions go by those that this package was published with. */
type Published = { version: string; devDependencies: Dependencies };

/** What belongs to the build, to tests and to the command: nothing of it is in a release. */
const tools =
  /^@motohaat\/(?:build|cli|testing)$|^@rsbuild\/|^@testing-library\/|^@types\/|^(?:jsdom|typescript|vitest)$/;

/** The files of a repository of one remote. @returns path → text */
export function repositoryOf(plan: RemotePlan, published = readPublished()): Map<string, string> {
  return new Map([
    ...fillTemplate(plan),
    ['package.json', packageOf(plan, published)],
    ...repositoryFiles(plan),
  ]);
}

function packageOf({ name }: RemotePlan, { devDependencies }: Published): string {
  const wanted = Object.entries(devDependencies).map(([each, version]): [string, string] => [
    each,
    each.startsWith('@motohaat/') ? `^${version}` : version,
  ]);
  const own = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'motohaat dev',
      check: 'motohaat check',
      build: 'rsbuild build',
      test: 'vitest run',
      release: 'motohaat',
    },
    dependencies: Object.fromEntries(
      [...wanted, ...neededByTemplate(devDependencies)]
        .filter(([each]) => !tools.test(each))
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    devDependencies: Object.fromEntries(wanted.filter(([each]) => tools.test(each))),
    engines: { node: '>=22.18' },
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** This package's own dependencies are the template's too. */
function neededByTemplate(versions: Dependencies): [string, string][] {
  const platform = versions['@motohaat/platform'] ?? '';
  return ['@motohaat/contract', '@motohaat/domain']
    .filter(isUsedByTemplate)
    .map((name) => [name, `^${platform}`]);
}

function readPublished(): Published {
  const file = join(import.meta.dirname, '../package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Published;
}
