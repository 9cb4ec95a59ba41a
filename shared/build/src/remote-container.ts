import type { RsbuildPlugin } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

export type RemoteContainer = {
  /** The global variable that it registers itself as. */
  name: string;
  /** Path of its script within the release, as the bundler's template. */
  filename: string;
  /** Source file that it exposes. */
  exposed: string;
  /** Packages that the shell has; this build carries no copy. */
  shared: readonly string[];
};

/**
 * Makes the build a container of federation's public protocol, `init(shareScope)` and `get(module)`,
 * and nothing more: `container.ts` is all that it runs (decisions 25 and 27).
 */
export function remoteContainer({
  name,
  filename,
  exposed,
  shared,
}: RemoteContainer): RsbuildPlugin {
  return {
    name: 'motohaat:remote-container',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => ({
        ...config,
        entry: { [name]: { import: ownModule('container'), filename } },
        resolve: {
          ...config.resolve,
          alias: { ...config.resolve.alias, 'motohaat-exposed$': exposed },
        },
        externals: Object.fromEntries(
          shared.map((specifier) => [specifier, external(name, specifier)]),
        ),
        // Applications in one page would take each other's chunks otherwise.
        output: { ...config.output, uniqueName: name, chunkLoadingGlobal: `chunk_${name}` },
        // The entry is one file: whoever runs it finds the container there.
        optimization: {
          ...config.optimization,
          runtimeChunk: false,
          splitChunks: { chunks: 'async', cacheGroups: {} },
        },
        plugins: [
          ...(config.plugins ?? []),
          new rspack.DefinePlugin({ CONTAINER: JSON.stringify(name) }),
        ],
      }));
    },
  };
}

/** A module that is the shell's copy of a package. */
function external(container: string, specifier: string): string {
  return `var ${container}.shared(${JSON.stringify(specifier)})`;
}
