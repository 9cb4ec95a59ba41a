import type { Fleet } from '../fleet.ts';
import type { Fault } from '../observe.ts';

/** The primary ends in order and starts again, as for a new version. */
export const restartedPrimary: Fault = {
  name: 'primary restarted',
  happen: async ({ cluster }: Fleet, load) => {
    await cluster.restartPrimary();
    await load.goesOn(50);
    await cluster.isSettled();
  },
};

/** The primary's machine is gone: the replica becomes the primary, and later has a replica itself. */
export const failover: Fault = {
  name: 'failover',
  happen: async ({ cluster }: Fleet, load) => {
    const began = performance.now();
    const lost = await cluster.losePrimary();
    await cluster.failedOver(lost);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    await load.goesOn(100);
    await cluster.bringBack(lost);
    await cluster.isSettled();
    return `${cluster.how}: another primary after ${seconds} s`;
  },
};
