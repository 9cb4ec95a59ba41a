import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';

import { afterEach, expect, test } from 'vitest';

import { findPorts, freePorts } from './ports.ts';

let taken: Server | undefined;
afterEach(() => taken?.close());

function take(port: number, host: string): Promise<unknown> {
  taken = createServer();
  return new Promise((resolve) => taken?.listen(port, host, () => resolve(undefined)));
}

test.each(['abc', '', ' ', '0', '-1', '65535', '4.5', '0x1130', '1e3', '80x'])(
  'PORT=%s is no port',
  async (value) => {
    await expect(freePorts(value)).rejects.toThrow('PORT must be a number from 1 to 65534');
  },
);

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address);

test.each(loopback)(
  'a program that listens on %s has the port, the site’s as the sandbox’s',
  async (host) => {
    const { site, sandbox } = await findPorts(47_000);
    await take(sandbox, host);
    await expect(freePorts(String(site))).rejects.toThrow(`Port ${sandbox} is taken`);
    await expect(freePorts(String(sandbox))).rejects.toThrow(`Port ${sandbox} is taken`);
    expect((await findPorts(site)).site).not.toBe(site);
  },
);
