import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Completed, Completion } from './complete-release.ts';

const script = fileURLToPath(new URL('completion.child.ts', import.meta.url));

/** ms that a release may take: 20 MB take 10 s of a core, and a busy machine gives that at leisure. */
const limit = 600_000;

/** ms that the child waits for another release before it ends. */
const idle = 5_000;

let last: Promise<unknown> = Promise.resolve();
let waiting: { child: ChildProcess; end: NodeJS.Timeout } | undefined;

/**
 * Completes a release (see `completeRelease`) in a child process, for this process one release at a
 * time, whoever asks. A child and no thread: what computes here takes neither this process's event
 * loop nor its four pool threads, on which signing in depends, has a lower priority, and can be ended
 * in the middle of a file; when memory runs out, it ends and nobody else.
 *
 * @throws Error when the child failed or took too long
 */
export function completeInChild(completion: Completion): Promise<Completed> {
  const next = last.then(() => runChild(completion));
  last = next.catch(() => {});
  return next;
}

async function runChild(completion: Completion): Promise<Completed> {
  const child = takeChild();
  const tooLate = setTimeout(() => child.kill('SIGKILL'), limit);
  try {
    const completed = await answerOf(child, completion);
    leaveWaiting(child);
    return completed;
  } finally {
    clearTimeout(tooLate);
  }
}

function answerOf(child: ChildProcess, completion: Completion): Promise<Completed> {
  const { promise, resolve, reject } = Promise.withResolvers<Completed>();
  const ended = (code: number | null, signal: string | null) => {
    reject(new Error(`A release could not be completed: ${signal ?? `exit code ${code}`}.`));
  };
  child.once('message', resolve).once('error', reject).once('exit', ended);
  child.send(completion, (error) => {
    if (error) reject(error);
  });
  return promise.finally(() => {
    child.off('message', resolve).off('error', reject).off('exit', ended);
  });
}

/** The one that waits, or a new one. */
function takeChild(): ChildProcess {
  const ready = waiting;
  waiting = undefined;
  if (ready) {
    clearTimeout(ready.end);
    ready.child.ref();
    ready.child.channel?.ref();
    return ready.child;
  }
  // It needs no secret of ours, and none of the flags that this process was started with.
  const child = fork(script, { env: {}, execArgv: [] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    if (waiting?.child !== child) return;
    clearTimeout(waiting.end);
    waiting = undefined;
  });
  return child;
}

/** Nothing waits for it: this process may end. */
function leaveWaiting(child: ChildProcess): void {
  const end = setTimeout(() => {
    // It takes a moment to end, and nothing more can be said to it.
    waiting = undefined;
    child.disconnect();
  }, idle).unref();
  child.unref();
  child.channel?.unref();
  waiting = { child, end };
}
