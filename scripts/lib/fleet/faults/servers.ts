import { setTimeout as sleep } from 'node:timers/promises';

import type { Fleet } from '../fleet.ts';
import type { Fault } from '../observe.ts';
import type { Server } from '../servers.ts';

/** Milliseconds in which HAProxy has seen twice that a server is well. */
const noticed = 2_500;

/** Each server is ended and started again, one after the other, as a new release does. */
export const rollingRestarts: Fault = {
  name: 'rolling restarts',
  isUnnoticed: true,
  happen: async (fleet) => {
    for (const server of fleet.servers) {
      await server.end();
      await comeBack(server);
    }
  },
};

/** One server is gone in the middle of what it does. */
export const killedServer: Fault = {
  name: 'one process killed',
  happen: async ({ servers: [, second] }, load) => {
    if (!second) return;
    await second.kill();
    await load.goesOn(100);
    await comeBack(second);
  },
};

/** What processes share beside the database is gone, then there again and empty. */
export const killedRedis: Fault = {
  name: 'Redis killed',
  isUnnoticed: true,
  happen: async ({ redis }: Fleet, load) => {
    await redis.kill();
    await load.goesOn(200);
    await redis.start();
    await load.goesOn(100);
  },
};

async function comeBack(server: Server): Promise<void> {
  await server.start();
  await sleep(noticed);
}
