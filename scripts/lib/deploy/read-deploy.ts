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
export function variablesOfServer(): Set<string> {
  const files = globSync('server/src/config/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(names);
}
