import path from 'node:path';

import { findProgram, type Missing, type Program } from '../debian-packages.ts';
import { type Engine, startEngine } from './engine.ts';

/** Finds Debian's HAProxy. */
export const findHaproxy = (): Promise<Program | Missing> => findProgram('haproxy');

/**
 * Starts an HAProxy.
 *
 * @param files its settings, read one after another
 * @param env what they name
 */
export function startHaproxy(
  program: Program,
  folder: string,
  { files, env }: { files: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<Engine> {
  return startEngine({
    file: program.path,
    args: ['-db', ...files.flatMap((file) => ['-f', file])],
    env: { ...program.env, ...env },
    log: path.join(folder, 'haproxy.log'),
  });
}
