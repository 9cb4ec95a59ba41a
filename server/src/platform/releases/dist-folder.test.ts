import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readDistFolder } from '@motohaat/releases/dist-folder';
import { ReleaseRefusedError } from '@motohaat/releases/refusals';
import { expect, test } from 'vitest';

import { shellBuild, storefrontBuild, writeDist } from '../testing/builds.ts';
import type { Contents } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';

const { release, files } = storefrontBuild();

async function refusalOf(folder: string): Promise<string> {
  const error: unknown = await readDistFolder(folder).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(ReleaseRefusedError);
  return (error as Error).message;
}

test('a build that is what it says is read whole', async () => {
  const folder = await writeDist(await temporaryFolder(), { release, files });
  const read = await readDistFolder(folder);
  expect(read.release).toEqual(release);
  expect(
    Object.fromEntries(read.files.map((file) => [file.path, file.content.toString()])),
  ).toEqual(files);
});

const tampering: [string, (folder: string) => Promise<void>, RegExp][] = [
  ['a byte more in a file', (folder) => appendFile(path.join(folder, 'entry.js'), ' '), /changed/],
  [
    'as many bytes, but others',
    (folder) => writeFile(path.join(folder, 'assets/home.js'), '"mfe-storefront HOME"'),
    /"assets\/home.js" .* was changed/,
  ],
  ['a file that is missing', (folder) => rm(path.join(folder, 'entry.js')), /lacks "entry.js"/],
  [
    'a file that nobody listed',
    (folder) => writeFile(path.join(folder, 'assets/more.js'), ''),
    /holds "assets\/more.js"/,
  ],
  [
    'a symbolic link',
    (folder) => symlink('/etc/hostname', path.join(folder, 'assets/link.js')),
    /"assets\/link.js", which is not a plain file/,
  ],
  [
    'a symbolic link to a folder',
    (folder) => symlink('/etc', path.join(folder, 'etc')),
    /"etc", which is not a plain file/,
  ],
  [
    'a description that is no JSON',
    (folder) => writeFile(path.join(folder, 'release.json'), '{'),
    /is not the description of a release/,
  ],
  ['no description', (folder) => rm(path.join(folder, 'release.json')), /no release.json: build/],
  ['no folder', (folder) => rm(folder, { recursive: true }), /cannot be read: build it first/],
];

test.each(tampering)('refuses %s', async (_name, tamper, message) => {
  const folder = await writeDist(await temporaryFolder(), { release, files });
  await tamper(folder);
  expect(await refusalOf(folder)).toMatch(message);
});

const badPaths = [
  '../x.js',
  'a/../../x.js',
  '/etc/passwd',
  './x.js',
  'a//x.js',
  'a\\x.js',
  'x.js.br',
];

test.each(badPaths)('refuses the file path "%s", whatever lies there', async (bad) => {
  const folder = await writeDist(await temporaryFolder(), shellBuild());
  const listed = [...shellBuild().release.files, { path: bad, bytes: 0, integrity: 'sha384-' }];
  const description = JSON.stringify({ ...shellBuild().release, files: listed });
  await writeFile(path.join(folder, 'release.json'), description);
  expect(await refusalOf(folder)).toMatch(/file path|compressed already/);
});

const inconsistent: [string, object, RegExp][] = [
  ['a server bundle that is not listed', { server: 'other.cjs' }, /names the file "other.cjs"/],
  ['a server bundle that browsers get', { server: 'entry.js' }, /for the server alone/],
  ['an entry that is not listed', { entry: 'other.js' }, /names the file "other.js"/],
  [
    'a preload that is not listed',
    { preload: { home: ['other.js'] } },
    /names the file "other.js"/,
  ],
  ['a preload for no route', { preload: { other: [] } }, /the route "other"/],
  ['two routes of one id', { routes: [release.routes[0], release.routes[0]] }, /the same id/],
  ['a file twice', { files: [...release.files, release.files[0]] }, /listed twice/],
  [
    'a pattern that the server cannot match',
    { routes: [{ ...release.routes[0], path: '/*' }], preload: {} },
    /"\/\*" is not one we can match/,
  ],
  [
    'a navigation entry that leaves the site',
    { navigation: [{ place: 'navbar', label: 'Out', path: '//evil.example', order: 1 }] },
    /navigation path/,
  ],
  ['a name that is no remote', { name: 'shell' }, /is not the description/],
];

test.each(inconsistent)('refuses %s', async (_name, change, message) => {
  const contents: Contents = files;
  const folder = await writeDist(await temporaryFolder(), {
    release: { ...release, ...change },
    files: contents,
  });
  expect(await refusalOf(folder)).toMatch(message);
});
