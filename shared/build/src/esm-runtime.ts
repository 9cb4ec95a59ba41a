import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const runtimePackages =
  /[\\/]@module-federation[\\/](?:runtime|runtime-core|runtime-tools|sdk|error-codes|webpack-bundler-runtime)[\\/]/;
const commonJsRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * Bundles the ES module build of the federation runtime. Rspack finds the runtime with `require`,
 * so each container would carry the CommonJS build, which cannot be tree-shaken (34 kB instead of
 * 8). It works around internals of @module-federation/enhanced 2.9: the versions are pinned, and a
 * test of the built size notices when it no longer holds.
 */
export function esmFederationRuntime(): RsbuildPlugin {
  return {
    name: 'motohaat:esm-federation-runtime',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, mergeConfig }) =>
        mergeConfig(config, {
          module: { rules: [{ test: runtimePackages, sideEffects: false }] },
          plugins: [
            new rspack.NormalModuleReplacementPlugin(commonJsRuntime, (resource) => {
              resource.request = resource.request.replace(/\.cjs$/, '.js');
            }),
            keepExactAliasOnly,
          ],
        }),
      );
    },
  };
}

/** The federation plugin aliases the runtime twice; the broad alias points to CommonJS and wins. */
const keepExactAliasOnly: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.afterPlugins.tap(
      { name: 'motohaat:esm-federation-runtime', stage: 1000 },
      ({ options }) => {
        const { alias } = options.resolve;
        if (alias && alias['@module-federation/runtime$'])
          delete alias['@module-federation/runtime'];
      },
    );
  },
};
