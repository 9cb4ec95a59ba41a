import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where groups that share CPUs are made: version 1 of control groups, or version 2 with its switch. */
const roots = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];

/** Processes that have one share of the CPUs together. */
export type ControlGroup = {
  /** Moves a process there, with those that it has started and will start. */
  take: (pid: number) => void;
  /** When all of its processes have ended, or are about to. */
  remove: () => Promise<void>;
};

/**
 * Makes a group, as each service of systemd and each container is one. Without it the kernel gives each
 * process of a database as much as a whole server.
 *
 * @param weight as systemd's `CPUWeight`, of which each service has 100
 * @returns `undefined` where groups cannot be made: not as root, or not on Linux
 */
export function makeControlGroup(name: string, weight: number): ControlGroup | undefined {
  for (const root of roots) {
    const folder = join(root, `motohaat-bench-${name}-${process.pid}`);
    try {
      if (root === '/sys/fs/cgroup') writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu');
      mkdirSync(folder);
      if (root === '/sys/fs/cgroup') writeFileSync(join(folder, 'cpu.weight'), String(weight));
      else writeFileSync(join(folder, 'cpu.shares'), String((weight * 1_024) / 100));
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
      continue;
    }
    return {
      take: (pid) => {
        writeFileSync(join(folder, 'cgroup.procs'), String(pid));
        for (const each of childrenOf(pid)) moveIfThere(each, folder);
      },
      remove: () => removeWhenEmpty(folder),
    };
  }
  return undefined;
}

/** A process that draws pages ends a moment after its server. @throws when somebody stays */
async function removeWhenEmpty(folder: string): Promise<void> {
  const last = performance.now() + 5_000;
  while (readFileSync(join(folder, 'cgroup.procs'), 'utf8') !== '' && performance.now() < last) {
    // oxlint-disable-next-line no-await-in-loop -- it looks again and again
    await sleep(50);
  }
  rmdirSync(folder);
}

/** Those that have ended meanwhile need no place. */
function moveIfThere(pid: number, folder: string): void {
  if (existsSync(`/proc/${pid}`)) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
}

/** Of all processes that it started, those that are there, and theirs. */
function childrenOf(pid: number): number[] {
  if (!existsSync(`/proc/${pid}/task`)) return [];
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.map(Number).flatMap((child) => [child, ...childrenOf(child)]);
}
