import { invalidRequest } from './errors.ts';

/** A decoded parameter: text, a list, or named parameters. */
export type Value = string | Value[] | Params;
export interface Params {
  readonly [name: string]: Value;
}

const DEEPEST = 6;
type Tree = Map<string, string | Tree>;

/**
 * Decodes a form or a query in the vendor's spelling: `card[number]=…` names a parameter of a
 * parameter, `expand[]=a` and `expand[0]=a` an item of a list.
 *
 * @throws HttpError 400 for a name that is nested too deep or names both a text and a group.
 */
export function parseForm(text: string): Params {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (path.length > DEEPEST) throw invalidRequest(`Invalid parameter name: ${name}`);
    put(root, path, value, name);
  }
  return toParams(root);
}

/** The same parameters in any order give the same text. */
export function canonicalForm(text: string): string {
  const params = new URLSearchParams(text);
  params.sort();
  return params.toString();
}

/** Says whether a value holds named parameters. */
export function isParams(value: Value | undefined): value is Params {
  return typeof value === 'object' && !Array.isArray(value);
}

function put(tree: Tree, [head = '', ...rest]: string[], value: string, name: string): void {
  const key = head === '' ? String(tree.size) : head;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const known = tree.get(key) ?? new Map();
  if (typeof known === 'string') throw invalidRequest(`Invalid parameter name: ${name}`);
  tree.set(key, known);
  put(known, rest, value, name);
}

function toParams(tree: Tree): Params {
  return Object.fromEntries([...tree].map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: string | Tree): Value {
  if (typeof value === 'string') return value;
  const isList = value.size > 0 && [...value.keys()].every((key, index) => key === String(index));
  return isList ? [...value.values()].map(toValue) : toParams(value);
}
