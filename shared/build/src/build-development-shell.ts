// Builds a shell for development into one file: `DIR FILE`, with NODE_ENV and COMPOSITION_PUBLIC_KEYS.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';

import type { DevelopmentShell } from './development-shell.ts';
import { releaseFileName } from './release-files.ts';

const [dir = '', file = ''] = process.argv.slice(2);
const output = mkdtempSync(join(tmpdir(), 'motohaat-shell-'));
try {
  const config = pathToFileURL(join(dir, 'rsbuild.config.ts')).href;
  const own = ((await import(config)) as { default: RsbuildConfig }).default;
  const rsbuild = await createRsbuild({
    cwd: dir,
    rsbuildConfig: mergeRsbuildConfig(own, {
      mode: 'development',
      // Its files are served from wherever it is worked with.
      dev: { assetPrefix: 'auto' },
      output: { distPath: { root: output }, sourceMap: false, minify: { js: 'always' } },
    }),
  });
  rsbuild.logger.level = 'error';
  const { close } = await rsbuild.build();
  await close();
  writeFileSync(file, JSON.stringify(packed()));
} finally {
  rmSync(output, { recursive: true, force: true });
}

function packed(): DevelopmentShell {
  const release = JSON.parse(
    readFileSync(join(output, releaseFileName), 'utf8'),
  ) as DevelopmentShell;
  const paths = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== releaseFileName)
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
  return {
    scripts: release.scripts,
    styles: release.styles,
    files: Object.fromEntries(paths.map((path) => [path, contentOf(path)])),
  };
}

function contentOf(path: string) {
  const content = readFileSync(join(output, path));
  return /\.(?:js|css|svg|txt)$/.test(path)
    ? { text: content.toString() }
    : { base64: content.toString('base64') };
}
