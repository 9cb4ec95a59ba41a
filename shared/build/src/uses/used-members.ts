import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isSourceFile,
} from 'typescript/unstable/ast/is';
import { API, type Project, type Symbol } from 'typescript/unstable/sync';

/** A declaration of the platform, and which of its members: `Toasts` and `success`. */
export type UsedMember = { declaration: string; member: string };

/** Packages whose types the platform's surface is made of. */
const platformFile = /[\\/](?:shared|@motohaat)[\\/](?:platform|api|contract|domain)[\\/]/;

/**
 * The members of the platform's types that files name, by TypeScript's own account of what each name
 * stands for.
 *
 * @param dir the application's folder, whose tsconfig.json counts where it has one
 * @param files paths of what was bundled
 * @param isMember whether a type of the platform has a member of that name: others are not asked about
 */
export function usedMembers(
  dir: string,
  files: readonly string[],
  isMember: (name: string) => boolean,
): UsedMember[] {
  const config = join(dir, 'tsconfig.uses.json');
  const text = JSON.stringify(configOf(dir, files));
  const isConfig = (path: string) => path === config;
  const api = new API({
    cwd: dir,
    fs: {
      readFile: (path) => (isConfig(path) ? text : undefined),
      fileExists: (path) => (isConfig(path) ? true : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open the sources of ${dir}.`);
    return files.flatMap((file) => membersIn(project, file, isMember));
  } finally {
    api.close();
  }
}

/** The application's own settings, for exactly these files and with the sources of all packages. */
function configOf(dir: string, files: readonly string[]) {
  const own = join(dir, 'tsconfig.json');
  return {
    ...(existsSync(own) && { extends: own }),
    compilerOptions: {
      ...(!existsSync(own) && ownOptions),
      allowImportingTsExtensions: true,
      composite: false,
      incremental: false,
      noEmit: true,
      skipLibCheck: true,
    },
    files,
    include: [],
    references: [],
  };
}

/** Where an application has no settings. */
const ownOptions = {
  strict: true,
  jsx: 'react-jsx',
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
};

function membersIn(
  project: Project,
  file: string,
  isMember: (name: string) => boolean,
): UsedMember[] {
  const source = project.program.getSourceFile(file);
  if (!source) return [];
  const { names, shorthands } = candidates(source, isMember);
  const symbols = names.length > 0 ? project.checker.getSymbolAtLocation(names) : [];
  const patterns = shorthands.map(({ pattern, name }) => {
    const type = project.checker.getTypeAtLocation(pattern);
    return type && project.checker.getPropertyOfType(type, name);
  });
  return [...symbols, ...patterns].flatMap((symbol) => (symbol ? declaredBy(symbol) : []));
}

/** `toasts.success` and `{ success: done }`, and `{ success }` apart: it names a variable as well. */
function candidates(source: SourceFile, isMember: (name: string) => boolean) {
  const names: Node[] = [];
  const shorthands: { pattern: Node; name: string }[] = [];
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node)) {
      if (isIdentifier(node.name) && isMember(node.name.text)) names.push(node.name);
    } else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
      const { propertyName, name } = node;
      if (propertyName) names.push(propertyName);
      else if (name && isIdentifier(name) && isMember(name.text)) {
        shorthands.push({ pattern: node.parent, name: name.text });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { names, shorthands };
}

/** Where the platform declares what a name stands for. */
function declaredBy({ declarations }: Symbol): UsedMember[] {
  return declarations
    .filter(({ path }) => platformFile.test(path))
    .flatMap((handle) => {
      let node = handle.resolve();
      let member: string | undefined;
      let declaration: string | undefined;
      while (node && !isSourceFile(node)) {
        const name = nameOf(node);
        if (name !== undefined) {
          if (declaration !== undefined) member = declaration;
          declaration = name;
        }
        node = node.parent;
      }
      // What has a name at the outermost level alone is exported or not: the bundler tells of that.
      return declaration === undefined || member === undefined ? [] : [{ declaration, member }];
    });
}

function nameOf(node: Node): string | undefined {
  const { name } = node as Node & { name?: Node };
  return name && isIdentifier(name) ? name.text : undefined;
}
