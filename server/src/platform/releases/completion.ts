import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Completed, Completion } from './complete-release.ts';

const script = fileURLToPath(new URL('completion.child.ts', import.meta.url));

/** ms that a release may take: ten times what 20 MB take on a core of their own. */
const limit = 120_000;

let last: Promise<unknown> = Promise.resolve();

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

function runChild(completion: Completion): Promise<Completed> {
  return new Promise((resolve, reject) => {
    // It needs no secret of ours, and none of the flags that this process was started with.
    const child = fork(script, { env: {}, execArgv: [], timeout: limit, killSignal: 'SIGKILL' });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('message', (completed: Completed) => resolve(completed));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', kill);
      reject(new Error(`A release could not be completed: ${signal ?? `exit code ${code}`}.`));
    });
    child.send(completion, (error) => {
      if (error) reject(error);
    });
  });
}
