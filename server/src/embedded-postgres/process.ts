import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** With which words a process was started; empty if there is none, or it is about to be gone. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'command');
  return readOfProcess(pid, 'cmdline').replaceAll('\0', ' ');
}

/** When a process was started, by which it differs from others of the same number; empty if there is none. */
export function identityOf(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  // Source: proc_pid_stat(5): field 22, counted after the name, which is field 2 and in brackets.
  const fields = readOfProcess(pid, 'stat');
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readOfProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function askPs(pid: number, column: 'command' | 'lstart'): string {
  const { stdout } = spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
    encoding: 'utf8',
  });
  return stdout.trim();
}
