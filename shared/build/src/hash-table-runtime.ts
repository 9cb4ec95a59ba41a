import type { rspack as Bundler, Rspack } from '@rsbuild/core';

import { placeholders, tableChunk } from './move-hashes.ts';

const name = 'motohaat:late-hashes';

/**
 * Has the code that loads chunks know a file's hash before it asks for the file: from the script itself,
 * from what the composition says, or from the table. A file without one is not asked for.
 */
export function hashTableRuntime(
  { RuntimeGlobals, RuntimeModule }: typeof Bundler,
  compilation: Rspack.Compilation,
): void {
  const { require } = RuntimeGlobals;
  class HashTable extends RuntimeModule {
    constructor() {
      // After what it wraps.
      super('motohaat late hashes', RuntimeModule.STAGE_TRIGGER);
    }

    override generate(): string {
      return `
        const told = {};
        const load = ${RuntimeGlobals.ensureChunk};
        const isKnown = (id) =>
          (${placeholders.bare}.includes(id) ||
            (${require}.sriHashes[id] ??= told[${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id)])) &&
          (!${placeholders.styled}.includes(id) ||
            (${require}.sriExtractCssHashes[id] ??= told[${RuntimeGlobals.publicPath} + ${require}.miniCssF(id)]));
        const loadKnown = (id) => {
          if (!isKnown(id)) throw Error("no hash of " + id);
          return load(id);
        };
        ${RuntimeGlobals.ensureChunk} = (id) =>
          isKnown(id += "") ? load(id) : ${require}.loadHashes().then(() => loadKnown(id));
        ${require}.know = (hashes) => Object.assign(told, hashes);
        ${require}.loadHashes = () => load(${JSON.stringify(tableChunk)});`;
    }
  }
  compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
    for (const needed of [
      RuntimeGlobals.ensureChunk,
      RuntimeGlobals.publicPath,
      RuntimeGlobals.getChunkScriptFilename,
    ]) {
      requirements.add(needed);
    }
    compilation.addRuntimeModule(chunk, new HashTable());
  });
}
