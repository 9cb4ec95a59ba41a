import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

import { hashTableRuntime } from './hash-table-runtime.ts';
import { moveHashes, tableFile } from './move-hashes.ts';
import { isLoadable } from './release-plugin.ts';

const name = 'motohaat:late-hashes';

/** Whose hashes the first script keeps: files that are asked for without anybody's doing. */
export type FirstChunks = {
  /** By the names of their chunks; the build fails where one is not there. */
  named: readonly string[];
  /** And every one that is named so. */
  like?: RegExp;
};

/**
 * Takes the hashes of late files out of the script that every page waits for: each has 32 bytes that
 * nothing compresses. They stand in a file of their own, the table, whose hash the script carries; it is
 * loaded before the first file whose hash is not known. A container is told the hashes of its pages by
 * the composition (`know`), so that no page waits for the table.
 */
export function lateHashes(first: FirstChunks): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap(name, (compilation) => {
              hashTableRuntime(rspack, compilation);
              // Files have their hashes by then, and the script's name has not yet that of its content.
              compilation.hooks.processAssets.tap({ name, stage }, () => {
                moveTable(compilation, filesOf(compilation, first), rspack.sources.RawSource);
              });
            });
          },
        });
      });
    },
  };
}

function filesOf(compilation: Rspack.Compilation, { named, like }: FirstChunks): Set<string> {
  const groups = [...compilation.namedChunkGroups.entries()];
  const missing = named.find((each) => !groups.some(([group]) => group === each));
  if (missing !== undefined) throw new Error(`The build made no chunk "${missing}".`);
  const first = groups.filter(([group]) => named.includes(group) || like?.test(group));
  return new Set(first.flatMap(([, group]) => [...group.getFiles()]).filter(isLoadable));
}

function moveTable(
  compilation: Rspack.Compilation,
  first: ReadonlySet<string>,
  RawSource: typeof Rspack.sources.RawSource,
): void {
  const scripts = compilation
    .getAssets()
    .map((asset) => ({ asset, text: String(asset.source.source()) }))
    .filter(({ asset, text }) => asset.name.endsWith('.js') && text.includes('.sriHashes={'));
  const [only] = scripts;
  if (!only || scripts.length > 1) {
    throw new Error(`${scripts.length} scripts carry the hashes of files, where there is one.`);
  }
  const moved = moveHashes(only.text, compilation.outputOptions.chunkLoadingGlobal ?? '', first);
  compilation.updateAsset(only.asset.name, new RawSource(moved.script));
  compilation.emitAsset(tableFile, new RawSource(moved.table));
}
