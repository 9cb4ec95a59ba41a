import type { NamedCall } from '@motohaat/contract/all-calls';

import { apiPrefix } from '../http/api-prefix.ts';
import type { Operation } from './operation.types.ts';

type Described = NamedCall & { operation: Operation };

/**
 * The operations by their paths. Methods of one path may name its parts differently, as
 * `/users/seller/:email` and `:id` do; a description may not, so that such a part gets both names.
 */
export function pathItems(
  described: readonly Described[],
): Record<string, Record<string, Operation>> {
  const items = Map.groupBy(described, ({ call }) => call.path.replaceAll(/:\w+/g, ':'));
  return Object.fromEntries(
    [...items.values()].map((calls) => {
      const names = namesOf(calls);
      const operations = calls.map(({ call, operation }): [string, Operation] => [
        call.method.toLowerCase(),
        { ...operation, parameters: renamed(operation.parameters, call.path, names) },
      ]);
      return [template(calls[0]?.call.path ?? '', names), Object.fromEntries(operations)];
    }),
  );
}

/** The names of a path's parameters, in order. */
function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

function namesOf(calls: readonly Described[]): string[] {
  const [first = [], ...others] = calls.map(({ call }) => parametersOf(call.path));
  return first.map((name, index) => {
    const all = new Set([name, ...others.map((each) => each[index] ?? name)]);
    return [...all].map((each, at) => (at === 0 ? each : `Or${capital(each)}`)).join('');
  });
}

function renamed(parameters: Operation['parameters'], path: string, names: readonly string[]) {
  const own = parametersOf(path);
  return parameters.map((parameter) =>
    parameter.in === 'path'
      ? { ...parameter, name: names[own.indexOf(parameter.name)] ?? parameter.name }
      : parameter,
  );
}

function template(path: string, names: readonly string[]): string {
  let index = 0;
  return `${apiPrefix}${path.replaceAll(/:\w+/g, () => `{${names[(index += 1) - 1]}}`)}`;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
