import { join } from 'node:path';

import type { Budget } from '@motohaat/contract/composition';
import { platformContract } from '@motohaat/platform';
import { deprecated } from '@motohaat/platform/deprecations';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

import { commonConfig } from './common-config.ts';
import { developmentShell } from './development-shell.ts';
import { lateHashes } from './late-hashes.ts';
import { releaseFiles } from './release-files.ts';
import { targets, writeRelease } from './release-plugin.ts';
import { serverBundle } from './server-bundle.ts';
import { readPackage, sharedVersions } from './shared-packages.ts';
import { checkUsedPages } from './used-pages.ts';
import { usesOfShell } from './uses/consumed.ts';
import { type FormerContract, providedBy } from './uses/provided.ts';
import { shellWordFiles } from './word-files.ts';

const isDevelopment = () => process.env['NODE_ENV'] === 'development';

export type ShellOptions = {
  /** The shell's folder: `import.meta.dirname` of its rsbuild.config.ts. */
  dir: string;
  /** The purposes of the pages that it links to. */
  uses: string[];
  /** What its scripts and style sheets may weigh: the server refuses to publish what weighs more. */
  budget: Budget;
  /** Names of chunks that many pages begin with: the hashes of their files stand in the first script. */
  first: string[];
  /** Majors of the platform contract of before, which it goes on serving. */
  former: readonly FormerContract[];
};

/**
 * The build of the shell: a plain application that carries the loader and the shared packages, and describes
 * itself in `dist/release.json`. A second target draws pages on the server. It knows no remote.
 */
export function defineShell({ dir, uses, budget, first, former }: ShellOptions): RsbuildConfig {
  const versions = sharedVersions(dir);
  const keys = compositionKeys();
  const common = commonConfig('shell');
  return {
    ...common,
    plugins: [
      pluginReact(),
      // Before the release lists the files that are there.
      !isDevelopment() && developmentShell(dir),
      writeRelease((dist, report) => {
        if (keys.length === 0) throw new Error('COMPOSITION_PUBLIC_KEYS names no key to trust.');
        checkUsedPages(dir, uses);
        const initial = report.chunkGroup('shell');
        if (!initial) throw new Error('The build made no entry "shell".');
        return {
          name: 'shell',
          kind: 'shell',
          version: readPackage(join(dir, 'package.json')).version,
          contract: platformContract,
          shared: versions,
          ...usesOfShell(report.used()),
          provided: providedBy({ dir, contract: platformContract, versions, former, deprecated }),
          files: releaseFiles(dist),
          ...(report.server !== undefined && { server: report.server }),
          uses,
          budget,
          trustedTypes: true,
          scripts: initial.filter((path) => path.endsWith('.js')),
          styles: initial.filter((path) => path.endsWith('.css')),
          ...shellWordFiles(report),
        };
      }),
    ],
    environments: {
      [targets.browser]: {
        plugins: [!isDevelopment() && lateHashes({ named: first })],
        source: {
          entry: { shell: './src/bootstrap.tsx' },
          define: {
            SHARED_VERSIONS: JSON.stringify(versions),
            COMPOSITION_KEYS: JSON.stringify(keys),
          },
        },
      },
      ...(!isDevelopment() && {
        [targets.server]: serverBundle({
          name: 'shell',
          entry: './src/server/index.ts',
          externals: [],
        }),
      }),
    },
  };
}

/** The public keys (Ed25519, raw, base64url) whose compositions the shell takes up. */
function compositionKeys(): string[] {
  return process.env['COMPOSITION_PUBLIC_KEYS']?.split(',').filter(Boolean) ?? [];
}
