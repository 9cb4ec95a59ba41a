import { serverBase } from '@motohaat/contract/rendering';
import type { EnvironmentConfig } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/** The folder of server bundles within a release. */
const folder = 'server';

type ServerBundle = {
  /** The name of the application, which its file has too. */
  name: string;
  /** The module whose exports are the bundle's. */
  entry: string;
  /** What it requires from whoever runs it. */
  externals: readonly string[];
};

/**
 * The target of a build that draws on the server: one CommonJS file from the same sources, with the
 * class names and the addresses of files that the browser's target has. It emits neither styles nor
 * other files, and may require nothing but its externals and where the files of its release are.
 */
export function serverBundle({ name, entry, externals }: ServerBundle): EnvironmentConfig {
  const required = [...externals, serverBase];
  return {
    security: { sri: { enable: false } },
    source: { entry: { [name]: [ownModule('server-base'), entry] } },
    output: {
      target: 'node',
      overrideBrowserslist: ['node >= 24'],
      module: false,
      assetPrefix: '',
      distPath: { js: folder },
      filename: { js: '[name].[contenthash:10].cjs' },
      emitAssets: false,
      sourceMap: false,
      legalComments: 'none',
      externals: Object.fromEntries(required.map((each) => [each, `commonjs ${each}`])),
      // Comments hold paths of the machine. Names stay, for whoever reads a stack.
      minify: {
        jsOptions: {
          minimizerOptions: { compress: true, mangle: false, format: { comments: false } },
        },
      },
    },
    tools: {
      rspack: (config) => {
        config.output ??= {};
        config.output.library = { type: 'commonjs2' };
        config.output.asyncChunks = false;
        config.optimization ??= {};
        config.optimization.splitChunks = false;
        config.optimization.runtimeChunk = false;
      },
    },
  };
}
