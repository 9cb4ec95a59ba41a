import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ManifestError, readManifest } from './read-manifest.ts';
import { repository } from './repository.ts';
import { run } from './terminal/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat a remote-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-alerts", "version": "0.1.0" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = `export const manifest = {
  name: 'mfe-alerts',
  audience: 'buyer',
  budget: { javascript: 1, css: 1 },
  routes: [],
  navigation: [],
};
`;
const write = (text: string) => writeFileSync(join(folder, 'src/manifest.ts'), text);
let version = 0;
const read = async () => readManifest(folder, ++version);

test('each version of a manifest is read', async () => {
  write(good);
  expect(await read()).toMatchObject({ name: 'mfe-alerts', audience: 'buyer' });
  write(good.replace('buyer', 'seller'));
  expect(await read()).toMatchObject({ audience: 'seller' });
});

test.each([
  ['a name of nothing', good.replace("'buyer'", 'whose'), 'whose is not', 'src/manifest.ts:3'],
  ['an error that is none', `${good}\nthrow 'Nothing';`, 'Nothing', 'src/manifest.ts'],
  ['a file that is not there', `import './no.ts';\n${good}`, 'no.ts', 'src/manifest.ts'],
  ['no manifest', 'export {};', /^manifest: /, 'src/manifest.ts'],
  ['an unknown audience', good.replace('buyer', 'all'), /^manifest\.audience: /, 'src/manifest.ts'],
])('of %s it is said what is wrong, and where', async (_what, text, reason, place) => {
  write(text);
  const error = await read().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ManifestError);
  const wrong = error as ManifestError;
  expect(wrong.reason).toMatch(reason);
  expect(wrong.place).toMatch(place);
  expect(wrong.message).toBe(
    `src/manifest.ts is no manifest: ${wrong.reason}\n    at ${wrong.place}`,
  );
});

test('a slip of the pen ends the command with its line', async () => {
  write(good.replace("'buyer',", "'buyer' :"));
  const words = [join(import.meta.dirname, 'bin.ts'), 'dev', '--server', 'http://x.test'];
  const { code, output } = await run(process.execPath, words, { cwd: folder });
  expect(output).toMatch(/\nsrc\/manifest\.ts is no manifest: .*\n +at src\/manifest\.ts:3\n$/);
  expect(code).toBe(1);
});

test('a repository whose manifest is broken is known by its package: its live release can be taken back', async () => {
  write('export const manifest = {');
  expect((await repository(folder)).applications()).toEqual(['mfe-alerts']);
  writeFileSync(join(folder, 'package.json'), '{ "name": "alerts" }');
  await expect(repository(folder)).rejects.toThrow('src/manifest.ts is no manifest');
});
