import { type AlterTableCmd, type Constraint, type Node, parse } from 'libpg-query';

/** Where a file stands in the history: what was there before it, and what it makes itself. */
type Place = {
  earlier: Lists;
  created: Set<string>;
  /** `table.column` of columns that it adds and that may be left out, whatever their default. */
  added: Set<string>;
  dropped: Set<string>;
  /** Functions that refuse nothing. */
  quiet: Set<string>;
  /** Indexes that only make reading faster. */
  plain: Set<string>;
};

/** `table.constraint` → the values of a `CHECK (column IN (…))`, as text. */
type Lists = Map<string, { column: string; values: string[] }>;

/**
 * What a migration does besides expanding the schema, as PostgreSQL's own parser reads it. A server of
 * the release before still reads and writes every table while it runs: only what it cannot notice is
 * let through, and what is not known here is not.
 *
 * @param before the texts of the migrations before it, in order
 * @returns a phrase for each statement that takes away, renames, narrows or is not known
 */
export async function contractionsIn(text: string, before: readonly string[]): Promise<string[]> {
  const earlier: Lists = new Map();
  const quiet = new Set<string>();
  const plain = new Set<string>();
  for (const each of before) {
    const known = await statementsOf(each);
    for (const statement of known) {
      noteQuiet(statement, quiet);
      notePlain(statement, plain);
    }
    for (const [table, constraint] of constraintsOf(known)) {
      const list = listOf(constraint);
      if (list) earlier.set(`${table}.${constraint.conname}`, list);
    }
  }
  const statements = await statementsOf(text);
  const made = { created: new Set<string>(), added: new Set<string>(), dropped: new Set<string>() };
  const place: Place = { earlier, ...made, quiet, plain };
  return statements.flatMap((statement) => refusalsOf(statement, place));
}

async function statementsOf(text: string): Promise<Node[]> {
  const { stmts = [] } = await parse(text);
  return stmts.flatMap(({ stmt }) => stmt ?? []);
}

function noteQuiet(statement: Node, quiet: Set<string>): void {
  if (!('CreateFunctionStmt' in statement)) return;
  const { funcname, options } = statement.CreateFunctionStmt;
  if (!/\braise\b/i.test(JSON.stringify(options))) quiet.add(nameOf(funcname));
}

function notePlain(statement: Node, plain: Set<string>): void {
  if (!('IndexStmt' in statement)) return;
  const { unique, idxname = '' } = statement.IndexStmt;
  if (!unique) plain.add(idxname);
}

/** Whether a statement drops nothing but indexes without which answers stay the same. */
function dropsPlainIndexes(statement: Node, plain: Set<string>): boolean {
  if (!('DropStmt' in statement)) return false;
  const { removeType, objects = [] } = statement.DropStmt;
  return removeType === 'OBJECT_INDEX' && objects.every((each) => plain.has(lastNameOf(each)));
}

function lastNameOf(object: Node): string {
  const last = 'List' in object ? object.List.items?.at(-1) : undefined;
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}

function refusalsOf(statement: Node, place: Place): string[] {
  if ('CreateStmt' in statement) {
    place.created.add(statement.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('IndexStmt' in statement) {
    const { unique, relation, idxname } = statement.IndexStmt;
    const isNew = place.created.has(relation?.relname ?? '');
    return unique && !isNew ? [`the unique index ${idxname} on a table that is in use`] : [];
  }
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname, timing, funcname } = statement.CreateTrigStmt;
    const isNew = place.created.has(relation?.relname ?? '');
    // After a row or a statement, nothing of it can be changed any more but by an error.
    const onlyNotes = !timing && place.quiet.has(nameOf(funcname));
    return isNew || onlyNotes ? [] : [`the trigger ${trigname} on a table that is in use`];
  }
  if ('CreateFunctionStmt' in statement) {
    const { replace } = statement.CreateFunctionStmt;
    noteQuiet(statement, place.quiet);
    return replace ? ['a function in the place of another'] : [];
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = relation?.relname ?? '';
    if (place.created.has(table)) return [];
    return cmds.flatMap((each) =>
      'AlterTableCmd' in each ? refusalsOfChange(each.AlterTableCmd, table, place) : [],
    );
  }
  if (dropsPlainIndexes(statement, place.plain)) return [];
  if ('InsertStmt' in statement || 'UpdateStmt' in statement || 'CommentStmt' in statement)
    return [];
  return [Object.keys(statement).join()];
}

function refusalsOfChange(
  { subtype, name, def }: AlterTableCmd,
  table: string,
  { earlier, added, dropped }: Place,
): string[] {
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) {
    if (!kindsOf(def).includes('CONSTR_NOTNULL')) added.add(`${table}.${def.ColumnDef.colname}`);
    return refusalsOfColumn(def, table);
  }
  if (subtype === 'AT_ColumnDefault' && added.has(`${table}.${name}`)) return [];
  if (subtype === 'AT_DropConstraint') {
    // A list may give way to a longer one: see below.
    dropped.add(`${table}.${name}`);
    return earlier.has(`${table}.${name}`) ? [] : [`${subtype} ${name} of ${table}`];
  }
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    // What leaves these columns out keeps to it.
    if (columnsOf(def.Constraint).every((column) => added.has(`${table}.${column}`))) return [];
    const key = `${table}.${def.Constraint.conname}`;
    const [old, now] = [earlier.get(key), listOf(def.Constraint)];
    const isWider =
      dropped.has(key) &&
      old !== undefined &&
      old.column === now?.column &&
      old.values.every((value) => now.values.includes(value));
    if (isWider) return [];
  }
  return [`${subtype} ${name ?? ''} of ${table}`];
}

/** A column that a server may leave out of what it writes. */
function refusalsOfColumn(def: Extract<Node, { ColumnDef: unknown }>, table: string): string[] {
  const { colname } = def.ColumnDef;
  const kinds = kindsOf(def);
  const isFilled = kinds.includes('CONSTR_DEFAULT') || kinds.includes('CONSTR_GENERATED');
  const isUnique = kinds.includes('CONSTR_UNIQUE') || kinds.includes('CONSTR_PRIMARY');
  const what = `the column ${colname} of ${table}`;
  return [
    ...(kinds.includes('CONSTR_NOTNULL') && !isFilled ? [`${what}, which must be given`] : []),
    ...(isUnique && isFilled ? [`${what}, of which no two may be alike`] : []),
  ];
}

/** The columns that a check reads; of a constraint that is none, one that no table has. */
function columnsOf({ raw_expr: check }: Constraint): string[] {
  const read = JSON.stringify(check ?? null).matchAll(
    /"ColumnRef":\{"fields":\[\{"String":\{"sval":"([^"]+)"/g,
  );
  const columns = Array.from(read, ([, column = '']) => column);
  return columns.length > 0 ? columns : [''];
}

const kindsOf = ({ ColumnDef: { constraints = [] } }: Extract<Node, { ColumnDef: unknown }>) =>
  constraints.flatMap((each) => ('Constraint' in each ? (each.Constraint.contype ?? []) : []));

/** The constraints that statements give names, each with its table. */
function constraintsOf(statements: Node[]): [table: string, Constraint][] {
  return statements.flatMap((statement) => {
    if ('CreateStmt' in statement) {
      const { relation, tableElts = [] } = statement.CreateStmt;
      return named(relation?.relname ?? '', tableElts);
    }
    if (!('AlterTableStmt' in statement)) return [];
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const added = cmds.flatMap((each) =>
      'AlterTableCmd' in each && each.AlterTableCmd.def ? [each.AlterTableCmd.def] : [],
    );
    return named(relation?.relname ?? '', added);
  });
}

function named(table: string, nodes: Node[]): [table: string, Constraint][] {
  return nodes.flatMap((node): [string, Constraint][] => {
    if ('Constraint' in node) return [[table, node.Constraint]];
    return 'ColumnDef' in node ? named(table, node.ColumnDef.constraints ?? []) : [];
  });
}

/** What a `CHECK (column IN ('a', 'b'))` allows; nothing for any other constraint. */
function listOf({ raw_expr: check }: Constraint) {
  if (!check || !('A_Expr' in check) || check.A_Expr.kind !== 'AEXPR_IN') return undefined;
  const { lexpr, rexpr } = check.A_Expr;
  if (!rexpr || !('List' in rexpr)) return undefined;
  const values = (rexpr.List.items ?? []).map((item) => JSON.stringify(withoutPlace(item)));
  return { column: JSON.stringify(withoutPlace(lexpr)), values };
}

/** The same node wherever in its file it stands. */
function withoutPlace(node: Node | undefined): unknown {
  return JSON.parse(
    JSON.stringify(node ?? null, (key, value: unknown) => (key === 'location' ? undefined : value)),
  );
}

const nameOf = (name: Node[] | undefined): string => JSON.stringify(name);
