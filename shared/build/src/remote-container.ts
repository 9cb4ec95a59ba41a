import type { RsbuildPlugin } from '@rsbuild/core';

export type RemoteContainer = {
  /** The global variable that it registers itself as. */
  name: string;
  /** Path of its script within the release, as the bundler's template. */
  filename: string;
  /** Module as others ask for it → source file and the name of its chunk. */
  exposes: Record<string, { import: string; name: string }>;
  /** Shared package → range of semver; the shell has them, this build carries no copy. */
  shared: Record<string, string>;
};

/**
 * Makes the build a federation container of the public protocol, `init(shareScope)` and
 * `get(module)`, without the runtime of federation 2: the shell's loader needs no more (decision 25).
 */
export function remoteContainer({
  name,
  filename,
  exposes,
  shared,
}: RemoteContainer): RsbuildPlugin {
  return {
    name: 'motohaat:remote-container',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        const container = new rspack.container.ModuleFederationPluginV1({
          name,
          filename,
          library: { type: 'window', name },
          exposes,
          shared: Object.fromEntries(
            Object.entries(shared).map(([specifier, requiredVersion]) => [
              specifier,
              { singleton: true, requiredVersion, import: false as const },
            ]),
          ),
        });
        return {
          ...config,
          entry: {},
          // Applications in one page would take each other's chunks otherwise.
          output: { ...config.output, uniqueName: name, chunkLoadingGlobal: `chunk_${name}` },
          // The entry is one file: whoever runs it finds the container there.
          optimization: {
            ...config.optimization,
            runtimeChunk: false,
            splitChunks: { chunks: 'async', cacheGroups: {} },
          },
          plugins: [...(config.plugins ?? []), container],
        };
      });
    },
  };
}
