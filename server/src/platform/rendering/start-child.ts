import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('child/renderer.child.ts', import.meta.url));
const ownFiles = path.join(path.dirname(script), '*');

/** MB that the JavaScript of a page may hold, above which V8 ends the process. */
const heap = 128;
/** Bytes that the process may have in all, what lies outside of the heap too. */
const data = 1_000_000_000;

/** Whether this Node can deny a process the network: it can from 26 on. */
export const canRender = Number(process.versions.node.split('.', 1)[0]) >= 26;

/**
 * What the kernel adds to Node's permissions, from the outermost: the end with the parent's, whatever
 * befalls that; no other process, no network and no host name to be seen; a limit of all memory.
 */
const wrappers: readonly (readonly string[])[] = [
  ['setpriv', '--pdeathsig', 'KILL', '--'],
  ['unshare', '--user', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child', '--'],
  ['prlimit', `--data=${data}`, '--core=0', '--'],
];

let walls: Promise<string[]> | undefined;

/** The wrappers that this kernel and machine allow, tried once; none of them is necessary. */
function kernelWalls(): Promise<string[]> {
  walls ??= Promise.all(wrappers.map(isAllowed)).then((allowed) =>
    wrappers.filter((_wrapper, index) => allowed[index]).flat(),
  );
  return walls;
}

async function isAllowed([command = '', ...args]: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return promisify(execFile)(command, [...args, 'true'], { timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * Starts a process that can do nothing but compute and answer: it reads its own source files, has no
 * network, no programs, no threads, no addons, an empty environment, and a limit of memory.
 */
export async function startChild(): Promise<ChildProcess> {
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${ownFiles}`,
    `--max-old-space-size=${heap}`,
    '--disable-warning=ExperimentalWarning',
    script,
  ];
  const [command = process.execPath, ...args] = [...(await kernelWalls()), ...node];
  // A process group of its own: it cannot signal ours.
  const child = spawn(command, args, {
    env: {},
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}
