import { join } from 'node:path';

import type { RsbuildPlugin } from '@rsbuild/core';

const tableOfCalls = /[\\/]contract[\\/]src[\\/]calls[\\/][^\\/]+\.ts$/;

/**
 * In a production build each row of the table of calls keeps what a request is made of, and leaves
 * its schemas and words to development, tests and the server: some 80 bytes instead of a schema
 * library with all of the contract.
 */
export function slimCalls(): RsbuildPlugin {
  return {
    name: 'motohaat:slim-calls',
    setup(api) {
      api.modifyRspackConfig((config, { env, mergeConfig }) =>
        env === 'development'
          ? config
          : mergeConfig(config, {
              module: {
                rules: [
                  { test: tableOfCalls, loader: join(import.meta.dirname, 'slim-calls.loader.mjs') },
                ],
              },
            }),
      );
    },
  };
}
