import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where groups that share CPUs are made: version 1 of control groups, or version 2 with its switch. */
const roots = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];

/** Processes that have one share of the CPUs together. */
export type ControlGroup = {
  /** Moves a process there, with those that it has started and will start. */
  take: (pid: number) => void;
  /** When all of its processes have ended. */
  remove: () => void;
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
      continue;
    }
    return {
      take: (pid) => {
        for (const each of withChildren(pid)) {
          writeFileSync(join(folder, 'cgroup.procs'), String(each));
        }
      },
      remove: () => rmdirSync(folder),
    };
  }
  return undefined;
}

function withChildren(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...children.map(Number).flatMap(withChildren)];
}
