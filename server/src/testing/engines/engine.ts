import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program of somebody else's that this process started, and that ends with it. */
export type Engine = {
  /** Of the program; of what holds its processes together, where it has some. */
  pid: number;
  /** Resolves when it is gone. */
  exited: Promise<void>;
  /** Ends it without a word, as a crash or a power cut does. */
  kill: () => Promise<void>;
  /** Asks it to end, and insists after ten seconds. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

export type EngineProgram = {
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The file that has what it says. */
  log: string;
  /** It starts processes of its own, which see only each other and end with it, as those of a machine do. */
  isMachine?: boolean;
};

// The program lives as long as this pipe, in whatever way the process at its other end goes; and in a
// session of its own, so that Ctrl-C reaches that process alone.
const guard = `
exec 3<&0
"$@" </dev/null >&2 3<&- &
engine=$!
echo $engine
{ read -r _; kill -KILL $engine; } <&3 >/dev/null 2>&1 &
exec 3<&- </dev/null >/dev/null
wait $engine
`;

const isRoot = process.getuid?.() === 0;
/** Programs that refuse root run as nobody in particular; their files stay root's. */
const unprivileged = isRoot ? ['unshare', '--user'] : [];
const machine =
  'unshare --user --map-user=1000 --map-group=1000 --pid --fork --kill-child=KILL --mount-proc'.split(
    ' ',
  );
/** Milliseconds that a program has to end when it is asked. */
const patience = 10_000;

/** Whether engines that refuse root can run under this account. */
export function canRunEngines(): boolean {
  return runsNow([...unprivileged, 'true']);
}

/** Whether this kernel lets a program have processes that end with it. */
export function canRunMachines(): boolean {
  return runsNow([...machine, 'true']);
}

function runsNow([file = '', ...args]: readonly string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}

/** Nothing of the caller's settings leaks into a program, and its messages are in English. */
const environment = (env: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  ...env,
});

/** Starts a program; it need not be ready when this returns. */
export async function startEngine(program: EngineProgram): Promise<Engine> {
  const prefix = program.isMachine ? machine : unprivileged;
  const words = [...prefix, program.file, ...program.args];
  mkdirSync(path.dirname(program.log), { recursive: true });
  const log = openSync(program.log, 'a', 0o600);
  const child = spawn('/bin/sh', ['-c', guard, 'engine', ...words], {
    cwd: '/',
    env: environment(program.env),
    detached: true,
    stdio: ['pipe', 'pipe', log],
  });
  closeSync(log);
  const exited = once(child, 'exit').then(() => {});
  const [stdin, stdout] = [child.stdin, child.stdout];
  // It ended by itself; `exited` tells.
  stdin?.on('error', () => {});
  const [line = '0'] = stdout ? await firstLine(stdout) : [];
  const pid = Number(line);
  const send = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
  };
  return {
    pid,
    exited,
    kill: async () => {
      send('SIGKILL');
      await exited;
    },
    stop: async (signal = 'SIGTERM') => {
      send(signal);
      const timer = new AbortController();
      const late = sleep(patience, undefined, { signal: timer.signal }).then(
        () => send('SIGKILL'),
        () => {},
      );
      await exited;
      timer.abort();
      await late;
    },
  };
}

async function firstLine(stdout: NodeJS.ReadableStream): Promise<string[]> {
  for await (const line of createInterface(stdout as NodeJS.ReadStream)) return [line];
  return [];
}

/**
 * Runs a short program of an engine to its end.
 *
 * @returns what it printed
 * @throws when it fails, with what it said
 */
export async function runEngine({
  file,
  args,
  env,
}: Pick<EngineProgram, 'file' | 'args' | 'env'>): Promise<string> {
  const [command = '', ...words] = [...unprivileged, file, ...args];
  const child = spawn(command, words, {
    cwd: '/',
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(file)} failed:\n${output.slice(-2_000)}`);
  return output;
}
