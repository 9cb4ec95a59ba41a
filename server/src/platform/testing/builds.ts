import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type {
  NavigationEntry,
  ReleaseFile,
  RemoteRelease,
  Route,
  ShellRelease,
} from '@motohaat/contract/composition';
import type { Audience } from '@motohaat/domain/role';

/** Path → content of a build's files. */
export type Contents = Record<string, string>;

/** Long enough to be kept compressed as well. */
export const longScript = `console.log(${JSON.stringify('motorbike '.repeat(200))});`;

const common = { version: '1.0.0', contract: '1.0.0' };

/** A small shell's release and its files. */
export function shellBuild(contents: Contents = {}) {
  const files: Contents = { 'shell.js': longScript, 'shell.css': ':root{}', ...contents };
  const release: ShellRelease = {
    ...common,
    shared: { react: '19.0.0' },
    kind: 'shell',
    name: 'shell',
    trustedTypes: true,
    scripts: ['shell.js'],
    styles: ['shell.css'],
    ...drawnBy(files),
    files: listed(files),
  };
  return { release, files };
}

type RemoteOptions = {
  name: string;
  audience: Audience;
  /** Route id → path. */
  routes: Record<string, string>;
  /** Route id → purpose. */
  purposes?: Record<string, string>;
  /** Purposes of the pages that it links to. */
  uses?: string[];
  navigation?: NavigationEntry[];
  contents?: Contents;
};

/** A small remote's release and its files: an entry, and a chunk for each route. */
export function remoteBuild(options: RemoteOptions) {
  const { name, audience, routes, purposes = {}, uses, navigation, contents } = options;
  const ids = Object.keys(routes);
  const files: Contents = {
    'entry.js': `/* ${name} */ ${longScript}`,
    'assets/page.css': `.${name}{}`,
    ...Object.fromEntries(ids.map((id) => [`assets/${id}.js`, `"${name} ${id}"`])),
    ...contents,
  };
  const release: RemoteRelease = {
    ...common,
    shared: { react: '^19.0.0' },
    kind: 'remote',
    name,
    audience,
    budget: { javascript: 100, css: 20 },
    container: name.replaceAll('-', '_'),
    entry: 'entry.js',
    routes: Object.entries(routes).map(([id, routePath]): Route => ({
      id,
      path: routePath,
      frame: audience === 'public' ? 'site' : 'dashboard',
      title: `The ${id} page`,
      ...(purposes[id] && { purpose: purposes[id] }),
    })),
    navigation: navigation ?? [],
    ...(uses && { uses }),
    preload: Object.fromEntries(ids.map((id) => [id, [`assets/${id}.js`, 'assets/page.css']])),
    ...drawnBy(files),
    files: listed(files),
  };
  return { release, files };
}

export const storefrontBuild = (contents: Contents = {}) =>
  remoteBuild({
    name: 'mfe-storefront',
    audience: 'public',
    routes: { home: '/', category: '/categories/:id' },
    navigation: [{ place: 'navbar', label: 'Home', path: '/', order: 10 }],
    contents,
  });

export const adminBuild = (contents: Contents = {}) =>
  remoteBuild({
    name: 'mfe-admin',
    audience: 'admin',
    routes: { users: '/dashboard/users' },
    navigation: [{ place: 'dashboard', label: 'All Users', path: '/dashboard/users', order: 10 }],
    contents,
  });

export const sellerBuild = (contents: Contents = {}) =>
  remoteBuild({
    name: 'mfe-seller',
    audience: 'seller',
    routes: { add: '/dashboard/addProduct' },
    contents,
  });

/** Writes a build as the build side would leave it. */
export async function writeDist(
  folder: string,
  { release, files }: { release: unknown; files: Contents },
): Promise<string> {
  const all = { ...files, 'release.json': JSON.stringify(release) };
  for (const [name, content] of Object.entries(all)) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return folder;
}

/** The bundle for the server is the file below `server/`, if there is one. */
function drawnBy(files: Contents): { server?: string } {
  const server = Object.keys(files).find((name) => name.startsWith('server/'));
  return server === undefined ? {} : { server };
}

function listed(files: Contents): ReleaseFile[] {
  return Object.entries(files).map(([name, content]) => ({
    path: name,
    bytes: Buffer.byteLength(content),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }));
}
