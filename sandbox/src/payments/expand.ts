import { invalidRequest } from './errors.ts';
import type { Payments } from './payments.ts';

type Json = Record<string, unknown>;

/** Names of the properties that hold another object's id. */
const REFERENCES = new Set(['charge', 'latest_charge', 'payment_intent', 'payment_method']);

/**
 * A copy of an answer in which the named references are whole objects.
 *
 * @param paths for example `latest_charge`, or `data.payment_intent` within a list.
 * @throws HttpError 400 for a property that is no reference.
 */
export function expand(payments: Payments, answer: object, paths: string[]): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer) as Json;
  for (const path of paths) expandOne(payments, copy, path.split('.'), path);
  return copy;
}

function expandOne(payments: Payments, target: Json, [name = '', ...rest]: string[], path: string) {
  const value = target[name];
  if (name === 'data' && Array.isArray(value)) {
    for (const item of value) expandOne(payments, item, rest, path);
    return;
  }
  if (!REFERENCES.has(name) || !(name in target)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (typeof value === 'string') target[name] = structuredClone(lookUp(payments, value));
  const expanded = target[name];
  if (rest.length > 0 && typeof expanded === 'object' && expanded !== null) {
    expandOne(payments, expanded as Json, rest, path);
  }
}

function lookUp(payments: Payments, id: string): unknown {
  const { intents, charges, methods } = payments.state.value;
  return intents[id] ?? charges[id] ?? methods[id]?.object ?? id;
}
