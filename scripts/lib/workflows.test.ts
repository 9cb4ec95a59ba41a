import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { planRemote } from '@motohaat/create-remote/plan';
import { repositoryFiles } from '@motohaat/create-remote/repository-files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { applications } from './builds.ts';
import { root } from './run.ts';
import { pathsIn, productPaths, releasePaths, withPaths } from './workflows.ts';
import { madeOf, type Package, testedWith, workspace } from './workspace.ts';

const workflow = (name: string) =>
  readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8');

const pack = (name: string, ships: string[], uses: string[] = []): [string, Package] => [
  name,
  { name, folder: name.startsWith('mfe-') ? name : `shared/${name}`, ships, uses },
];
const example = new Map([
  pack('mfe-one', ['ui'], ['build', 'testing']),
  pack('ui', ['domain'], ['testing']),
  pack('domain', []),
  pack('api', ['domain']),
  pack('build', ['contract']),
  pack('contract', ['domain']),
  pack('testing', ['api']),
]);

test('a release is made of what its package declares, by itself or by another, and of what builds it', () => {
  const folders = ['mfe-one', 'shared/build', 'shared/contract', 'shared/domain', 'shared/ui'];
  expect(madeOf('mfe-one', example)).toEqual(folders);
  expect(testedWith('mfe-one', example)).toEqual(
    [...folders, 'shared/api', 'shared/testing'].toSorted(),
  );
});

test.each(applications())(
  '%s is released when what it is made of changes, and only then',
  (name) => {
    expect(pathsIn(workflow(name))).toEqual([releasePaths(name)]);
  },
);

test('the whole product is tested when the contract, the server or anything that all have changes', () => {
  const paths = productPaths();
  for (const folder of ['shared/contract', 'server', 'e2e', 'shell', 'scripts']) {
    expect(paths).toContain(`${folder}/**`);
  }
  expect(pathsIn(workflow('product'))).toEqual([paths, paths]);
});

test('a remote’s own repository shows each pull request on the site before it is released', () => {
  const plan = planRemote(['alerts', '--audience', 'buyer'], [])!;
  const text = new Map(repositoryFiles(plan)).get('.github/workflows/release.yml') ?? '';
  const { jobs } = parse(text) as { jobs: Record<string, { needs?: string; steps: object[] }> };
  expect(Object.keys(jobs)).toEqual(['check', 'preview', 'release']);
  expect(jobs['preview']).toMatchObject({ needs: 'check', environment: 'mfe-alerts' });
  expect(jobs['preview']?.steps).toContainEqual({
    run: 'npm run --silent release -- preview --comment > preview.md',
  });
});

test('paths are put in the place of others', () => {
  const made = withPaths(workflow('shell'), releasePaths('mfe-buyer'));
  expect(pathsIn(made)).toEqual([releasePaths('mfe-buyer')]);
});

test('every package, server module, row of the authorization matrix and folder of journeys has an owner of its own', () => {
  const owned = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0]!.replace(/^\/|\/$/g, ''));
  const wanted = [
    'mfe-*/package.json',
    'server/src/modules/*/*.ts',
    'server/src/testing/authorization/*.rows.ts',
    'e2e/specs/*/*.spec.ts',
  ].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) =>
      file.endsWith('.rows.ts') ? file : file.split('/').slice(0, -1).join('/'),
    ),
  );
  expect([...new Set(wanted)].filter((path) => !owned.includes(path))).toEqual([]);
  // And no line stands for what is gone.
  expect(owned.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

test('each folder of journeys belongs to a package, or to the scripts', () => {
  const names = [...workspace().keys(), 'scripts'];
  const folders = globSync('e2e/specs/*', { cwd: root }).map((folder) => basename(folder));
  expect(folders.filter((name) => !names.includes(name))).toEqual([]);
});
