import type { Rspack } from '@rsbuild/core';

/** What a build bundled of its own, and what it takes of others. */
export type UsedModules = {
  /** Shared module → the exports that are used; `*` for all of them. */
  shared: Record<string, string[]>;
  /** Path of a bundled file → its exports that are used; `*` for all of them. */
  files: Map<string, string[]>;
};

/** A module that is the shell's copy of a package, as `remoteContainer` writes it. */
const external = /\.shared\(\\?"([^"\\]+)/;

/** What the bundler says it kept of every module that got into a script. */
export function usedModules(stats: Rspack.Stats): UsedModules {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    dependentModules: true,
    // Those that were put into another module's place are of no script by themselves.
    orphanModules: true,
    usedExports: true,
    groupModulesByAttributes: false,
    groupModulesByCacheStatus: false,
    groupModulesByExtension: false,
    groupModulesByLayer: false,
    groupModulesByPath: false,
    groupModulesByType: false,
    modulesSpace: Number.MAX_SAFE_INTEGER,
    nestedModulesSpace: Number.MAX_SAFE_INTEGER,
  });
  const used: UsedModules = { shared: {}, files: new Map() };
  const bundled = modules.filter(({ orphan }) => !orphan);
  for (const module of bundled.flatMap((each) => [each, ...(each.modules ?? [])])) {
    const exports = exportsOf(module.usedExports);
    const shared = external.exec(module.name ?? '')?.[1];
    const [file] = (module.nameForCondition ?? '').split('?');
    if (shared !== undefined) used.shared[shared] = exports;
    else if (file) used.files.set(file, exports);
  }
  return used;
}

/** @param used names, all (`true`), or none */
function exportsOf(used: Rspack.StatsModule['usedExports']): string[] {
  if (used === true) return ['*'];
  if (typeof used === 'string') return [used];
  return Array.isArray(used) ? used.toSorted() : [];
}
