import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Node } from 'typescript/unstable/ast';
import { isIdentifier, isSourceFile } from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync';

import { asked, partsOf, typesAt } from './asked-types.ts';
import { handedOnIn, membersAs } from './handed-on.ts';
import { type MemberPick, picksIn } from './picked-members.ts';

/** A declaration of the platform, and which of its members: `Toasts` and `success`. */
export type UsedMember = { declaration: string; member: string };

/** Packages whose types the platform's surface is made of. */
const platformFile = /[\\/](?:shared|@motohaat)[\\/](?:platform|api|contract|domain)[\\/]/;

/**
 * The members of the platform's types that files name, by TypeScript's own account of what each name
 * stands for, and those that they hand on as something else.
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
    const known = { isMember, isOfPlatform: rememberPlatformTypes() };
    return files.flatMap((file) => membersIn(project, file, known));
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

type Knowledge = {
  isMember: (name: string) => boolean;
  isOfPlatform: (type: Type) => boolean;
};

function membersIn({ program, checker }: Project, file: string, known: Knowledge): UsedMember[] {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const { names, picks } = picksIn(source, known.isMember);
  const handed = handedOnIn(source);
  const symbols = names.length > 0 ? checker.getSymbolAtLocation(names) : [];
  const owners = typesAt(
    checker,
    picks.map(({ of }) => of),
  );
  const types = typesAt(checker, handed);
  const picked = picks.flatMap((pick, index) => pickedFrom(checker, owners[index], pick, known));
  const taken = handed.flatMap((value, index) => {
    const own = types[index];
    return own && known.isOfPlatform(own) ? membersAs(checker, value, own) : [];
  });
  return [...symbols, ...picked, ...taken].flatMap((symbol) => (symbol ? declaredBy(symbol) : []));
}

/** The members on the way, and at its end. */
function pickedFrom(
  checker: Checker,
  owner: Type | undefined,
  { path, all }: MemberPick,
  { isOfPlatform }: Knowledge,
): Symbol[] {
  let type = owner && asked(() => checker.getNonNullableType(owner));
  const found: Symbol[] = [];
  for (const name of path) {
    const symbol = type && checker.getPropertyOfType(type, name);
    if (!symbol) return found;
    found.push(symbol);
    type = asked(() => checker.getTypeOfSymbol(symbol));
  }
  const rest = all && type && isOfPlatform(type) ? checker.getPropertiesOfType(type) : [];
  return [...found, ...rest];
}

function isDeclaredByPlatform(type: Type): boolean {
  return [type, ...partsOf(type)].some((part) =>
    [part.getSymbol(), part.getAliasSymbol()].some((symbol) =>
      symbol?.declarations.some(({ path }) => platformFile.test(path)),
    ),
  );
}

/** Tells whether the platform says what a type is; each is asked about once. */
function rememberPlatformTypes(): (type: Type) => boolean {
  const known = new Map<number, boolean>();
  return (type) => {
    const is = known.get(type.id) ?? isDeclaredByPlatform(type);
    known.set(type.id, is);
    return is;
  };
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
