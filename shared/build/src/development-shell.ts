import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { RsbuildPlugin } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/** The file of a shell's release that holds its build for development. */
export const developmentFile = 'development.json';

/**
 * What stands in the build for development in the place of the keys that a shell trusts: nobody has the
 * other half. Whoever works on a remote puts the key of that one run in its place.
 */
export const developmentKey = Buffer.alloc(32, 'the key of one run').toString('base64url');

/** A shell for development, as one file that no browser runs as it is. */
export type DevelopmentShell = {
  /** Paths of the document's scripts and style sheets, in order. */
  scripts: string[];
  styles: string[];
  /** Path → content; what is no text is in base64. */
  files: Record<string, { text: string } | { base64: string }>;
};

/**
 * Adds the build for development to the shell's own, so that a remote which is worked on elsewhere has the
 * shell that is live. In a process of its own: what is built for is said by the environment.
 */
export function developmentShell(dir: string): RsbuildPlugin {
  return {
    name: 'motohaat:development-shell',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const file = join(api.context.distPath, developmentFile);
        const flags = process.execArgv;
        await promisify(execFile)(
          process.execPath,
          [...flags, ownModule('build-development-shell'), dir, file],
          {
            env: {
              ...process.env,
              NODE_ENV: 'development',
              COMPOSITION_PUBLIC_KEYS: developmentKey,
            },
          },
        );
      });
    },
  };
}
