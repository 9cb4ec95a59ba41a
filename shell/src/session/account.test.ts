import { NetworkError } from '@motohaat/api/errors';
import { expect, test, vi } from 'vitest';

import { good, refusal, refuse, setUp } from '../testing/session-scene.ts';

type Run = (idToken: string) => Promise<{ due: string }>;
const password = { password: 'Abc#2026' };

async function signedIn(scene: Parameters<typeof setUp>[0] = {}) {
  const all = setUp({ stored: good, ...scene });
  await all.session.start();
  return all;
}

test('leaving confirms who it is, sends the new proof, and ends the session', async () => {
  const { session, identity, tokens, statuses } = await signedIn();
  const run = vi.fn<Run>(async () => ({ due: 'then' }));
  const outcome = await session.account.leave(password, run);
  expect(outcome).toEqual({ ok: true, answer: { due: 'then' } });
  expect(run).toHaveBeenCalledExactlyOnceWith('proof');
  expect(identity.done).toEqual(['confirm', 'signOut']);
  expect(tokens.read()).toBeUndefined();
  expect(statuses().at(-1)).toBe('anonymous');
});

test('a wrong password does nothing and keeps the session', async () => {
  const { session, tokens } = await signedIn({
    identity: { confirm: refuse('invalid-credential') },
  });
  const run = vi.fn<Run>();
  expect(await session.account.leave(password, run)).toEqual({
    ok: false,
    code: 'invalid-credential',
    message: 'This password is not right.',
  });
  expect(run).not.toHaveBeenCalled();
  expect(tokens.read()).toBe(good);
});

test('a refusal of the server keeps the session and says why', async () => {
  const { session, tokens } = await signedIn();
  const refused = refusal('money_in_flight');
  const outcome = await session.account.leave(password, () => Promise.reject(refused));
  expect(outcome).toEqual({ ok: false, code: 'money_in_flight', message: refused.message });
  expect(tokens.read()).toBe(good);
});

test('a Google window that was closed is a failure without a message', async () => {
  const { session } = await signedIn({ identity: { confirm: refuse('popup-closed-by-user') } });
  expect(await session.account.leave('google', vi.fn<Run>())).toEqual({
    ok: false,
    code: 'popup-closed-by-user',
  });
});

test('signing out everywhere ends this session only once the server has ended all', async () => {
  const answers: unknown[] = [new NetworkError(), { acknowledged: true }];
  const { session, tokens } = await signedIn({
    answers: { 'POST /profile/sign-out-everywhere': () => answers.shift() },
  });
  await expect(session.account.signOutEverywhere()).rejects.toThrow(NetworkError);
  expect(tokens.read()).toBe(good);
  await session.account.signOutEverywhere();
  expect(tokens.read()).toBeUndefined();
});
