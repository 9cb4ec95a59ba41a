/** Dependencies of a package.json: name → version as it stands there. */
export type Dependencies = Record<string, string>;

/** The parts of a package.json that a lock file repeats. */
export type PackageParts = { dependencies: Dependencies; devDependencies: Dependencies };

/**
 * Adds a package to a lock file of pnpm (version 9). All that it needs is resolved already, because
 * another package has it; so nothing is asked of a registry, and no version moves.
 *
 * @param model a package in the lock file that has at least the same dependencies
 * @throws Error when the lock file does not have it
 */
export function addImporter(
  lock: string,
  { name, model, parts }: { name: string; model: string; parts: PackageParts },
): string {
  const end = lock.indexOf('\npackages:\n');
  // Catalogs stand before them, and look alike.
  const start = lock.indexOf('\nimporters:\n');
  const importers = [...lock.slice(start, end).matchAll(/^ {2}(\S+):\n((?: {4}.*\n)+)/gm)];
  const block = importers.find((importer) => importer[1] === model)?.[2];
  if (!block) throw new Error(`pnpm-lock.yaml has no package ${model}.`);
  // pnpm keeps them in the order of their names.
  const next = importers.find((importer) => String(importer[1]) > name);
  const at = next ? start + next.index : end;
  const importer = `  ${name}:\n${keepOnly(block, parts)}`;
  return next
    ? `${lock.slice(0, at)}${importer}\n${lock.slice(at)}`
    : `${lock.slice(0, at)}\n${importer}${lock.slice(at)}`;
}

/** The entries of a block (`      name:`, then `specifier` and `version`) that are wanted. */
function keepOnly(block: string, parts: PackageParts): string {
  let wanted: Dependencies = {};
  let keeps = true;
  const lines = block.split('\n').filter((line) => {
    const [, section] = /^ {4}(\w+):$/.exec(line) ?? [];
    const [, dependency] = /^ {6}'?([^' ]+?)'?:$/.exec(line) ?? [];
    if (section) wanted = parts[section as keyof PackageParts];
    if (dependency) keeps = dependency in wanted;
    return section ? true : keeps;
  });
  return lines.join('\n');
}
