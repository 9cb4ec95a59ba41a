import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run.ts';

/** A file of deploy/. */
export const deployFile = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

/** Variables that a file of settings sets, with what it says of them. */
export function settingsIn(file: string): Map<string, string> {
  return new Map(
    [...deployFile(file).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Every variable that the server reads, as its own table of them names it. */
export const variablesOfServer = (): Set<string> => variablesIn('server/src/config/*.ts');

/** Every variable that a machine which looks at releases reads. */
export const variablesOfSmoke = (): Set<string> => variablesIn('server/src/smoke/settings.ts');

function variablesIn(pattern: string): Set<string> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(names);
}
