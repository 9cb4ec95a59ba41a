import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from '../testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
beforeEach(() => harness.reset());
afterAll(() => harness.stop());

const EMAIL = 'rahim@example.com';

function verify(token: string) {
  const { jwksUrl, projectId } = harness.sandbox.identity;
  return jwtVerify(token, createRemoteJWKSet(new URL(jwksUrl)), {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
  });
}

function call(operation: string, body: Record<string, unknown>, key?: string) {
  const query = new URLSearchParams({ key: key ?? harness.sandbox.identity.apiKey });
  return harness.post(
    `/identitytoolkit.googleapis.com/v1/accounts:${operation}?${query.toString()}`,
    body,
  );
}

async function messageOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { code: number; message: string } };
  expect(error.code).toBe(response.status);
  return error.message;
}

it("issues ID tokens with the vendor's claims, good against the published keys", async () => {
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  const { payload, protectedHeader } = await verify(await user.getIdToken());
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  expect(payload).toEqual({
    iss: 'https://securetoken.google.com/demo-motohaat',
    aud: 'demo-motohaat',
    sub: user.uid,
    user_id: user.uid,
    auth_time: expect.any(Number),
    iat: expect.any(Number),
    exp: (payload.iat ?? 0) + 3600,
    email: EMAIL,
    email_verified: false,
    firebase: { identities: { email: [EMAIL] }, sign_in_provider: 'password' },
  });
});

it('names the Google account in its tokens', async () => {
  const account = { sub: '42', email: EMAIL, email_verified: true, name: 'K', picture: 'http://p' };
  const credential = GoogleAuthProvider.credential(JSON.stringify(account));
  const { user } = await signInWithCredential(harness.visitor(), credential);
  expect((await verify(await user.getIdToken())).payload).toMatchObject({
    email_verified: true,
    name: 'K',
    picture: 'http://p',
    firebase: {
      identities: { email: [EMAIL], 'google.com': ['42'] },
      sign_in_provider: 'google.com',
    },
  });
});

it('renews a token without moving the time of the sign-in', async () => {
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  const first = decodeJwt(await user.getIdToken());
  harness.ahead = 60_000;
  const renewed = decodeJwt(await user.getIdToken(true));
  expect(renewed['auth_time']).toBe(first['auth_time']);
  expect(renewed.iat).toBeGreaterThanOrEqual((first.iat ?? 0) + 60);
});

it('ends the sessions of an account that is disabled', async () => {
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  await harness.account({ email: EMAIL, disabled: true });
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
});

it('never gives out a refresh token that passes for an ID token', async () => {
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  await expect(verify(user.refreshToken)).rejects.toThrow();
  const answer = await call('lookup', { idToken: user.refreshToken });
  expect(await messageOf(answer)).toBe('INVALID_ID_TOKEN');
});

it('refuses ID tokens that are missing, altered, unsigned or too old', async () => {
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  const token = await user.getIdToken();
  const [, payload] = token.split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await messageOf(await call('lookup', {}))).toBe('MISSING_ID_TOKEN');
  for (const idToken of ['x', `${token.slice(0, -8)}AAAAAAAA`, `${header}.${payload}.`]) {
    expect(await messageOf(await call('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
  }
  harness.ahead = 3_601_000;
  expect(await messageOf(await call('lookup', { idToken: token }))).toBe('TOKEN_EXPIRED');
});

it('refuses refresh tokens that it did not issue', async () => {
  const key = harness.sandbox.identity.apiKey;
  const refresh = (fields: Record<string, string>) =>
    harness.fetch(`/securetoken.googleapis.com/v1/token?key=${key}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
  const forged = await refresh({ grant_type: 'refresh_token', refresh_token: 'x' });
  expect(await messageOf(forged)).toBe('INVALID_REFRESH_TOKEN');
  const missing = await refresh({ grant_type: 'refresh_token' });
  expect(await messageOf(missing)).toBe('MISSING_REFRESH_TOKEN');
});

it('asks for the API key of its project', async () => {
  const missing = await call('signUp', {}, '');
  expect(missing.status).toBe(403);
  expect(await messageOf(missing)).toMatch(/missing a valid API key/);
  const attempt = createUserWithEmailAndPassword(harness.visitor('wrong'), EMAIL, GOOD_PASSWORD);
  expect(await codeOf(attempt)).toMatch(/^auth\/api-key-not-valid/);
});

it("answers bodies that are not its protocol in the vendor's shape", async () => {
  expect(await messageOf(await call('signUp', { email: 7, password: 'x' }))).toMatch(/'email'/);
  const list = await harness.post(
    `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${harness.sandbox.identity.apiKey}`,
    [],
  );
  expect(await messageOf(list)).toBe('Invalid JSON payload received.');
});
