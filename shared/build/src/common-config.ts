import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { RsbuildConfig, Rspack } from '@rsbuild/core';

import { classNames } from './class-names.ts';
import { compiledOnArrival } from './compiled-on-arrival.ts';
import { formatsOnce } from './formats-once.ts';
import { hashAlgorithm } from './release-files.ts';
import { slimCalls } from './slim-calls.ts';
import { slimDom } from './slim-dom.ts';
import { slimRouter } from './slim-router.ts';
import { slimSchemas } from './slim-schemas.ts';

/** Older ones lack `AbortSignal.any`, without which no list can be read: nothing is written for them. */
const browsers = ['chrome >= 116', 'edge >= 116', 'firefox >= 124', 'safari >= 17.4'];

/**
 * What the builds of shell and remotes have in common: paths that work from any address, hashes of all
 * chunks in the code that loads them, no HTML (the server writes the document), and source maps without
 * the sources.
 *
 * @param application its name
 * @param front the name of its front page's chunk, whose styles stand apart
 * @param words the group of words that formats come with; without it each chunk has its own
 */
export function commonConfig(
  application: string,
  { front, words }: { front?: string | undefined; words?: string } = {},
): RsbuildConfig {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  return {
    // Hashes in the loading code make the browser refuse an altered chunk or style sheet.
    security: { sri: { enable: 'auto', algorithm: hashAlgorithm } },
    // Who works on a remote has it in a shell of another port.
    server: { cors: { origin: /^http:\/\/localhost:\d+$/ } },
    dev: { lazyCompilation: false },
    output: {
      overrideBrowserslist: browsers,
      assetPrefix: 'auto',
      // For whoever reads what went wrong in people's browsers: the server keeps them and gives them to nobody.
      sourceMap: { js: isDevelopment ? false : 'hidden-nosources-source-map', css: false },
      ...(!isDevelopment && { filename: { css: '[id].css' } }),
      // A style or picture in a data: URL would escape the hashes. Not a sheet's own font of one letter, for
      // which a first page need not wait: its hash is the sheet's.
      dataUriLimit: { svg: 0, font: 1_000, image: 0, media: 0, assets: 0 },
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 } } } },
    },
    tools: {
      htmlPlugin: false,
      // Only who reads the page while it is made is sent the words.
      cssLoader: { modules: { getLocalIdent: classNames(application, isDevelopment) } },
      rspack: (config, { isDev, target }) => {
        if (!isDev) {
          config.plugins.push(compiledOnArrival());
          config.output = {
            ...config.output,
            chunkFilename: lateFiles,
            devtoolModuleFilenameTemplate: sourceNameIn(application),
          };
          config.module.rules = [
            ...(config.module.rules ?? []),
            slimCalls,
            slimSchemas,
            slimRouter(target === 'node'),
            slimDom,
          ];
          config.resolve.alias = { ...config.resolve.alias, 'react-router$': productionRouter() };
        }
        config.output ??= {};
        // Browsers check a hash only on files that are fetched with CORS.
        config.output.crossOriginLoading = 'anonymous';
        // A request that hangs must make room for a Retry; in ms, 120 000 by default.
        config.output.chunkLoadTimeout = 12_000;
        config.optimization ??= {};
        config.optimization.splitChunks = withGroups(config.optimization.splitChunks, {
          ...(words !== undefined && !isDev && formatsOnce(words)),
          ...stylesOnce(front),
        });
      },
    },
  };
}

/**
 * What is loaded late is named as briefly as can be: the loading code, which every page waits for, would
 * list each name, and a hash of the content in it. A release has addresses of its own anyway.
 */
const lateFiles = 'static/js/async/[id].js';

/** From the root of the repository, wherever that is on a machine; of a package its name. */
function sourceNameIn(application: string) {
  return ({ resourcePath }: { resourcePath: string }): string => {
    const path = resourcePath.replaceAll('\\', '/').replace(/^\.\//, `${application}/`);
    const [, inPackage] = /.*\/(node_modules\/.*)/.exec(path) ?? [];
    return inPackage ?? path.replace(/^(?:\.\.\/)+/, '');
  };
}

/** Its package.json names the development build alone, which warns in people's consoles. */
function productionRouter(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs');
}

/**
 * The packages of a page's first moment: together they compress better than each alone. A container
 * has none, and is one file.
 */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: 'initial',
  priority: 1,
} as const;

type SplitChunks = NonNullable<Rspack.Configuration['optimization']>['splitChunks'];

function withGroups(
  given: SplitChunks,
  groups: Exclude<SplitChunks, false | undefined>['cacheGroups'],
): SplitChunks {
  const { cacheGroups, ...rest } = given || {};
  return {
    ...rest,
    cacheGroups: {
      ...cacheGroups,
      ...(rest.chunks !== 'async' && { libraries }),
      ...groups,
    },
  };
}

/** More pages than have this many between them share one sheet, whichever pages they are. */
const fewPages = 5;

/**
 * Styles that several chunks use, above all those of the shared UI, stand in sheets of their own: an
 * application sends them once, not once for each page. So that a page waits for little that it does not
 * use, there is one of those that the front page uses, one of those of many other pages, one for each
 * few pages that share some, and one of what comes late alone. They come in this order, those of more pages
 * first, and before a page's own, as the styles of an imported component come before its importer's: what
 * a component imports is used wherever the component is.
 *
 * @param front the name of the front page's chunk
 */
function stylesOnce(front: string | undefined) {
  const ofFront = new Set(front === undefined ? [] : [front, `${front}-lower`]);
  const few = Array.from({ length: fewPages }, (_, index) => index + 1);
  return {
    front: sheet('front-styles', fewPages + 3, (names) => names.some((name) => ofFront.has(name))),
    styles: sheet('styles', fewPages + 2, (names) => names.length > fewPages),
    ...Object.fromEntries(
      few.map((count) => [
        `styles-of-${count}`,
        sheet(ofPages, count + 1, (names) => names.length === count),
      ]),
    ),
    late: sheet('late-styles', 1, () => true),
  };
}

const ofPages = (_module: unknown, chunks: Named) => `styles-of-${namesOf(chunks).join('-')}`;

/** A sheet of the styles that several chunks use, where it is for such chunks; that of more priority first. */
const sheet = (
  name: string | typeof ofPages,
  priority: number,
  isFor: (names: readonly string[]) => boolean,
) => ({
  name,
  priority,
  type: 'css/mini-extract',
  test: (module: Rspack.Module, { chunkGraph }: { chunkGraph: ChunksOf }) =>
    isFor(namesOf([...chunkGraph.getModuleChunksIterable(module)])),
  chunks: 'all' as const,
  minChunks: 2,
  enforce: true,
});

/** Chunks have names that somebody comes to by themselves, above all pages. */
const namesOf = (chunks: Named): string[] =>
  chunks.flatMap(({ name }) => name ?? []).toSorted((one, other) => (one < other ? -1 : 1));

type Named = readonly { name?: string | undefined }[];
type ChunksOf = { getModuleChunksIterable: (module: Rspack.Module) => Iterable<Named[number]> };
