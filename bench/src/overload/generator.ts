// A process of its own that makes a load when it is told to, and asks for the server's health meanwhile.
import { request } from 'node:http';

import { type OpenLoad, runOpenLoad, type Tally, total } from './open-load.ts';

/** What the process answers. */
export type Report = Tally & {
  /** Those that got no answer at all. */
  lost: number;
  /** Milliseconds that `/healthz` and `/readyz` took, over connections of their own. */
  healthTimes: number[];
  /** How often they did not answer 200. */
  unhealthy: number;
};

process.on('message', (load: OpenLoad) => {
  void measure(load).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

async function measure(load: OpenLoad): Promise<Report> {
  const healthTimes: number[] = [];
  let unhealthy = 0;
  const asking = setInterval(() => {
    for (const path of ['/healthz', '/readyz']) {
      void ask(load.port, path).then(({ status, time }) => {
        healthTimes.push(time);
        if (status !== 200) unhealthy += 1;
      });
    }
  }, 200);
  const tally = await runOpenLoad(load);
  clearInterval(asking);
  const answered = total(tally.good) + total(tally.refused) + total(tally.failed);
  return { ...tally, lost: tally.due - answered, healthTimes, unhealthy };
}

function ask(port: number, path: string): Promise<{ status: number; time: number }> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status = 0) => resolve({ status, time: performance.now() - begin });
    request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
    })
      .once('error', () => end())
      .end();
  });
}
