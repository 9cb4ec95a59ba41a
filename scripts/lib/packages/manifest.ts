import { acceptedRange, sharedPackages } from '@motohaat/build/shared-packages';

type Dependencies = Record<string, string>;
type Exports = Record<string, string>;

/** The parts of a package.json that change when a package leaves the workspace. */
export type Manifest = {
  name: string;
  private?: boolean;
  bin?: Record<string, string>;
  exports?: Exports;
  sideEffects?: false | string[];
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
};

export type Publication = {
  /** Of all packages: the platform contract's. */
  version: string;
  /** The version of a package from elsewhere, as `catalog:` or `catalog:name` says. */
  catalog: (name: string, specifier: string) => string;
  /** The folder that the compiler takes for the sources' own: `src`, or `.`. */
  rootDir: string;
};

const compiled = /\.tsx?$/;

const isPeer = (name: string) => sharedPackages.includes(name);

/**
 * A package.json as it is published: with the compiled files in place of the sources, and versions in
 * place of what only this workspace understands. Packages of which a page has one copy, the shell's, are
 * peers there: their version is the team's to choose, as in a release.
 */
export function publishedManifest(manifest: Manifest, publication: Publication): object {
  const { private: _, bin, exports = {}, sideEffects, ...rest } = manifest;
  const built = (path: string) => builtPath(path, publication.rootDir);
  const dependencies = versions(manifest.dependencies, publication);
  return {
    ...rest,
    version: publication.version,
    license: 'MIT',
    ...(bin && { bin: map(bin, (path) => `${built(path)}.js`) }),
    ...(sideEffects !== undefined && {
      sideEffects: sideEffects && sideEffects.map((path) => withEnding(built(path), path)),
    }),
    exports: map(exports, (path) =>
      compiled.test(path)
        ? { types: `${built(path)}.d.ts`, default: `${built(path)}.js` }
        : built(path),
    ),
    dependencies: only(dependencies, (name) => !isPeer(name)),
    peerDependencies: map(only(dependencies, isPeer), (version, name) =>
      acceptedRange(name, version),
    ),
    devDependencies: versions(manifest.devDependencies, publication),
  };
}

/** `./src/a.ts` → `./dist/a`; a path outside of the sources is the same. */
function builtPath(path: string, rootDir: string): string {
  const from = rootDir === '.' ? './' : `./${rootDir}/`;
  if (!path.startsWith('./src/') && !compiled.test(path)) return path;
  return path.replace(from, './dist/').replace(compiled, '');
}

const withEnding = (built: string, path: string) => (compiled.test(path) ? `${built}.js` : built);

function versions(dependencies: Dependencies = {}, { version, catalog }: Publication) {
  return map(dependencies, (specifier, name) =>
    specifier.startsWith('workspace:') ? version : catalog(name, specifier),
  );
}

function map<Value, Result>(
  values: Record<string, Value>,
  to: (value: Value, key: string) => Result,
) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value, key)]));
}

function only<Value>(values: Record<string, Value>, fits: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => fits(key)));
}
