import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { run } from './run.ts';
import { say, UserError } from './say.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, the usual places, Playwright's own; else
 * installs Debian's, where this account may.
 *
 * @returns path of the executable
 * @throws UserError when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    say('Installing chromium with apt-get (about a minute)');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new UserError(
    'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}
