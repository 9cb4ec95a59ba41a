import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  base64url,
  CompactSign,
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { AppError } from '../../http/app-error.ts';
import { firebaseIdentity, remoteKeys } from './firebase.ts';
import type { IdentityPort } from './port.ts';

const projectId = 'demo-shop';
const kid = 'current';

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let strangersKeys: typeof keys;
let keySet: JSONWebKeySet;
let identity: IdentityPort;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  strangersKeys = await generateKeyPair('RS256', { extractable: true });
  keySet = { keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  identity = firebaseIdentity({ projectId, keys: createLocalJWKSet(keySet) });
});

const now = () => Math.floor(Date.now() / 1000);

function goodClaims(): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'person-1',
    iat: now() - 10,
    exp: now() + 3590,
    auth_time: now() - 10,
    email: 'Rina@Example.com',
    email_verified: true,
    name: 'Rina',
    picture: 'https://photos.example/rina',
    firebase: { sign_in_provider: 'password' },
  };
}

type Header = { alg?: string; [name: string]: unknown };

async function sign(
  claims: JWTPayload,
  header: Header = {},
  key: CryptoKey | Uint8Array = keys.privateKey,
) {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header })
    .sign(key, { crit: { 'x-new': true } });
}

const encode = (value: unknown) => base64url.encode(JSON.stringify(value));
const without = (name: string) => {
  const { [name]: _dropped, ...rest } = goodClaims();
  return rest;
};

/** The code of the refusal, or what went wrong instead. */
async function refusalOf(token: string, port = identity): Promise<unknown> {
  try {
    return await port.verifyIdToken(token);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

test('tells who a good token is of, with the address in lower case', async () => {
  expect(await identity.verifyIdToken(await sign(goodClaims()))).toEqual({
    uid: 'person-1',
    email: 'rina@example.com',
    emailVerified: true,
    name: 'Rina',
    photo: 'https://photos.example/rina',
    provider: 'password',
    signedInAt: expect.any(Date),
  });
});

test('does without what a provider may leave out, and takes nothing for proof but true', async () => {
  const { name: _name, picture: _picture, firebase: _firebase, ...claims } = goodClaims();
  const token = await sign({ ...claims, email_verified: 'true' });
  expect(await identity.verifyIdToken(token)).toMatchObject({
    emailVerified: false,
    name: '',
    photo: null,
    provider: 'unknown',
  });
});

test('bears a clock that is five seconds off', async () => {
  const ahead = { ...goodClaims(), iat: now() + 4, auth_time: now() + 4 };
  expect(await identity.verifyIdToken(await sign(ahead))).toMatchObject({ uid: 'person-1' });
});

test('takes what is just short and just recent enough', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_900_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const claims = { ...goodClaims(), iat: now() + 5, auth_time: now() + 5 };
  const sub = 'x'.repeat(128);
  const email = `${'x'.repeat(249)}@b.co`;
  expect(await identity.verifyIdToken(await sign({ ...claims, sub, email }))).toMatchObject({
    uid: sub,
    email,
    signedInAt: new Date((now() + 5) * 1000),
  });
  expect(await refusalOf(await sign({ ...claims, iat: now() + 6 }))).toBe('unauthenticated');
  expect(await refusalOf(await sign({ ...claims, auth_time: now() + 6 }))).toBe('unauthenticated');
  const missing = 8192 - (await sign({ ...claims, name: '' })).length;
  const longest = await sign({ ...claims, name: 'x'.repeat(Math.floor((missing * 3) / 4)) });
  expect(longest).toHaveLength(8192);
  expect(await identity.verifyIdToken(longest)).toMatchObject({ uid: 'person-1' });
});

const badTokens: Record<string, () => string | Promise<string>> = {
  nothing: () => '',
  garbage: () => 'not.a.token',
  'two parts': () => `${encode({ alg: 'RS256', kid })}.${encode(goodClaims())}`,
  'broken base64': async () => `!!${await sign(goodClaims())}`,
  'too long': () => sign({ ...goodClaims(), name: 'x'.repeat(9000) }),
  'signed by nobody (alg none)': () => `${encode({ alg: 'none', kid })}.${encode(goodClaims())}.`,
  'alg none with a signature': async () => {
    const [, payload, signature] = (await sign(goodClaims())).split('.');
    return `${encode({ alg: 'none', kid })}.${payload}.${signature}`;
  },
  'HS256 with the public key as its secret': async () => {
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    return sign(goodClaims(), { alg: 'HS256' }, secret);
  },
  'another RSA algorithm': async () => {
    const other = await generateKeyPair('RS512');
    return sign(goodClaims(), { alg: 'RS512' }, other.privateKey);
  },
  'a changed payload': async () => {
    const [header, , signature] = (await sign(goodClaims())).split('.');
    return `${header}.${encode({ ...goodClaims(), sub: 'somebody-else' })}.${signature}`;
  },
  'a changed signature': async () => {
    const token = await sign(goodClaims());
    return `${token.slice(0, -8)}AAAAAAAA`;
  },
  'another key under the same name': () => sign(goodClaims(), {}, strangersKeys.privateKey),
  'no name of a key': () => sign(goodClaims(), { kid: undefined }),
  'an unknown key': () => sign(goodClaims(), { kid: 'unknown' }),
  'a key of its own in the header': async () => {
    const jwk = await exportJWK(strangersKeys.publicKey);
    return sign(goodClaims(), { jwk }, strangersKeys.privateKey);
  },
  'the address of a key set in the header': () =>
    sign(goodClaims(), { jku: 'https://evil.example/keys' }, strangersKeys.privateKey),
  'a critical extension': () => sign(goodClaims(), { crit: ['x-new'], 'x-new': 1 }),
  expired: () => sign({ ...goodClaims(), exp: now() - 60 }),
  'no expiry': () => sign(without('exp')),
  'issued in the future': () => sign({ ...goodClaims(), iat: now() + 300 }),
  'no time of issue': () => sign(without('iat')),
  'not valid yet': () => sign({ ...goodClaims(), nbf: now() + 300 }),
  'signed in in the future': () => sign({ ...goodClaims(), auth_time: now() + 300 }),
  'no time of sign-in': () => sign(without('auth_time')),
  'a time of sign-in in words': () => sign({ ...goodClaims(), auth_time: 'now' }),
  'another audience': () => sign({ ...goodClaims(), aud: 'somebody-else' }),
  'another issuer': () => sign({ ...goodClaims(), iss: 'https://accounts.google.com' }),
  'another project': () =>
    sign({ ...goodClaims(), aud: 'other', iss: 'https://securetoken.google.com/other' }),
  'an issuer that only begins right': () =>
    sign({ ...goodClaims(), iss: `https://securetoken.google.com/${projectId}.evil.example` }),
  'no subject': () => sign(without('sub')),
  'an empty subject': () => sign({ ...goodClaims(), sub: '' }),
  'a subject of 129 characters': () => sign({ ...goodClaims(), sub: 'x'.repeat(129) }),
  'a subject that is a number': () => sign({ ...goodClaims(), sub: 1 as unknown as string }),
  'no address': () => sign(without('email')),
  addresses: () => sign({ ...goodClaims(), email: ['a@b.example'] }),
  'an address of 255 characters': () => sign({ ...goodClaims(), email: `${'x'.repeat(250)}@b.co` }),
};

test.each(Object.entries(badTokens))('refuses a token with: %s', async (_kind, tokenOf) => {
  expect(await refusalOf(await tokenOf())).toBe('unauthenticated');
});

/** Serves key sets like the provider does. */
async function serve(answer: () => { status: number; body: string } | 'drop') {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const what = answer();
    if (what === 'drop') request.socket.destroy();
    else response.writeHead(what.status, { 'content-type': 'application/json' }).end(what.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const remote = remoteKeys(`http://127.0.0.1:${port}/keys`);
  return { identity: firebaseIdentity({ projectId, keys: remote }), calls: () => calls };
}

describe('the key set', () => {
  test('is fetched once for many tokens', async () => {
    const { identity: remote, calls } = await serve(() => ({
      status: 200,
      body: JSON.stringify(keySet),
    }));
    const token = await sign(goodClaims());
    await remote.verifyIdToken(token);
    await remote.verifyIdToken(token);
    expect(calls()).toBe(1);
  });

  test('a stranger who invents key names does not make the server ask each time', async () => {
    const { identity: remote, calls } = await serve(() => ({
      status: 200,
      body: JSON.stringify(keySet),
    }));
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(await refusalOf(await sign(goodClaims(), { kid: name }), remote)).toBe(
        'unauthenticated',
      );
    }
    expect(calls()).toBe(1);
  });

  test.each([
    ['is answered with an error', { status: 500, body: 'oh' }],
    ['is not JSON', { status: 200, body: '<html>' }],
    ['is not a key set', { status: 200, body: '{"keys":1}' }],
    ['is cut off', 'drop' as const],
  ])('that %s leaves the token undecided: 503, not 401', async (_failure, answer) => {
    const { identity: remote } = await serve(() => answer);
    expect(await refusalOf(await sign(goodClaims()), remote)).toBe('unavailable');
  });
});
