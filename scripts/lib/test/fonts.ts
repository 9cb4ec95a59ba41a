import { existsSync } from 'node:fs';
import { cp, glob, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

import { say } from '@motohaat/cli/terminal/say';
import { unpackPackage } from '@motohaat/server/debian-packages';

import { root } from '../run.ts';

/** Where `fonts/` lies for a browser that gets this folder as its `XDG_DATA_HOME`. */
export const fontHome = path.join(root, '.motohaat/browser-fonts');

/** It has the face that the tokens name, and that phones have; it depends on nothing. */
const packageName = 'fonts-noto-core';
const faces = 'usr/share/fonts/truetype/noto/NotoSansBengali-*.ttf';

/**
 * Puts Debian's Bangla face where the browser of the journeys finds it, once for each checkout:
 * without one, Bangla is drawn as boxes, whose widths and heights say nothing. The face of all other
 * scripts stays the machine's. Where Debian's packages cannot be had, it says so, and the journeys
 * run with what the machine has.
 */
export async function bringBanglaFont(): Promise<void> {
  const fonts = path.join(fontHome, 'fonts');
  if (existsSync(fonts)) return;
  const unpacked = await unpackPackage(packageName);
  if ('missing' in unpacked) {
    say(
      `Bangla is drawn in a face of this machine: there is no ${packageName} here, ${unpacked.missing}`,
    );
    return;
  }
  // It appears when it is whole.
  const draft = `${fonts}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  for await (const file of glob(faces, { cwd: unpacked.folder })) {
    await cp(path.join(unpacked.folder, file), path.join(draft, path.basename(file)));
  }
  await rename(draft, fonts);
}
