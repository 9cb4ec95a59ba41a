import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';

import { type BuildReport, report, statsOf } from './release-plugin.ts';

/** One state of the files of a development server. */
export type DevBuild = BuildReport & {
  /** Paths of all files. */
  names: () => string[];
  /** @throws Error when there is no such file */
  read: (path: string) => Buffer;
};

export type DevServer = {
  /** Answers a request below `base`, or calls `next`. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

export type DevServerOptions = {
  /** The application's folder, which has an `rsbuild.config.ts`. */
  dir: string;
  /** The path below which its files are, without a slash at the end. */
  base: string;
  /** Takes the connections over which pages hear of edits. */
  server: Server;
  /** The port on which it listens, or will. */
  port: number;
  /** Where a build would write; nothing is written. */
  output: string;
  /** Files besides the sources whose edits are followed by a build too. */
  also?: readonly string[];
  /** Told after each build; `undefined` when it has errors. */
  onBuilt: (build: DevBuild | undefined) => void;
};

/**
 * Builds an application for development, in memory, whenever it is edited, and lets open pages take
 * edits up in place. Resolves when it has been built for the first time.
 *
 * `NODE_ENV` must be `development`: the builds of shell and remotes ask for it.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { dir, server, onBuilt } = options;
  const file = pathToFileURL(join(dir, 'rsbuild.config.ts')).href;
  const own = ((await import(file)) as { default: RsbuildConfig }).default;
  const rsbuild = await createRsbuild({
    cwd: dir,
    rsbuildConfig: mergeRsbuildConfig(own, development(options)),
  });
  rsbuild.logger.level = 'error';
  const first = new Promise<void>((resolve) => {
    rsbuild.onAfterDevCompile(({ stats }) => {
      onBuilt(stats.hasErrors() ? undefined : built(stats));
      resolve();
    });
  });
  const dev = await rsbuild.createDevServer();
  dev.connectWebSocket({ server });
  await first;
  return {
    handle: (request, response, next) => dev.middlewares(request, response, next),
    close: () => dev.close(),
  };
}

function development({ base, output, port, also = [] }: DevServerOptions): RsbuildConfig {
  return {
    mode: 'development',
    server: { middlewareMode: true, base, publicDir: false },
    dev: { assetPrefix: `${base}/`, client: { path: `${base}/hot`, port } },
    output: { distPath: { root: output }, sourceMap: { js: 'cheap-module-source-map' } },
    // A page that ran a module with errors could not take up the edit that mends it.
    tools: { rspack: { optimization: { emitOnErrors: false }, plugins: [following(also)] } },
  };
}

function following(files: readonly string[]): Rspack.RspackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.afterCompile.tap('following', (compilation) => {
        for (const file of files) compilation.fileDependencies.add(file);
      });
    },
  };
}

function built(stats: Rspack.Stats | Rspack.MultiStats): DevBuild {
  const { compilation } = statsOf(stats, 'browser');
  return {
    ...report(stats),
    names: () => compilation.getAssets().map(({ name }) => name),
    read(path) {
      const asset = compilation.getAsset(path);
      if (!asset) throw new Error(`The build made no file "${path}".`);
      return asset.source.buffer();
    },
  };
}
