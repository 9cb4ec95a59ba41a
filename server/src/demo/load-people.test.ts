import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { DemoAccount } from '@motohaat/demo/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createIdentity } from './load-people.ts';

const account: DemoAccount = {
  email: 'admin@example.com',
  password: 'a password',
  name: 'Admin',
  role: 'admin',
};

let sandbox: Server;
let url: string;
let answer: { status: number; body: unknown };
beforeAll(async () => {
  sandbox = createServer((request, response) => {
    request.resume();
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
});
afterAll(() => {
  sandbox.closeAllConnections();
  sandbox.close();
});

test('an account has the uid that the sandbox says', async () => {
  answer = { status: 200, body: { localId: 'u1' } };
  expect(await createIdentity(url, account)).toBe('u1');
});

test.each([
  ['refuses', 409, { localId: 'u1' }],
  ['says no uid', 200, {}],
  ['says a uid that is none', 200, { localId: 7 }],
  ['says nothing', 200, null],
  ['says a word', 200, 'u1'],
])('a sandbox that %s made no account', async (_what, status, body) => {
  answer = { status, body };
  await expect(createIdentity(url, account)).rejects.toThrow(
    `The sandbox did not make admin@example.com: status ${status}.`,
  );
});

test('a sandbox that is away is told with what to do', async () => {
  await expect(createIdentity('http://127.0.0.1:1', account)).rejects.toThrow(
    'The sandbox at http://127.0.0.1:1 cannot be reached. Start it first.',
  );
});
