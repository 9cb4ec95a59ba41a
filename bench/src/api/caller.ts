// A process of its own that makes calls when it is told to, over HTTP or with the driver alone.
import { type Driver, openDriver } from '@motohaat/server/bench';

import { type HttpLoad, runHttp } from './http-load.ts';

/** What the process is told. */
export type Task = { callers: number; calls: number } & (
  | { http: HttpLoad }
  | { driver: { url: string; most: number; cursors: readonly (string | null)[] } }
);
/** What it answers: milliseconds, and how many calls were refused and made again. */
export type Outcome = { wall: number; cpu: number; refused: number } | { error: string };

let driver: Driver | undefined;

process.on('message', (task: Task) => {
  carryOut(task).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ error: String(error) } satisfies Outcome),
  );
});
process.on('disconnect', () => process.exit());

async function carryOut(task: Task): Promise<Outcome> {
  if ('driver' in task) driver ??= await openDriver(task.driver.url, task.driver);
  const started = performance.now();
  const before = process.cpuUsage();
  let refused = 0;
  if ('http' in task) refused = await runHttp(task.http, task.callers, task.calls);
  else await driver?.run(task.callers, task.calls);
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, cpu: (user + system) / 1000, refused };
}
