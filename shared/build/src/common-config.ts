import type { RsbuildConfig } from '@rsbuild/core';

/**
 * What the builds of shell and remotes have in common: files named by content, paths that work from
 * any address, hashes of all chunks in the code that loads them, no HTML (the server writes the
 * document) and no source maps.
 */
export function commonConfig(): RsbuildConfig {
  return {
    // Hashes in the loading code make the browser refuse an altered chunk or style sheet.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    // The federation plugin opens development servers to everyone otherwise.
    server: { cors: { origin: /^http:\/\/localhost:\d+$/ } },
    dev: { lazyCompilation: false },
    output: {
      assetPrefix: 'auto',
      sourceMap: false,
      // A style or picture in a data: URL would escape the hashes.
      dataUriLimit: 0,
      cssModules: { localIdentName: '[local]-[hash:base64:6]' },
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.output ??= {};
        // Browsers check a hash only on files that are fetched with CORS.
        config.output.crossOriginLoading = 'anonymous';
        // A request that hangs must make room for a Retry; in ms, 120 000 by default.
        config.output.chunkLoadTimeout = 12_000;
      },
    },
  };
}
