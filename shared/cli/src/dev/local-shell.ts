import { type DevBuild, startDevServer } from '@motohaat/build/dev-server';

import type { DevShell } from './document.ts';
import { filesOf, type Place } from './files-of.ts';

/** The shell whose sources are here, in development, as it is after the latest edit that could be built. */
export async function startLocalShell(place: Place, base: string) {
  let shell: DevShell = { scripts: [], styles: [] };
  const server = await startDevServer({
    ...filesOf(place, 'shell', base),
    onBuilt(build: DevBuild | undefined) {
      const files = build?.chunkGroup('shell')?.map((path) => `${base}/${path}`);
      if (!files) return;
      shell = {
        scripts: files.filter((path) => path.endsWith('.js')),
        styles: files.filter((path) => path.endsWith('.css')),
      };
    },
  });
  return { ...server, shell: () => shell };
}
