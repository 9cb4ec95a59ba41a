import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import type { RemoteRelease } from '@motohaat/contract/composition';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

const packages = resolve(import.meta.dirname, '../../node_modules');

export type Trial = {
  dir: string;
  build: () => Promise<{ release: RemoteRelease; read: (path: string) => Buffer }>;
  remove: () => void;
};

/**
 * An application in a temporary folder that has the packages of `shared`.
 *
 * @param files path → text
 * @param config the build, given the folder
 */
export function createTrial(
  files: Record<string, string>,
  config: (dir: string) => RsbuildConfig,
): Trial {
  const dir = mkdtempSync(join(tmpdir(), 'motohaat-trial-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(packages, join(dir, 'node_modules'));
  const read = (path: string) => readFileSync(join(dir, 'dist', path));
  return {
    dir,
    async build() {
      const rsbuild = await createRsbuild({
        cwd: dir,
        config: { ...config(dir), mode: 'production' },
      });
      rsbuild.logger.level = 'error';
      const { close } = await rsbuild.build();
      await close();
      return { release: JSON.parse(String(read('release.json'))) as RemoteRelease, read };
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
