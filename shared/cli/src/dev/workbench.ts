import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type DevBuild, startDevServer } from '@motohaat/build/dev-server';
import { integrityOf } from '@motohaat/build/release-files';
import type { Manifest } from '@motohaat/contract/composition';

import type { Workplace } from '../workplace.ts';
import { localRelease, type LocalRemote } from './composition.ts';
import { devtoolsHook } from './devtools-hook.ts';
import type { DevShell } from './document.ts';

/** Shell and remote in development, as they are after the latest edit that could be built. */
export type Workbench = {
  shell: () => DevShell;
  /** Nothing until the remote could be built once. */
  remote: () => LocalRemote | undefined;
  /** Answers a request for one of their files; `false` when it is for something else. */
  handle: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
};

const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
const shellBase = `/shell/${localRelease}`;
const hookPath = `${shellBase}/devtools-hook.js`;

/**
 * @param name the remote in hand
 * @param options.trusted the public key whose compositions the shell takes up
 * @param options.server takes the connections over which pages hear of edits
 * @param options.port on which it will listen
 */
export async function setUpWorkbench(
  name: string,
  { trusted, place, ...at }: { trusted: string; server: Server; port: number; place: Workplace },
): Promise<Workbench> {
  const base = `/remotes/${name}/${localRelease}`;
  const made = new Map<string, Buffer>([[hookPath, Buffer.from(devtoolsHook)]]);
  let shell: DevShell = { scripts: [], styles: [] };
  let remote: LocalRemote | undefined;
  let takenUp: Promise<void> = Promise.resolve();

  function takeUpShell(build: DevBuild | undefined): void {
    const files = build?.chunkGroup('shell')?.map((path) => `${shellBase}/${path}`);
    if (!files) return;
    shell = {
      scripts: [hookPath, ...files.filter((path) => path.endsWith('.js'))],
      styles: files.filter((path) => path.endsWith('.css')),
    };
  }

  async function takeUpRemote(build: DevBuild | undefined): Promise<void> {
    const [entry] = build?.chunkGroup(name.replaceAll('-', '_')) ?? [];
    if (!build || entry === undefined) return;
    const content = build.read(entry);
    // Each build has an address of its own: a page that loads it later gets what it was promised.
    const url = `${base}/remote.${made.size}.js`;
    made.set(url, content);
    const manifest = await readManifest(manifestOf(place, name), made.size);
    remote = { manifest, entry: { url, integrity: integrityOf(content) } };
  }

  // The builds ask for both.
  process.env['COMPOSITION_PUBLIC_KEYS'] = trusted;
  process.env['NODE_ENV'] = 'development';
  const shellServer = await startDevServer({
    ...at,
    ...filesOf(place, 'shell', shellBase),
    onBuilt: takeUpShell,
  });
  const remoteServer = await startDevServer({
    ...at,
    ...filesOf(place, name, base),
    also: [manifestOf(place, name)],
    onBuilt: (build) => {
      takenUp = takeUpRemote(build);
    },
  });
  await takenUp;

  return {
    shell: () => shell,
    remote: () => remote,
    handle(path, request, response) {
      const file = made.get(path);
      const owner = [
        { base: shellBase, dev: shellServer },
        { base, dev: remoteServer },
      ].find((each) => path.startsWith(`${each.base}/`));
      if (file) response.writeHead(200, script).end(file);
      else owner?.dev.handle(request, response, () => response.writeHead(404).end());
      return Boolean(file ?? owner);
    },
    async close() {
      await Promise.all([shellServer.close(), remoteServer.close()]);
    },
  };
}

function filesOf({ folderOf, state }: Workplace, name: string, base: string) {
  return { dir: folderOf(name), base, output: join(state, 'dev', name) };
}

const manifestOf = ({ folderOf }: Workplace, name: string) =>
  join(folderOf(name), 'src/manifest.ts');

/** @param version of the sources: a module is read once under each address */
async function readManifest(path: string, version: number): Promise<Manifest> {
  const file = pathToFileURL(path);
  file.searchParams.set('version', String(version));
  return ((await import(file.href)) as { manifest: Manifest }).manifest;
}
