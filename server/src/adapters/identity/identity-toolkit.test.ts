import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox } from '@motohaat/sandbox';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { identityAccounts, identityToolkit } from './identity-toolkit.ts';
import { serviceAccountTokens } from './service-account.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'motohaat-identity-'));
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dir, log: () => {} });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(dir, { recursive: true });
});

const password = 'Correct-Horse-1!';

async function post(pathname: string, body: object): Promise<Response> {
  return fetch(new URL(pathname, sandbox.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function account(email: string): Promise<string> {
  const answer = await post('/__sandbox/accounts', { email, password });
  return ((await answer.json()) as { localId: string }).localId;
}

async function signIn(email: string): Promise<string> {
  const key = sandbox.identity.apiKey;
  const call = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`;
  const answer = await post(call, { email, password, returnSecureToken: true });
  const body = (await answer.json()) as { refreshToken?: string; error?: { message: string } };
  return body.error?.message ?? 'signed in';
}

const accounts = () =>
  identityAccounts({
    projectId: sandbox.identity.projectId,
    toolkitUrl: new URL('/identitytoolkit.googleapis.com', sandbox.url).href,
    serviceAccount: undefined,
  });

describe('accounts at the provider', () => {
  test('when a password was changed is known, and that there is none', async () => {
    const before = Date.now() - 1;
    const changed = await accounts().passwordChangedAt(await account('sadia@example.com'));
    expect(changed?.getTime()).toBeGreaterThan(before);
    expect(await accounts().passwordChangedAt('nobody')).toBeNull();
  });

  test('a disabled one cannot sign in, and can again once it is enabled', async () => {
    const uid = await account('rina@example.com');
    await accounts().disableAccount(uid);
    expect(await signIn('rina@example.com')).toBe('USER_DISABLED');
    await accounts().enableAccount(uid);
    await accounts().endSessions(uid);
    expect(await signIn('rina@example.com')).toBe('signed in');
  });

  test('a deleted one is gone, and deleting it again is no mistake', async () => {
    const uid = await account('mita@example.com');
    await accounts().deleteAccount(uid);
    await accounts().deleteAccount(uid);
    await accounts().disableAccount(uid);
    expect(await signIn('mita@example.com')).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('are not for callers without the credential', async () => {
    const project = sandbox.identity.projectId;
    const call = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`;
    expect((await post(call, { localId: ['x'] })).status).toBe(401);
  });

  test.each(['http://127.0.0.1:1', 'the sandbox, refusing'])('are away: %s', async (address) => {
    const isDown = address.startsWith('http');
    const toolkit = identityToolkit({
      baseUrl: isDown ? address : new URL('/identitytoolkit.googleapis.com', sandbox.url).href,
      projectId: sandbox.identity.projectId,
      accessToken: async () => 'stranger',
    });
    await expect(toolkit.disableAccount('x')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

/** The accounts of a provider that answers so, and what it was asked. */
function answering(status: number, body: object) {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { asked, provider: accounts() };
}

describe('what the provider answers', () => {
  test.each([
    ['a fault of the call', 400, 'INVALID_ID'],
    ['a fault of its own, whatever it says', 500, 'USER_NOT_FOUND'],
  ])('%s is not taken for an account that is gone', async (_what, status, message) => {
    const { provider } = answering(status, { error: { message } });
    await expect(provider.deleteAccount('x')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a time of which nothing can be read is none', async () => {
    const { provider } = answering(200, { users: [{ passwordUpdatedAt: 'yesterday' }] });
    expect(await provider.passwordChangedAt('x')).toBeNull();
  });

  test('is asked for with a token of the service account that is set', async () => {
    const { asked } = answering(200, { access_token: 'of Google', expires_in: 3600 });
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const provider = identityAccounts({
      projectId: 'project',
      toolkitUrl: 'https://toolkit.example',
      serviceAccount: { clientEmail: 'a@b.example', privateKey: await exportPKCS8(privateKey) },
    });
    await provider.enableAccount('x');
    expect(asked.mock.lastCall).toMatchObject([
      'https://toolkit.example/v1/projects/project/accounts:update',
      { headers: { authorization: 'Bearer of Google' } },
    ]);
  });
});

describe('tokens of a service account', () => {
  let google: Server;
  let url: string;
  const assertions: string[] = [];
  let status = 200;
  beforeAll(async () => {
    google = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => {
        assertions.push(new URLSearchParams(text).get('assertion') ?? '');
      });
      request.on('end', () => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ access_token: `token ${assertions.length}`, expires_in: 3600 }),
        );
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(google.address() as AddressInfo).port}/token`;
  });
  afterAll(() => google.close());

  test('are asked for with a signed assertion, and again only when they end', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    let now = Date.now();
    const clientEmail = 'server@motohaat.iam.gserviceaccount.com';
    const pem = await exportPKCS8(privateKey);
    const token = serviceAccountTokens({ clientEmail, privateKey: pem }, { url, now: () => now });
    expect([await token(), await token()]).toEqual(['token 1', 'token 1']);
    const { payload } = await jwtVerify(assertions[0] ?? '', publicKey, {
      issuer: clientEmail,
      audience: 'https://oauth2.googleapis.com/token',
    });
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/identitytoolkit');
    now += 3_539_999;
    expect(await token()).toBe('token 1');
    now += 1;
    expect(await token()).toBe('token 2');
    now += 3_600_000;
    status = 500;
    await expect(token()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
