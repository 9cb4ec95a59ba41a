import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process was started, by which it differs from earlier and later ones of the same number;
 * empty if there is none.
 *
 * @param {number} pid
 * @returns {string}
 */
export function startOf(pid) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    }).stdout.trim();
  }
  // Source: proc_pid_stat(5): field 22, counted after the name, which is field 2 and in brackets.
  const fields = read(`/proc/${pid}/stat`);
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * The process that holds a claim file, if it still lives.
 *
 * @param {string} file as `claim` writes it: the process number, then its start
 * @returns {number | undefined}
 */
export function ownerOf(file) {
  const [pid, start] = read(file).split('\n');
  return start && startOf(Number(pid)) === start ? Number(pid) : undefined;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not there, or gone meanwhile.
    return '';
  }
}
