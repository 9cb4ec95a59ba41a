import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';

import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startSandbox } from './sandbox.ts';
import { GOOD_PASSWORD, Harness } from './testing/harness.ts';

const EMAIL = 'rahim@example.com';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.stop());

describe('starting', () => {
  it.each(['0.0.0.0', '::', '192.168.1.10', 'example.com'])('refuses to listen on %s', (host) =>
    expect(startSandbox({ port: 0, host, dir: harness.dir })).rejects.toThrow(
      `The sandbox listens on this computer only; ${host} is not a loopback address.`,
    ),
  );

  it('refuses a project that is no demo', () =>
    expect(startSandbox({ port: 0, project: 'motohaat', dir: harness.dir })).rejects.toThrow(
      'The sandbox serves demo projects only; motohaat does not begin with demo-.',
    ));

  it('says in one sentence that the port is taken', () => {
    const port = Number(new URL(harness.sandbox.url).port);
    return expect(startSandbox({ port, dir: harness.dir })).rejects.toThrow(
      `Port ${port} is already in use; end the program that uses it or choose another port.`,
    );
  });
});

describe('who may speak to it', () => {
  it.each(['https://example.com', 'http://localhost.example.com', 'null'])(
    'refuses a page from %s',
    async (origin) => {
      const response = await harness.fetch('/', { headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('refuses a foreign name for this computer', async () => {
    const { port } = new URL(harness.sandbox.url);
    const status = await new Promise((resolve, reject) => {
      request(
        { port, host: '127.0.0.1', headers: { host: `evil.example:${port}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  it('lets a page of this computer call the protocol from any port', async () => {
    const origin = 'http://localhost:4400';
    const preflight = await harness.fetch('/identitytoolkit.googleapis.com/v1/accounts:signUp', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-client-version',
    );
  });

  it.each([
    ['origin', 'http://localhost:4400'],
    ['sec-fetch-site', 'same-site'],
    ['sec-fetch-site', 'cross-site'],
  ])('does not let another page steer it (%s: %s)', async (name, value) => {
    const headers = { [name]: value };
    await harness.account({ email: EMAIL });
    expect((await harness.post('/__sandbox/faults', [], headers)).status).toBe(403);
    expect((await harness.post('/__sandbox/reset', {}, headers)).status).toBe(403);
    expect((await harness.post('/__sandbox/accounts', {}, headers)).status).toBe(403);
    expect((await harness.fetch(`/__sandbox/accounts/${EMAIL}`, { headers })).status).toBe(403);
    expect((await harness.fetch(`/__sandbox/accounts/${EMAIL}`)).status).toBe(200);
  });

  it('lets its own pages steer it', async () => {
    const response = await harness.post('/__sandbox/reset', {}, { origin: harness.sandbox.url });
    expect(response.status).toBe(200);
  });
});

describe('its state', () => {
  it('survives a restart: accounts, mails and the keys of its tokens', async () => {
    await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    const keys = await (await fetch(harness.sandbox.identity.jwksUrl)).text();
    await harness.sandbox.stop();
    await harness.startAgain();
    expect(await (await fetch(harness.sandbox.identity.jwksUrl)).text()).toBe(keys);
    await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    expect(harness.messages).toEqual([]);
  });

  it('is on disk within moments, without waiting for the end', async () => {
    await harness.account({ email: EMAIL });
    await expect
      .poll(() => readFile(path.join(harness.dir, 'identity.json'), 'utf8'), { timeout: 2000 })
      .toContain(EMAIL);
  });

  it("is its owner's alone and holds no password in words", async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
    await harness.sandbox.stop();
    for (const name of await readdir(harness.dir)) {
      const file = path.join(harness.dir, name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(file, 'utf8')).not.toContain(GOOD_PASSWORD);
    }
  });

  it.each(['{"version":1,"accounts":[{', '{"version":1,"accounts":[{}],"mails":[]}', '{}'])(
    'sets aside a file that reads %s, and says so',
    async (content) => {
      await harness.sandbox.stop();
      await writeFile(path.join(harness.dir, 'identity.json'), content);
      await harness.startAgain();
      const aside = (await readdir(harness.dir)).find((name) => name.includes('unreadable'));
      expect(await readFile(path.join(harness.dir, aside ?? ''), 'utf8')).toBe(content);
      expect(harness.messages).toEqual([expect.stringContaining('was set aside as')]);
    },
  );

  it('sets aside keys that are none, and makes new ones', async () => {
    await harness.sandbox.stop();
    const file = path.join(harness.dir, 'identity-keys.json');
    await writeFile(file, '{"privateKeyPem":"x","refreshSecret":"y"}');
    await harness.startAgain();
    expect(harness.messages).toHaveLength(1);
    await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  });
});
