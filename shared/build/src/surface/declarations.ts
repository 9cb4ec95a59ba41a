import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'oxc-parser';

import type { Declaration } from './surface.ts';

/** A node of the syntax tree, as much as is looked at. */
export type Node = {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
};

/** A module of emitted types. */
export type Module = {
  path: string;
  /** Text of a node on one line, without comments. */
  text: (node: Node) => string;
  /** Name → what this module declares itself. */
  declared: ReadonlyMap<string, Node>;
  /** Name → the module that has it, and its name there. */
  imported: ReadonlyMap<string, { from: string; name: string }>;
  /** Exported name → name in this module or, with `from`, in that one. */
  exported: ReadonlyMap<string, { from?: string | undefined; name: string; value: boolean }>;
  /** Modules whose exports are all exported here too. */
  passedOn: readonly { from: string; value: boolean }[];
};

/** Reads a `.d.ts` file as the compiler writes it: one declaration a statement, no default exports. */
export function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, source);
  const module = {
    path,
    text: (node: Node) => textOf(source, comments, node),
    declared: new Map<string, Node>(),
    imported: new Map<string, { from: string; name: string }>(),
    exported: new Map<string, { from?: string | undefined; name: string; value: boolean }>(),
    passedOn: [] as { from: string; value: boolean }[],
  };
  for (const statement of program.body as unknown as Node[]) enter(module, statement);
  return module;
}

function enter(module: ReturnType<typeof readModule> & Mutable, statement: Node): void {
  const from = textValue(statement['source']);
  if (statement.type === 'ImportDeclaration') {
    for (const each of nodes(statement['specifiers'])) {
      const name = nameOf(each['imported']) ?? '*';
      module.imported.set(nameOf(each['local'])!, { from: from!, name });
    }
    return;
  }
  if (statement.type === 'ExportAllDeclaration') {
    module.passedOn.push({ from: from!, value: statement['exportKind'] !== 'type' });
    return;
  }
  const isExport = statement.type === 'ExportNamedDeclaration';
  for (const each of isExport ? nodes(statement['specifiers']) : []) {
    const isType = statement['exportKind'] === 'type' || each['exportKind'] === 'type';
    const name = nameOf(each['local'])!;
    module.exported.set(nameOf(each['exported'])!, { from, name, value: !isType });
  }
  const declaration = (isExport ? statement['declaration'] : statement) as Node | null;
  for (const [name, node] of declaration ? named(declaration) : []) {
    module.declared.set(name, node);
    const value = !/^TS(?:TypeAlias|Interface)Declaration$/.test(node.type);
    if (isExport) module.exported.set(name, { name, value });
  }
}

type Mutable = {
  declared: Map<string, Node>;
  imported: Map<string, { from: string; name: string }>;
  exported: Map<string, { from?: string | undefined; name: string; value: boolean }>;
  passedOn: { from: string; value: boolean }[];
};

function named(declaration: Node): [string, Node][] {
  if (declaration.type === 'VariableDeclaration') {
    return nodes(declaration['declarations']).map((each) => [nameOf(each['id'])!, each]);
  }
  const name = nameOf(declaration['id']);
  return name === undefined ? [] : [[name, declaration]];
}

/** The members of a declaration with their types as text; `=` for one that has none. */
export function describe({ text }: Module, node: Node): Declaration {
  const { parameters = '', body } = partsOf(node, text);
  const head: Declaration = parameters === '' ? {} : { '<>': parameters };
  const parts = body?.type === 'TSIntersectionType' ? nodes(body['types']) : body ? [body] : [];
  const literals = parts.filter(({ type }) => /^TS(?:TypeLiteral|InterfaceBody)$/.test(type));
  if (literals.length === 0) return { ...head, '=': body ? text(body) : text(node) };
  const others = parts.filter((part) => !literals.includes(part)).map(text);
  const members = literals
    .flatMap((literal) => nodes(literal['members'] ?? literal['body']))
    .map((member): [string, string] => [
      `${nameOf(member['key']) ?? textValue(member['key']) ?? '[]'}${member['optional'] ? '?' : ''}`,
      text(member)
        .replace(/^(?:'[^']*'|[\w$]+)\??: /, '')
        .replace(/;$/, ''),
    ]);
  return {
    ...head,
    ...(others.length > 0 && { '&': others.join(' & ') }),
    ...Object.fromEntries(members),
  };
}

function partsOf(node: Node, text: Module['text']): { parameters?: string; body?: Node } {
  const typed = (of: unknown) => (of as Node | null)?.['typeAnnotation'] as Node | undefined;
  const given = node['typeParameters'] as Node | null | undefined;
  const parameters = given ? text(given) : '';
  if (node.type === 'TSTypeAliasDeclaration') {
    return { parameters, body: node['typeAnnotation'] as Node };
  }
  if (node.type === 'TSInterfaceDeclaration') return { parameters, body: node['body'] as Node };
  const body =
    node.type === 'VariableDeclarator' ? typed(typed({ typeAnnotation: node['id'] })) : undefined;
  const inner = body?.type === 'TSTypeAnnotation' ? typed(body) : body;
  return inner ? { body: inner } : {};
}

/** Where the types of a module lie that another names; nothing for packages from elsewhere. */
export function locate(root: string, path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return join(dirname(path), specifier.replace(/\.tsx?$/, '.d.ts'));
  }
  const [, name, rest = 'index'] = /^@motohaat\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const found = [`${rest}.d.ts`, `${rest}/index.d.ts`]
    .map((file) => join(root, 'shared', name, '.tsc', file))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${specifier} has no emitted types: run tsc -b.`);
  return found;
}

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

export function nameOf(value: unknown): string | undefined {
  const name = (value as Node | null)?.['name'];
  return typeof name === 'string' ? name : textValue(value);
}

function textValue(value: unknown): string | undefined {
  const text = (value as Node | null | undefined)?.['value'];
  return typeof text === 'string' ? text : undefined;
}

function textOf(
  source: string,
  comments: readonly { start: number; end: number }[],
  { start, end }: Node,
): string {
  let text = '';
  let at = start;
  for (const comment of comments) {
    if (comment.start < at || comment.end > end) continue;
    text += source.slice(at, comment.start);
    at = comment.end;
  }
  return (text + source.slice(at, end))
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
