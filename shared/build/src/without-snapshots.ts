import { join } from 'node:path';

import type { RsbuildPlugin } from '@rsbuild/core';

const snapshotHandler = /[\\/]snapshot[\\/]SnapshotHandler\.js$/;

/**
 * Leaves the runtime's handling of snapshots out of the shell; see no-snapshots.ts. Like
 * `esmFederationRuntime` it works around internals of @module-federation/runtime-core 2.9.
 */
export function withoutSnapshots(): RsbuildPlugin {
  return {
    name: 'motohaat:without-snapshots',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, mergeConfig }) =>
        mergeConfig(config, {
          plugins: [
            new rspack.NormalModuleReplacementPlugin(
              snapshotHandler,
              join(import.meta.dirname, 'no-snapshots.ts'),
            ),
          ],
        }),
      );
    },
  };
}
