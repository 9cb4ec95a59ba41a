import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { send } from './send.ts';

let status = 200;
const other = createServer((_request, response) => {
  response.writeHead(status, { location: '/elsewhere' }).end();
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
});
afterAll(() => void other.close());

const sent = (url: string, development = true) => {
  const { signal } = new AbortController();
  return send(url, { headers: {}, body: '{}' }, { development, signal });
};

test.each([
  [200, { outcome: 'sent' }],
  [299, { outcome: 'sent' }],
  [300, { outcome: 'failed', why: { status: 300 } }],
  [308, { outcome: 'failed', why: { status: 308 } }],
  [410, { outcome: 'gone' }],
  [500, { outcome: 'failed', why: { status: 500 } }],
])('who answers %i has it, is gone, or is told again: %o', async (answered, outcome) => {
  status = answered;
  expect(await sent(address)).toEqual(outcome);
});

test('an address that nobody listens at says why', async () => {
  expect(await sent('http://127.0.0.1:1/')).toEqual({
    outcome: 'failed',
    why: { code: 'ECONNREFUSED' },
  });
});

test.each([
  ['is of a network of our own', 'https://10.0.0.1/', true],
  ['is this machine, outside of development', 'http://127.0.0.1:1/', false],
])('nothing is sent where an address %s', async (_which, url, development) => {
  expect(await sent(url, development)).toEqual({ outcome: 'failed', why: 'forbidden' });
});

const inside = (_host: string, _options: object, callback: (...found: unknown[]) => void) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

test('nothing is sent where a name of the internet leads to a network of our own', async () => {
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(inside as unknown as typeof dns.lookup);
  onTestFinished(() => spy.mockRestore());
  expect(await sent('https://inside.example/')).toEqual({ outcome: 'failed', why: 'forbidden' });
});
