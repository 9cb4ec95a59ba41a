import { execFile } from 'node:child_process';
import { access, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { findChromium } from '@motohaat/cli/terminal/chromium';
import { unpackPackage } from '@motohaat/server/debian-packages';

const packageName = 'chromium-headless-shell';
/** Where Debian's packages of Chromium keep the engine and its data. */
const engine = 'usr/lib/chromium';

/**
 * Finds the browser for the journeys: `CHROMIUM_PATH`, else Debian's build of Chromium's engine
 * without the browser around it, in which they take half the time, else any Chromium.
 *
 * @returns path of the executable
 * @throws UserError when there is none and none can be installed
 */
export async function findTestBrowser(): Promise<string> {
  const browser = await findChromium();
  const isDebians = browser === '/usr/bin/chromium' && !process.env['CHROMIUM_PATH'];
  return (isDebians && (await headlessShell())) || browser;
}

/**
 * Finds the browser for a machine that looks at releases, in which it takes two thirds of the time. Nothing
 * that is installed changes.
 *
 * @param signal breaks it off
 * @returns nothing where that browser cannot be had: the machine then looks for another one itself
 */
export async function findLookingBrowser(signal: AbortSignal): Promise<string | undefined> {
  return process.env['CHROMIUM_PATH'] || headlessShell(signal);
}

/** @returns nothing where it cannot be had, or does not run */
async function headlessShell(signal?: AbortSignal): Promise<string | undefined> {
  const unpacked = await unpackPackage(packageName, signal);
  if ('missing' in unpacked) return undefined;
  const folder = path.join(unpacked.folder, engine);
  const shell = path.join(folder, packageName);
  try {
    await addData(folder);
    await promisify(execFile)(shell, ['--no-sandbox', '--dump-dom', 'about:blank'], { signal });
    return shell;
  } catch {
    return undefined;
  }
}

/** The data of the Chromium that is installed are of the same version, else apt has brought its own. */
async function addData(folder: string): Promise<void> {
  const installed = path.join('/', engine);
  for (const name of await readdir(installed).catch(() => [])) {
    const link = path.join(folder, name);
    await access(link).catch(() => symlink(path.join(installed, name), link));
  }
}
