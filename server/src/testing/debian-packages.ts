import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const home = fileURLToPath(new URL('../../../.motohaat/debian/', import.meta.url));
/** Where an account's PATH may not lead, and packages put servers. */
const serverPlaces = ['/usr/sbin', '/usr/local/sbin'];
/** Milliseconds for a list of packages, or for the packages, to come over a slow line. */
const patience = 180_000;

/** A program of this machine, or of a Debian package that is unpacked and not installed. */
export type Program = {
  path: string;
  /** What it needs in its environment to find its libraries. */
  env: { LD_LIBRARY_PATH?: string };
};

/** Why there is no such program, in a sentence for whoever reads the tests' report. */
export type Missing = { missing: string };

/**
 * Finds a program for a test or a measurement. One on the PATH is used; else its Debian package and
 * the libraries that this machine lacks are fetched and unpacked below `.motohaat/debian/`, once for
 * each checkout. Nothing is installed, and no other account's or apt's own file is touched.
 *
 * @param name the program's, as in `redis-server`
 * @param packageName the one that brings it, where its name is another
 */
export async function findProgram(name: string, packageName = name): Promise<Program | Missing> {
  const own = await onPath(name);
  if (own) return { path: own, env: {} };
  const unpacked = await unpackPackage(packageName);
  if ('missing' in unpacked) return { missing: `There is no ${name} here, ${unpacked.missing}` };
  const found = await programIn(unpacked.folder, name);
  return found ?? { missing: `Debian's package ${packageName} does not hold ${name}.` };
}

/**
 * Fetches and unpacks a Debian package, with what of it this machine lacks, below `.motohaat/debian/`.
 *
 * @param signal breaks it off, and leaves nothing behind
 * @returns the folder that stands for `/`, or the second half of a sentence that says why there is none
 */
export async function unpackPackage(
  name: string,
  signal?: AbortSignal,
): Promise<{ folder: string } | Missing> {
  if (!(await onPath('apt-get')) || !(await onPath('dpkg-deb'))) {
    return { missing: 'and no apt-get that could fetch it.' };
  }
  const folder = path.join(home, name);
  try {
    await access(folder).catch(() => unpack(name, folder, signal));
    return { folder };
  } catch (error) {
    const reason = ((error as { stderr?: string }).stderr ?? String(error)).trim().split('\n')[0];
    return { missing: `and Debian's package of it cannot be had: ${reason}` };
  }
}

async function onPath(name: string): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...serverPlaces];
  for (const folder of folders.filter(Boolean)) {
    const file = path.join(folder, name);
    if (await isProgram(file)) return file;
  }
  return undefined;
}

function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Puts the package and what it lacks into one folder, which appears when it is whole. */
async function unpack(packageName: string, folder: string, signal?: AbortSignal): Promise<void> {
  await mkdir(home, { recursive: true });
  const work = await mkdtemp(path.join(home, '.unpacking-'));
  try {
    const draft = path.join(work, 'root');
    await mkdir(draft);
    for await (const file of glob(`${await download(packageName, work, signal)}/*.deb`)) {
      await execute('dpkg-deb', ['-x', file, draft], { signal });
    }
    // Another process may have been faster; its folder is as good.
    await rename(draft, folder).catch(() => access(folder));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @returns the folder with the packages; first by the machine's own lists, then by new ones */
async function download(packageName: string, work: string, signal?: AbortSignal): Promise<string> {
  const cache = path.join(work, 'cache');
  const lists = path.join(work, 'lists');
  await mkdir(path.join(cache, 'archives/partial'), { recursive: true });
  await mkdir(path.join(lists, 'partial'), { recursive: true });
  const get = ['install', '--yes', '--no-install-recommends', '--download-only', packageName];
  try {
    await apt(get, { 'Dir::Cache': cache }, signal);
  } catch {
    signal?.throwIfAborted();
    // `apt-get update` was never run here, or so long ago that the packages have moved on.
    const own = { 'Dir::Cache': cache, 'Dir::State::lists': lists };
    await apt(['update'], own, signal);
    await apt(get, own, signal);
  }
  return path.join(cache, 'archives');
}

async function apt(
  words: string[],
  settings: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  const all = {
    // Its locks are for those who install, and only root may take them.
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': 'root',
    'Acquire::http::Timeout': '20',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', [...options, ...words], { env, timeout: patience, signal });
}

async function programIn(folder: string, name: string): Promise<Program | undefined> {
  const files = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((bin) => path.join(folder, bin, name));
  for (const file of files) {
    if (await isProgram(file)) return { path: file, env: await libraries(folder) };
  }
  return undefined;
}

async function libraries(folder: string): Promise<Program['env']> {
  const folders: string[] = [];
  for await (const each of glob('{usr/,}lib/*-linux-gnu*', { cwd: folder })) folders.push(each);
  if (folders.length === 0) return {};
  const all = folders.map((each) => path.join(folder, each));
  return { LD_LIBRARY_PATH: all.join(path.delimiter) };
}
