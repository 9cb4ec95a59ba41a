import { Worker } from 'node:worker_threads';

/** ms in which a process that runs tests comes to its timers, however busy the machine is. */
const longestTurn = 20_000;

const watch = `
  const { workerData: { beat, longestTurn } } = require('node:worker_threads');
  let last = 0;
  let since = Date.now();
  setInterval(() => {
    const now = Atomics.load(beat, 0);
    if (now !== last) since = Date.now();
    last = now;
    if (Date.now() - since > longestTurn) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;

declare global {
  var mutantLoopsEnd: boolean | undefined;
}

/** Ends this process when a mutant has made an endless loop, which no limit of a test can end. */
export function endLoops(): void {
  if (globalThis.mutantLoopsEnd) return;
  globalThis.mutantLoopsEnd = true;
  const beat = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beat, 0, 1), 500).unref();
  new Worker(watch, { eval: true, workerData: { beat, longestTurn } }).unref();
}
