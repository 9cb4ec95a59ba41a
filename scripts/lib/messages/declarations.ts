import type { Node, ObjectExpression, Program } from 'oxc-parser';

/** An object as it is written, whatever is said of its type. */
export function objectOf(node: Node): ObjectExpression | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return objectOf(node.expression);
  return node.type === 'ObjectExpression' ? node : undefined;
}

/** What a file declares outside of all functions, and what of it others may have. */
export function declarationsOf({ body }: Program) {
  const declared = new Map<string, Node>();
  const exported = new Map<string, Node>();
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const node = isExport ? statement.declaration : statement;
    const found: [string, Node][] = [];
    if (node?.type === 'FunctionDeclaration' && node.id) found.push([node.id.name, node]);
    else if (node?.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init) found.push([id.name, init]);
    }
    for (const [name, value] of found) {
      declared.set(name, value);
      if (isExport) exported.set(name, value);
    }
  }
  return { declared, exported };
}

/** The names that a file has from others of its package. */
export function relativeImports({ body }: Program): string[] {
  return body.flatMap((statement) => {
    const isImport = statement.type === 'ImportDeclaration';
    if (!isImport || !statement.source.value.startsWith('.')) return [];
    return statement.specifiers.map(({ local }) => local.name);
  });
}
