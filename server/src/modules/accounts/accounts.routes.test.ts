import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addUser } from '../../testing/rows.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.stop());

/** As long as is kept. */
const longPhoto = `https://photos.example/${'a'.repeat(977)}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function newcomer(email: string, claims = {}) {
  const uid = `uid-of-${email}`;
  return { uid, email, idToken: await site.issuer.sign({ uid, email }, claims) };
}

function exchange(idToken: string, email: string) {
  return site.app.inject({ url: '/api/jwt', query: { email }, headers: bearer(idToken) });
}

function register(idToken: string, payload: Record<string, unknown>) {
  return site.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: bearer(idToken),
    payload,
  });
}

const storedUser = (uid: string) =>
  site.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

describe('GET /jwt', () => {
  test('exchanges an ID token for an access token that opens /me', async () => {
    const user = await addUser(site.db, { name: 'Mina' });
    const answer = await exchange(await site.issuer.sign(user), user.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { accessToken } = answer.json<{ accessToken: string }>();
    const me = await site.app.inject({ url: '/api/me', headers: bearer(accessToken) });
    expect(me.json()).toEqual({
      _id: user.id,
      id: user.id,
      email: user.email,
      name: 'Mina',
      role: 'buyer',
      photo: null,
      language: null,
    });
  });

  test('puts no role and no address into the token', async () => {
    const { accessToken } = await site.signIn('seller');
    const claims: unknown = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(Object.keys(claims as object).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'sub',
      'tv',
    ]);
  });

  test('says that a sign-in without an account has none, with an empty token', async () => {
    const { idToken, email } = await newcomer('nobody@example.com');
    const answer = await exchange(idToken, email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      accessToken: '',
      code: 'no_account',
      message: 'This sign-in has no MotoHaat account yet.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test.each([
    [{ status: 'suspended', suspension_reason: 'It sells fakes.' }, /suspended.*It sells fakes\./],
    [{ status: 'suspended', suspension_code: 'strikes' }, /suspended.*removed after reports\./],
    [{ status: 'deleted', deleted_at: new Date() }, /^(?!.*suspended)/],
  ] as const)('refuses an account that is %j, and says why', async (state, message) => {
    const user = await addUser(site.db, state);
    const answer = await exchange(await site.issuer.sign(user), user.email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      accessToken: '',
      code: 'account_suspended',
      message: expect.stringMatching(message),
    });
  });

  test('leaves an account as it is of which the provider says nothing new', async () => {
    const updated_at = new Date('2026-01-01T00:00:00Z');
    const user = await addUser(site.db, { email_verified: true, updated_at });
    await exchange(await site.issuer.sign(user, { email_verified: true }), user.email);
    expect(await storedUser(user.uid)).toMatchObject({ updated_at });
  });

  test('stores on each exchange whether the address is verified', async () => {
    const user = await addUser(site.db, { email_verified: false });
    await exchange(await site.issuer.sign(user, { email_verified: true }), user.email);
    expect(await storedUser(user.uid)).toMatchObject({ email_verified: true });
    await exchange(await site.issuer.sign(user, { email_verified: false }), user.email);
    expect(await storedUser(user.uid)).toMatchObject({ email_verified: false });
  });

  test('follows the address that the provider has now, unless another account has it', async () => {
    const user = await addUser(site.db);
    const moved = { uid: user.uid, email: 'moved@example.com' };
    expect((await exchange(await site.issuer.sign(moved), moved.email)).statusCode).toBe(200);
    expect(await storedUser(user.uid)).toMatchObject({ email: 'moved@example.com' });

    const other = await addUser(site.db);
    const taken = { uid: other.uid, email: 'moved@example.com' };
    const answer = await exchange(await site.issuer.sign(taken), taken.email);
    expect(answer.json()).toMatchObject({ code: 'email_taken', accessToken: '' });
  });
});

describe('POST /users', () => {
  test('makes no account for a name that nobody could see', async () => {
    const person = await newcomer('unseen@example.com');
    const answer = await register(person.idToken, { name: '\u200b\u3164\u2800', role: 'buyer' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { name: 'Name is required.' } });
    const { statusCode } = await register(person.idToken, { name: 'র\u200d্যাব', role: 'buyer' });
    expect(statusCode).toBe(201);
  });

  test('makes the account of the token, not of the body, and finds it again', async () => {
    const person = await newcomer('First.Person@Example.com');
    const body = { name: '  Rina\u202e   Khan ', role: 'seller', isAdmin: true, id: 'x' };
    const first = await register(person.idToken, body);
    expect(first.statusCode).toBe(201);
    const user = await storedUser(person.uid);
    expect(user).toMatchObject({
      email: 'first.person@example.com',
      name: 'Rina Khan',
      role: 'seller',
      email_verified: true,
    });
    expect(first.json()).toEqual({
      acknowledged: true,
      insertedId: user.id,
      email: 'first.person@example.com',
      role: 'seller',
    });

    const again = await register(person.idToken, { role: 'buyer' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });

  test('makes one account when the same person asks ten times at once', async () => {
    const person = await newcomer('eager@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(person.idToken, { role: 'buyer' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
  });

  test.each(['admin', 'Admin', '', 'superuser', null, ['buyer'], 1])(
    'refuses the role %j',
    async (role) => {
      const { idToken, uid } = await newcomer(`role-${String(role)}@example.com`);
      const answer = await register(idToken, { role });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        acknowledged: false,
        code: 'invalid',
        fields: { role: expect.any(String) },
      });
      await expect(storedUser(uid)).rejects.toThrow();
    },
  );

  test('Google creates a buyer and never changes the role of an account', async () => {
    const google = { firebase: { sign_in_provider: 'google.com' }, name: 'From Google' };
    const fresh = await newcomer('google@example.com', google);
    await register(fresh.idToken, { role: 'seller' });
    expect(await storedUser(fresh.uid)).toMatchObject({ role: 'buyer', name: 'From Google' });

    const seller = await addUser(site.db, { role: 'seller' });
    const answer = await register(await site.issuer.sign(seller, google), { role: 'buyer' });
    expect(answer.json()).toMatchObject({ role: 'seller' });
  });

  test.each([
    ['https://lh3.googleusercontent.com/a/photo', 'https://lh3.googleusercontent.com/a/photo'],
    ['javascript:alert(1)', null],
    ['http://tracker.example/pixel', null],
    ['no address', null],
    [longPhoto, longPhoto],
    [`${longPhoto}x`, null],
  ])('keeps the photo %s as %s', async (picture, stored) => {
    const person = await newcomer(`photo${picture.length}@example.com`, { picture });
    await register(person.idToken, { role: 'buyer' });
    expect(await storedUser(person.uid)).toMatchObject({ photo_url: stored });
  });

  test('refuses a suspended account', async () => {
    const user = await addUser(site.db, { status: 'suspended' });
    const answer = await register(await site.issuer.sign(user), { role: 'buyer' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'account_suspended' });
  });

  describe('an address that another account has', () => {
    test('stays with it when the newcomer has not proved it either', async () => {
      const holder = await addUser(site.db, { email_verified: false });
      const token = await site.issuer.sign(
        { uid: 'newcomer-1', email: holder.email },
        { email_verified: false },
      );
      const answer = await register(token, { role: 'buyer' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ acknowledged: false, code: 'email_taken' });
    });

    test.each([
      { email_verified: true, role: 'buyer' as const },
      { email_verified: false, role: 'admin' as const },
    ])('stays with %o, whoever proves it now', async (values) => {
      const holder = await addUser(site.db, values);
      const token = await site.issuer.sign({ uid: `2-${holder.uid}`, email: holder.email });
      expect((await register(token, { role: 'buyer' })).statusCode).toBe(409);
      expect(await storedUser(holder.uid)).toMatchObject({ status: 'active', email: holder.email });
    });

    test('goes to who proved it, and the squatter gets locked out with what they have', async () => {
      const squatter = await site.signIn('seller');
      await site.db
        .updateTable('users')
        .set({ email_verified: false })
        .where('id', '=', squatter.id)
        .execute();
      const token = await site.issuer.sign({ uid: 'owner', email: squatter.email });
      const answer = await register(token, { role: 'buyer' });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ email: squatter.email, role: 'buyer' });
      expect(await storedUser(squatter.uid)).toMatchObject({
        status: 'suspended',
        email: `released-${squatter.id}@account.invalid`,
      });
      const { authorization } = squatter;
      const me = await site.app.inject({ url: '/api/me', headers: { authorization } });
      expect(me.statusCode).toBe(401);
    });
  });
});

describe('POST /logout', () => {
  test('ends the token and the cookie at once, and no other session', async () => {
    const here = await site.signIn('buyer');
    const elsewhere = (await exchange(here.idToken, here.email)).json<{ accessToken: string }>();
    const { authorization } = here;
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization },
    });
    expect(answer.json()).toEqual({ acknowledged: true });
    expect(answer.headers['set-cookie']).toBe(
      'composition=; Max-Age=0; Path=/remotes; HttpOnly; SameSite=Strict',
    );
    const me = (headers: Record<string, string>) => site.app.inject({ url: '/api/me', headers });
    expect((await me({ authorization })).statusCode).toBe(401);
    expect((await me(bearer(elsewhere.accessToken))).statusCode).toBe(200);
  });

  test('forgets ended tokens once they have expired', async () => {
    const { id, authorization } = await site.signIn('buyer');
    const expired = { jti: 'long-gone', user_id: id, expires_at: new Date(Date.now() - 3_600_000) };
    await site.db.insertInto('revoked_tokens').values(expired).execute();
    await site.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
    const kept = await site.db.selectFrom('revoked_tokens').select('jti').execute();
    expect(kept.map(({ jti }) => jti)).not.toContain('long-gone');
  });
});
