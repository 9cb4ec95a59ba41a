import path from 'node:path';

import { findProgram, type Missing, type Program } from '../debian-packages.ts';
import { type Engine, startEngine } from './engine.ts';

/** Finds Debian's Redis. */
export const findRedis = (): Promise<Program | Missing> => findProgram('redis-server');

/** Starts a Redis that keeps nothing on disk. */
export function startRedis(program: Program, folder: string, port: number): Promise<Engine> {
  const settings = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const log = path.join(folder, 'redis.log');
  return startEngine({ file: program.path, args, env: { ...program.env }, log });
}
