import { createServer } from 'node:net';

import { UserError } from './say.ts';

/** What `localhost` may mean: a program that listens on either takes visitors away. */
const loopback = ['127.0.0.1', '::1'];

/** Why a port of this machine cannot be bound now, as the system's code; nothing if it can. */
async function errorAt(port: number): Promise<'EADDRINUSE' | 'EACCES' | undefined> {
  for (const host of loopback) {
    // The first error is enough.
    const code = await tryToListen(port, host);
    // Any other code: the machine has no such address.
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Reads the site's port from `PORT`, 4400 by default; the sandbox takes the next one.
 *
 * @throws UserError when it is no port, or one of the two cannot be had
 */
export async function freePorts(value = '4400'): Promise<{ site: number; sandbox: number }> {
  const site = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (site < 1 || site > 65_534) {
    throw new UserError(`PORT must be a number from 1 to 65534, not “${value}”.`);
  }
  const another = site < 60_000 ? site + 100 : site - 100;
  for (const port of [site, site + 1]) {
    // The first that is taken is told.
    const code = await errorAt(port);
    if (code === undefined) continue;
    const why = code === 'EACCES' ? 'not open to this account' : 'taken by another program';
    throw new UserError(`Port ${port} is ${why}. Choose another: PORT=${another} npm start`);
  }
  return { site, sandbox: site + 1 };
}

/** Finds two neighbouring free ports, from `from` upwards. */
export async function findPorts(from: number): Promise<{ site: number; sandbox: number }> {
  for (let site = from; site < from + 200; site += 2) {
    // One after another, until two are free.
    const errors = [await errorAt(site), await errorAt(site + 1)];
    if (errors.every((each) => each === undefined)) return { site, sandbox: site + 1 };
  }
  throw new UserError(`No two neighbouring ports are free between ${from} and ${from + 200}.`);
}
