import { readdirSync, readFileSync } from 'node:fs';

import { cpuOf } from '../api/processes.ts';

type Stat = { name: string; parent: number; endedTicks: number };

/**
 * Milliseconds of CPU that a process and those that it started have taken, but for a database; of those
 * that have ended too, to hundredths of a second.
 */
export function cpuOfAll(pid: number): number {
  const stats = new Map<number, Stat>();
  for (const each of readdirSync('/proc')) {
    const stat = /^\d+$/.test(each) ? statOf(Number(each)) : undefined;
    if (stat && stat.name !== 'postgres') stats.set(Number(each), stat);
  }
  const isOwn = (each: number): boolean =>
    each === pid || (each > 1 && isOwn(stats.get(each)?.parent ?? 0));
  const own = [...stats.keys()].filter(isOwn);
  // Whoever starts a process hears what it took when it has ended.
  const ended = own.reduce((sum, each) => sum + (stats.get(each)?.endedTicks ?? 0) * 10, 0);
  return own.reduce((sum, each) => sum + tryCpuOf(each), ended);
}

function tryCpuOf(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    return 0;
  }
}

/** Nothing if the process has ended. Source of the fields: proc_pid_stat(5); 16 and 17 are its children's. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const name = text.slice(text.indexOf('(') + 1, end);
    const fields = text
      .slice(end + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { name, parent, endedTicks: (fields[13] ?? 0) + (fields[14] ?? 0) };
  } catch {
    return undefined;
  }
}
