import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Release } from '@motohaat/contract/composition';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import * as v from 'valibot';

import { releaseFileName } from './release-files.ts';
import { type UsedModules, usedModules } from './uses/used-modules.ts';

/** What the bundler says of the files it made. */
export type BuildReport = {
  /** Scripts and styles of a named group of chunks, in load order. */
  chunkGroup: (name: string) => string[] | undefined;
  /** The bundle that draws on the server, if one was made. */
  server: string | undefined;
  /** What the browser's bundles hold, and what they take of others. */
  used: () => UsedModules;
};

/** The targets of a build, by what their bundles are for. */
export const targets = { browser: 'browser', server: 'server' } as const;

/**
 * Writes `dist/release.json` after a production build.
 *
 * @param describe makes the release from the built folder and the bundler's report; it throws when
 *   the build lacks something that the manifest promises
 */
export function writeRelease(
  describe: (dist: string, report: BuildReport) => Release,
): RsbuildPlugin {
  return {
    name: 'motohaat:release',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const release = v.parse(Release, describe(api.context.distPath, report(stats)));
        const text = `${JSON.stringify(release, null, 2)}\n`;
        writeFileSync(join(api.context.distPath, releaseFileName), text);
      });
    },
  };
}

/** Reads a report out of the bundler's own. */
export function report(stats: Rspack.Stats | Rspack.MultiStats): BuildReport {
  const { namedChunkGroups } = statsOf(stats, targets.browser).toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
  });
  return {
    chunkGroup: (name) =>
      namedChunkGroups?.[name]?.assets?.map((asset) => asset.name).filter(isLoadable),
    server: findStats(stats, targets.server)
      ?.compilation.getAssets()
      .find(({ name }) => name.endsWith('.cjs'))?.name,
    used: () => usedModules(statsOf(stats, targets.browser)),
  };
}

/** What the bundler says of one target of the build. */
export function statsOf(
  stats: Rspack.Stats | Rspack.MultiStats,
  target: keyof typeof targets,
): Rspack.Stats {
  const found = findStats(stats, target);
  if (!found) throw new Error(`The bundler made nothing for the ${target}.`);
  return found;
}

function findStats(
  stats: Rspack.Stats | Rspack.MultiStats,
  target: keyof typeof targets,
): Rspack.Stats | undefined {
  const all = 'stats' in stats ? stats.stats : [stats];
  return all.find(({ compilation }) => compilation.name === targets[target]);
}

/** Updates of an open page (`*.hot-update.js`) load themselves. */
export const isLoadable = (path: string) => /(?<!\.hot-update)\.(?:js|css)$/.test(path);
