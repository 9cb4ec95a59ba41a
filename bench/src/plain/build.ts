import { join } from 'node:path';

import { commonConfig } from '@motohaat/build/common-config';
import { lateHashes } from '@motohaat/build/late-hashes';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

import { compositionPublicKeys } from '../../../scripts/lib/keys.ts';
import { root } from '../../../scripts/lib/run.ts';

const here = import.meta.dirname;
export const plainFolder = join(root, '.motohaat/bench/plain');

export type PlainBuild = { scripts: string[]; styles: string[] };

/** Builds shell and storefront as one application with the settings of the product's builds,
 * without federation. */
export async function buildPlain(): Promise<PlainBuild> {
  const common = commonConfig('plain');
  const rsbuild = await createRsbuild({
    cwd: join(root, 'shell'),
    rsbuildConfig: {
      ...common,
      mode: 'production',
      // Nobody tells it hashes: it keeps those of what home loads.
      plugins: [
        pluginReact(),
        lateHashes({ named: ['words-en', 'words-bn', 'home'], like: /\blower\b/ }),
      ],
      logLevel: 'error',
      source: {
        entry: { shell: './src/bootstrap.tsx' },
        define: {
          SHARED_VERSIONS: '{}',
          COMPOSITION_KEYS: JSON.stringify(compositionPublicKeys().split(',')),
        },
      },
      resolve: {
        alias: {
          [join(root, 'shell/src/remotes/federation.ts')]: join(here, 'federation.ts'),
          [join(root, 'shell/src/remotes/shared-modules.ts')]: join(here, 'federation.ts'),
        },
      },
      output: {
        ...common.output,
        distPath: { root: plainFolder },
        assetPrefix: '/plain/',
        cleanDistPath: true,
      },
    },
  });
  const { stats, close } = await rsbuild.build();
  const assets =
    stats?.toJson({ all: false, entrypoints: true }).entrypoints?.['shell']?.assets ?? [];
  await close();
  const named = (ending: string) =>
    assets.map(({ name }) => `/plain/${name}`).filter((path) => path.endsWith(ending));
  return { scripts: named('.js'), styles: named('.css') };
}
