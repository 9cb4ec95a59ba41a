import { createServer } from 'node:net';

import { Sentence } from './say.ts';

/** Whether a port of the loopback address can be bound now. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * Reads the site's port from `PORT`, 4400 by default; the sandbox takes the next one.
 *
 * @throws Sentence when it is no port, or one of the two is taken
 */
export async function freePorts(
  value: string | undefined,
): Promise<{ site: number; sandbox: number }> {
  const site = Number(value ?? 4400);
  if (!Number.isInteger(site) || site < 1 || site > 65_534) {
    throw new Sentence(`PORT must be a number from 1 to 65534, not “${value}”.`);
  }
  for (const port of [site, site + 1]) {
    if (!(await isFree(port, '127.0.0.1'))) {
      throw new Sentence(
        `Port ${port} is taken by another program. Choose another: PORT=${site + 100} npm start`,
      );
    }
  }
  return { site, sandbox: site + 1 };
}

/** Finds two neighbouring free ports, from `from` upwards. */
export async function findPorts(from: number): Promise<{ site: number; sandbox: number }> {
  for (let site = from; site < from + 200; site += 2) {
    if ((await isFree(site, '127.0.0.1')) && (await isFree(site + 1, '127.0.0.1'))) {
      return { site, sandbox: site + 1 };
    }
  }
  throw new Sentence(`No two neighbouring ports are free between ${from} and ${from + 200}.`);
}
