import { join } from 'node:path';

import type { Manifest, RemoteRelease } from '@motohaat/contract/composition';
import { platformContract } from '@motohaat/platform';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

import { checkFillings } from './check-fillings.ts';
import { commonConfig } from './common-config.ts';
import { lateHashes } from './late-hashes.ts';
import { releaseFiles } from './release-files.ts';
import { type BuildReport, targets, writeRelease } from './release-plugin.ts';
import { remoteContainer } from './remote-container.ts';
import { retryFailedModules } from './retry-failed-modules.ts';
import { serverBundle } from './server-bundle.ts';
import { readPackage, sharedRanges } from './shared-packages.ts';
import { checkUsedPages } from './used-pages.ts';
import { usesOfRemote } from './uses/consumed.ts';
import { groupOfAll, wordFilesOf } from './word-files.ts';

const isDevelopment = () => process.env['NODE_ENV'] === 'development';
const exposedSource = './src/remote.tsx';

export type RemoteOptions = {
  /** The remote's folder: `import.meta.dirname` of its rsbuild.config.ts. */
  dir: string;
  manifest: Manifest;
};

/**
 * The build of a remote: a federation container that exposes `src/remote.tsx` as `./remote`, takes
 * shared packages from the shell, and describes itself in `dist/release.json`. A public remote is
 * built for the server too, which draws its pages.
 *
 * Each route of the manifest is loaded by `import(/* webpackChunkName: "<route id>" *\/ …)`; the
 * build fails for a route without such a chunk. Parts of a page that come late are named
 * `<route id>-lower`: their styles come with the page.
 */
export function defineRemote({ dir, manifest }: RemoteOptions): RsbuildConfig {
  const container = manifest.name.replaceAll('-', '_');
  const ranges = sharedRanges(dir);
  const front = manifest.routes.find(({ path }) => path === '/')?.id;
  const common = commonConfig(manifest.name, { front, words: groupOfAll(manifest) });
  const fillings = (manifest.fillings ?? []).map(({ id }) => id);
  return {
    ...common,
    plugins: [
      pluginReact(),
      writeRelease((dist, report) => {
        checkUsedPages(dir, manifest.uses);
        checkFillings(manifest);
        return {
          ...manifest,
          kind: 'remote',
          version: readPackage(join(dir, 'package.json')).version,
          contract: platformContract,
          shared: ranges,
          ...usesOfRemote(dir, report.used(), manifest),
          files: releaseFiles(dist),
          ...(report.server !== undefined && { server: report.server }),
          container,
          entry: entryScript(container, report),
          preload: preloadLists(manifest, report),
          ...wordFilesOf(manifest, report),
        };
      }),
    ],
    environments: {
      [targets.browser]: {
        // The container is the only entry; `remoteContainer` adds it.
        source: { entry: {} },
        plugins: [
          remoteContainer({
            name: container,
            // A development server has one entry, which changes with every edit.
            filename: isDevelopment() ? 'remote.js' : 'remote.[contenthash:10].js',
            exposed: join(dir, exposedSource),
            shared: Object.keys(ranges),
          }),
          // A module that an edit broke must stay, or the next edit cannot take its place.
          !isDevelopment() && retryFailedModules(),
          !isDevelopment() && lateHashes({ named: fillings, like: /\blower\b/ }),
        ],
      },
      // Only what visitors may have is ever drawn on the server.
      ...(manifest.audience === 'public' &&
        !isDevelopment() && {
          [targets.server]: serverBundle({
            name: manifest.name,
            entry: exposedSource,
            externals: Object.keys(ranges),
          }),
        }),
    },
  };
}

function entryScript(container: string, report: BuildReport): string {
  const [entry] = report.chunkGroup(container) ?? [];
  if (!entry) throw new Error(`The build made no container "${container}".`);
  return entry;
}

function preloadLists(manifest: Manifest, report: BuildReport): RemoteRelease['preload'] {
  for (const { id } of manifest.fillings ?? []) {
    if (!report.chunkGroup(id)) throw new Error(noChunk(manifest.name, `filling "${id}"`, id));
  }
  return Object.fromEntries(
    manifest.routes.map(({ id }) => {
      const files = report.chunkGroup(id);
      if (!files) throw new Error(noChunk(manifest.name, `route "${id}"`, id));
      // The server draws them too, and they would stand without styles until they are near.
      const lower = report.chunkGroup(`${id}-lower`) ?? [];
      const styles = lower.filter((path) => path.endsWith('.css'));
      return [id, [...new Set([...files, ...styles])]];
    }),
  );
}

const noChunk = (remote: string, what: string, id: string) =>
  `${remote}: ${what} has no chunk. src/remote.tsx must load it by ` +
  `import(/* webpackChunkName: "${id}" */ …).`;
