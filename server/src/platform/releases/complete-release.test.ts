import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { longScript } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { completeRelease } from './complete-release.ts';

const files = [
  { path: 'assets/entry.js', content: Buffer.from(longScript) },
  { path: 'assets/short.js', content: Buffer.from('1') },
];
const listed = files.map(({ path: name, content }) => ({
  path: name,
  bytes: content.byteLength,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
}));
/** Of the same length as what it stands for. */
const other = longScript.replaceAll('o', 'a');

async function released() {
  const folder = await temporaryFolder();
  const place = (name: string) => path.join(folder, 'r1/assets', name);
  await mkdir(path.join(folder, 'r1/assets'), { recursive: true });
  for (const { path: name, content } of files) {
    await writeFile(path.join(folder, 'r1', name), content);
  }
  const complete = () => {
    const work = path.join(folder, 'work');
    return completeRelease({ folder: path.join(folder, 'r1'), work, files: listed });
  };
  return { folder: path.join(folder, 'r1'), place, complete };
}

const whole = { compressed: 0, restored: 0, damaged: [] };

test('each long text gets its compressed forms once', async () => {
  const { place, complete } = await released();
  expect(complete()).toEqual({ ...whole, compressed: 2 });
  const names = ['entry.js', 'entry.js.br', 'entry.js.gz', 'short.js'];
  expect((await readdir(place('.'))).toSorted()).toEqual(names);
  const { ino } = await stat(place('entry.js.br'));
  expect(complete()).toEqual(whole);
  expect((await stat(place('entry.js.br'))).ino).toBe(ino);
});

test.each([
  ['a form is missing', 'entry.js.br', 'rm', { compressed: 1, restored: 0 }],
  ['a form is short', 'entry.js.gz', 'truncate', { compressed: 1, restored: 0 }],
  ['a form holds other text', 'entry.js.br', 'other', { compressed: 1, restored: 0 }],
  ['a form has a byte too many', 'entry.js.gz', 'longer', { compressed: 1, restored: 0 }],
  ['the plain file is missing', 'entry.js', 'rm', { compressed: 0, restored: 1 }],
  ['the plain file is altered', 'entry.js', 'other', { compressed: 0, restored: 1 }],
] as const)('%s, and it is made again of what is left', async (_what, file, how, done) => {
  const { place, complete } = await released();
  complete();
  const before = await readFile(place(file));
  if (how === 'rm') await rm(place(file));
  if (how === 'truncate') await truncate(place(file), 20);
  if (how === 'longer') await appendFile(place(file), '\0');
  if (how === 'other') await writeFile(place(file), brotliCompressSync(other));
  expect(complete()).toEqual({ ...done, damaged: [] });
  expect(await readFile(place(file))).toEqual(before);
  expect(complete()).toEqual(whole);
});

test('a plain file comes back from the one form that holds it', async () => {
  const { place, complete } = await released();
  complete();
  await rm(place('entry.js'));
  await writeFile(place('entry.js.br'), brotliCompressSync(other));
  expect(complete()).toEqual({ compressed: 1, restored: 1, damaged: [] });
  await rm(place('entry.js'));
  await rm(place('entry.js.br'));
  expect(complete()).toEqual({ compressed: 1, restored: 1, damaged: [] });
  expect(await readFile(place('entry.js'), 'utf8')).toBe(longScript);
});

test('what nothing can bring back is named, and not made of forms that hold other text', async () => {
  const { place, complete } = await released();
  await rm(place('entry.js'));
  await writeFile(place('entry.js.br'), brotliCompressSync(other));
  await writeFile(place('entry.js.gz'), gzipSync(other));
  await appendFile(place('short.js'), ' ');
  const damaged = ['assets/entry.js', 'assets/short.js'];
  expect(complete()).toEqual({ compressed: 0, restored: 0, damaged });
  for (const { path: name, content } of files) await writeFile(place(path.basename(name)), content);
  expect(complete()).toEqual({ compressed: 2, restored: 0, damaged: [] });
});

test('what cannot be read for another reason than that it is missing breaks the work off', async () => {
  const { folder, place, complete } = await released();
  await rm(place('entry.js'));
  await mkdir(place('entry.js'));
  expect(complete).toThrow('EISDIR');
  await rm(folder, { recursive: true });
  expect(complete()).toMatchObject({ restored: 0, damaged: listed.map((file) => file.path) });
  expect(await readdir(path.dirname(folder))).toEqual(['work']);
});
