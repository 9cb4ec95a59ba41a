import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { type DevBuild, startDevServer } from '@motohaat/build/dev-server';
import { integrityOf } from '@motohaat/build/release-files';
import type { Manifest } from '@motohaat/contract/composition';
import { contentType } from '@motohaat/releases/content-type';

import { ManifestError, manifestPath, readManifest } from '../read-manifest.ts';
import { localRelease, type LocalRemote } from './composition.ts';
import { devtoolsHook } from './devtools-hook.ts';
import type { DevShell } from './document.ts';
import { filesOf, type Place } from './files-of.ts';
import { startLocalShell } from './local-shell.ts';
import { createProblems } from './problems/problems.ts';
import { readPublishedShell } from './published-shell.ts';

/** Shell and remote in development, as they are after the latest edit that could be built. */
export type Workbench = {
  shell: () => DevShell;
  /** Nothing until the remote could be built once. */
  remote: () => LocalRemote | undefined;
  /** Answers a request for one of their files; `false` when it is for something else. */
  handle: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
};

const shellBase = `/shell/${localRelease}`;
const hookPath = `${shellBase}/devtools-hook.js`;

/**
 * @param name the remote in hand
 * @throws ManifestError when it has none to begin with
 * @param options.trusted the public key whose compositions the shell takes up
 * @param options.site whose shell it is, where the shell's sources are not here
 */
export async function setUpWorkbench(
  name: string,
  { trusted, site, ...place }: Place & { trusted: string; site: URL },
): Promise<Workbench> {
  const { workplace } = place;
  const base = `/remotes/${name}/${localRelease}`;
  const made = new Map<string, Buffer>([[hookPath, Buffer.from(devtoolsHook)]]);
  const folder = workplace.folderOf(name);
  let manifest = await readManifest(folder);
  const problems = createProblems({ base, checkTypes: () => workplace.checkTypes(name) });
  let remote: LocalRemote | undefined;
  let takenUp: Promise<void> = Promise.resolve();

  async function takeUpRemote(build: DevBuild | undefined): Promise<void> {
    problems.built(build);
    const [entry] = build?.chunkGroup(name.replaceAll('-', '_')) ?? [];
    if (!build || entry === undefined) return;
    const content = build.read(entry);
    // Each build has an address of its own: a page that loads it later gets what it was promised.
    const url = `${base}/remote.${made.size}.js`;
    made.set(url, content);
    manifest = await latestManifest(made.size);
    remote = { manifest, entry: { url, integrity: integrityOf(content) } };
  }

  /** That of before, while what was written is none. */
  async function latestManifest(version: number): Promise<Manifest> {
    try {
      const latest = await readManifest(folder, version);
      problems.manifest(undefined);
      return latest;
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error;
      problems.manifest(error);
      return manifest;
    }
  }

  // The builds ask for both.
  process.env['COMPOSITION_PUBLIC_KEYS'] = trusted;
  process.env['NODE_ENV'] = 'development';
  const local = workplace.applications().includes('shell')
    ? await startLocalShell(place, shellBase)
    : undefined;
  const published = local
    ? undefined
    : await readPublishedShell(site, { trusted, base: shellBase });
  for (const [path, content] of published?.files ?? []) made.set(path, content);
  const remoteServer = await startDevServer({
    ...filesOf(place, name, base),
    also: [join(folder, manifestPath)],
    onBuilt: (build) => {
      takenUp = takeUpRemote(build);
    },
  });
  await takenUp;

  return {
    shell() {
      const { scripts, styles } = local?.shell() ?? published ?? { scripts: [], styles: [] };
      return { scripts: [problems.script, hookPath, ...scripts], styles };
    },
    remote: () => remote,
    handle(path, request, response) {
      if (problems.handle(path, request, response)) return true;
      const file = made.get(path);
      if (file) {
        const head = { 'content-type': contentType(path), 'cache-control': 'no-store' };
        response.writeHead(200, head).end(file);
        return true;
      }
      const owner = [
        { base: shellBase, dev: local },
        { base, dev: remoteServer },
      ].find((each) => path.startsWith(`${each.base}/`));
      if (owner?.dev) owner.dev.handle(request, response, () => response.writeHead(404).end());
      else if (owner) response.writeHead(404).end();
      return owner !== undefined;
    },
    async close() {
      problems.close();
      await Promise.all([local?.close(), remoteServer.close()]);
    },
  };
}
