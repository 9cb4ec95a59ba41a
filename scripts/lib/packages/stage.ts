import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';
import { platformContract } from '@motohaat/platform';
import { parse } from 'yaml';

import { root, run } from '../run.ts';
import { workspace } from '../workspace.ts';
import { type Manifest, publishedManifest } from './manifest.ts';

/** What a package has beside its sources. */
const beside = [
  'README.md',
  'CHANGELOG.md',
  'surface.json',
  'tsconfig.base.json',
  'tsconfig.remote.json',
];

/** Folders and files of `dist` that are for this workspace's tests alone. */
const tests = ['**/*.test.{js,d.ts}', '**/testing'];

type TsConfig = { compilerOptions: { rootDir: string } };

/** The folders of the packages that teams elsewhere install: those that say how they are published. */
export function publishedPackages(): string[] {
  return [...workspace().values()]
    .map(({ folder }) => folder)
    .filter(
      (folder) => 'publishConfig' in (readJson(join(root, folder, 'package.json')) as object),
    );
}

/**
 * Writes each published package as it leaves the workspace: compiled, with its declarations, its styles
 * and a package.json that says versions. Types must have been checked before.
 *
 * @param target is emptied first
 * @returns the folders that were written
 * @throws UserError when a package does not compile
 */
export async function stagePackages(target: string): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  const catalogs = readCatalogs();
  return Promise.all(
    publishedPackages().map(async (folder) => {
      const to = join(target, folder.slice(folder.lastIndexOf('/') + 1));
      const { compilerOptions } = readJson(join(root, folder, 'tsconfig.json')) as TsConfig;
      const { rootDir } = compilerOptions;
      await compile(folder, join(to, 'dist'));
      copyOthers(join(root, folder, rootDir), join(to, 'dist'));
      leadFacadesOut(folder, join(to, 'dist'));
      const manifest = publishedManifest(readJson(join(root, folder, 'package.json')) as Manifest, {
        version: platformContract,
        catalog: catalogs,
        rootDir,
      });
      writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      for (const name of beside.filter((each) => existsSync(join(root, folder, each)))) {
        const text = readFileSync(join(root, folder, name), 'utf8');
        writeFileSync(
          join(to, name),
          text.replaceAll(/"\.\/(facades\/\w+)\.ts"/g, '"./dist/$1.d.ts"'),
        );
      }
      cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
      return to;
    }),
  );
}

/** The workspace's own settings write declarations alone, and take part in its incremental build. */
const emitting = [
  '--composite',
  'false',
  '--incremental',
  'false',
  '--emitDeclarationOnly',
  'false',
  '--rewriteRelativeImportExtensions',
];

async function compile(folder: string, dist: string): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  const { code, output } = await run('tsc', ['-p', project, '--outDir', dist, ...emitting]);
  if (code !== 0) throw new UserError(`${folder} does not compile:\n${output.trim().slice(-2000)}`);
  for (const path of globSync(tests, { cwd: dist })) {
    rmSync(join(dist, path), { recursive: true, force: true });
  }
}

/**
 * A remote's compiler takes the façade for the package of its name. Within this workspace the façade's own
 * import of that name leads to the package; elsewhere it would lead to the façade itself, so it goes by the
 * place where both are installed.
 */
function leadFacadesOut(folder: string, dist: string): void {
  const settings = join(root, folder, 'tsconfig.remote.json');
  if (!existsSync(settings)) return;
  const { compilerOptions } = readJson(settings) as { compilerOptions: { paths: Paths } };
  for (const [name, [facade = '']] of Object.entries(compilerOptions.paths)) {
    const file = join(dist, facade.replace(/\.ts$/, '.d.ts'));
    const text = readFileSync(file, 'utf8');
    if (!text.includes(`'${name}'`)) continue;
    const own = createRequire(join(root, folder, 'package.json'));
    const { types = '' } = readJson(own.resolve(`${name}/package.json`)) as { types?: string };
    const place = `../../../../${name}/${types.replace(/\.d\.ts$/, '.js')}`;
    writeFileSync(file, text.replaceAll(`'${name}'`, `'${place}'`));
  }
}

type Paths = Record<string, string[]>;

/** Styles, drawings, templates and declarations that were written by hand. */
function copyOthers(from: string, to: string): void {
  const files = globSync('**/*', {
    cwd: from,
    withFileTypes: true,
    exclude: (entry) => /^(?:node_modules|dist|\.tsc)$/.test(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .filter((path) => path.endsWith('.d.ts') || !/\.(?:tsx?|json|tsbuildinfo|md)$/.test(path));
  for (const path of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

type Catalog = Record<string, string>;

function readCatalogs(): (name: string, specifier: string) => string {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const { catalog, catalogs } = parse(text) as {
    catalog: Catalog;
    catalogs: Record<string, Catalog>;
  };
  return (name, specifier) => {
    const own = specifier.slice('catalog:'.length);
    const version = (own ? catalogs[own] : catalog)?.[name];
    if (version === undefined) throw new Error(`No catalogue has ${name} (${specifier}).`);
    return version;
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
